import { useId } from "react";
import { nameKey } from "../../contract/items/rules.ts";
import { countOf } from "../ui/count-of.ts";
import { Card } from "../ui/card.tsx";
import { Section } from "../ui/section.tsx";
import { ChoiceSelect } from "./choice-select.tsx";
import type { Knowledge } from "./knowledge.ts";
import type { CategoryMeaning, Question } from "./questions.ts";

/** Asks for each category that the list doesn't have what it means. */
export function Questions({
  questions,
  knowledge,
  onAnswer,
}: {
  questions: readonly Question[];
  knowledge: Knowledge;
  onAnswer: (category: string, answer: CategoryMeaning) => void;
}) {
  if (questions.length === 0) return null;
  return (
    <Section title="Headings that your list doesn't have">
      <Card>
        {questions.map((question) => (
          <QuestionRow
            key={nameKey(question.name)}
            question={question}
            categories={knowledge.categories}
            onAnswer={(answer) => onAnswer(nameKey(question.name), answer)}
          />
        ))}
      </Card>
    </Section>
  );
}

const own: readonly (readonly [CategoryMeaning, string])[] = [
  ["category", "New category"],
  ["store", "Store"],
  ["nothing", "Ignore it"],
];

function QuestionRow({
  question: { name, count, answer },
  categories,
  onAnswer,
}: {
  question: Question;
  categories: readonly string[];
  onAnswer: (answer: CategoryMeaning) => void;
}) {
  const id = useId();
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5">
      <label htmlFor={id} className="min-w-0 flex-[1_1_6rem]">
        <span dir="auto" className="block font-[550] wrap-anywhere">
          {name}
        </span>
        {count > 0 && <span className="block text-sm text-ink-2">{countOf(count, "thing", "things")}</span>}
      </label>
      <ChoiceSelect id={id} value={answer} onChange={(value) => onAnswer(value as CategoryMeaning)}>
        {own.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
        <optgroup label="The same as">
          {categories.map((category) => (
            <option key={category} value={`known:${category}`}>
              {category}
            </option>
          ))}
        </optgroup>
      </ChoiceSelect>
    </div>
  );
}
