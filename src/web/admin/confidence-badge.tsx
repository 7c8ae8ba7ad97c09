import { Badge, type Tone } from "../ui/badge.tsx";
import { confidenceLevel, type ConfidenceLevel } from "./confidence.ts";

const looks: Record<ConfidenceLevel, { tone: Tone; word: string }> = {
  high: { tone: "good", word: "High" },
  medium: { tone: "caution", word: "Medium" },
  low: { tone: "bad", word: "Low" },
};

/** @param score 0 to 100 */
export function ConfidenceBadge({ score }: { score: number }) {
  const { tone, word } = looks[confidenceLevel(score)];
  return (
    <Badge tone={tone}>
      {word} <span className="font-bold">{Math.round(score)}%</span>
    </Badge>
  );
}
