import { Parser } from "htmlparser2";
import { isBlock, plainText } from "./plain-text.ts";
import { isRecipeType, nothingFound, type FoundRecipe } from "./recipe.ts";

/** The parts of a page that may describe recipes. */
export type PageParts = {
  /** The contents of JSON-LD scripts. */
  readonly scripts: string[];
  /** The recipes in microdata. */
  readonly marked: FoundRecipe[];
  /** The page's titles, the best first. */
  readonly titles: string[];
};

/**
 * The nesting depth up to which a page is read: pages written by people reach a tenth of it, and each further level
 * costs more than the one before.
 */
const mostDepth = 256;
const longestText = 1000;
const mostTexts = 1000;
const mostScripts = 100;

/** Collects the text of an element; `into` is called with it when the element ends. */
type Collector = { text: string; longest: number; into: (text: string) => void };
/** The recipe that an element describes, or "other" for an object of another type. */
type Scope = FoundRecipe | "other" | null;
type Open = { scope: Scope; collectors: Collector[] };

const properties: Readonly<Record<string, keyof FoundRecipe>> = {
  name: "titles",
  recipeyield: "yields",
  yield: "yields",
  recipeingredient: "ingredients",
  ingredients: "ingredients",
  ingredient: "ingredients",
  url: "urls",
};

/** Reads a page in one pass. */
export function scanPage(html: string): PageParts {
  const reader = new PageReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.addText(text),
    onclosetag: () => reader.close(),
  });
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return reader.parts;
}

class TooDeep extends Error {}

class PageReader {
  readonly parts: PageParts = { scripts: [], marked: [], titles: [] };
  readonly #open: Open[] = [];
  readonly #collectors = new Set<Collector>();

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#open.length === mostDepth) throw new TooDeep();
    if (isBlock(tag)) this.addText(" ");
    const around = this.#open.at(-1)?.scope ?? null;
    const collectors = [...this.#ofTag(tag, attributes), ...this.#ofProperty(around, attributes)];
    for (const collector of collectors) this.#collectors.add(collector);
    this.#open.push({ scope: this.#scopeOf(attributes, around), collectors });
  }

  addText(text: string): void {
    for (const collector of this.#collectors)
      if (collector.text.length < collector.longest) collector.text += text;
  }

  close(): void {
    for (const collector of this.#open.pop()?.collectors ?? []) {
      this.#collectors.delete(collector);
      collector.into(collector.text.slice(0, collector.longest));
    }
  }

  #scopeOf({ itemscope, itemtype = "" }: Readonly<Record<string, string>>, around: Scope): Scope {
    if (itemscope === undefined) return around;
    if (!itemtype.split(/\s+/).some(isRecipeType)) return "other";
    const recipe = nothingFound();
    this.parts.marked.push(recipe);
    return recipe;
  }

  #ofTag(tag: string, { type, property, content }: Readonly<Record<string, string>>): Collector[] {
    const { scripts, titles } = this.parts;
    if (tag === "script" && scripts.length < mostScripts && isJsonLd(type))
      return [{ text: "", longest: Number.POSITIVE_INFINITY, into: (text) => scripts.push(text) }];
    if (tag === "meta" && property === "og:title" && content !== undefined) titles.unshift(content);
    if (tag !== "title" || titles.length > mostTexts) return [];
    return [{ text: "", longest: longestText, into: (text) => titles.push(text) }];
  }

  #ofProperty(around: Scope, attributes: Readonly<Record<string, string>>): Collector[] {
    const { itemprop, content, href } = attributes;
    if (itemprop === undefined || around === null || around === "other") return [];
    const fields = new Set(
      itemprop
        .split(/\s+/)
        .map((name) => name.toLowerCase())
        .filter((name) => Object.hasOwn(properties, name))
        .map((name) => around[properties[name]!])
        .filter((texts) => texts.length < mostTexts),
    );
    return [...fields].flatMap((texts) => {
      const given = content ?? (texts === around.urls ? href : undefined);
      if (given !== undefined) texts.push(given);
      return given === undefined
        ? [{ text: "", longest: longestText, into: (text: string) => texts.push(text) }]
        : [];
    });
  }
}

/** Whether a script is JSON-LD; its type may be encoded with entities, or have parameters. */
function isJsonLd(type = ""): boolean {
  return plainText(type.slice(0, 200)).split(";", 1)[0]!.trim().toLowerCase() === "application/ld+json";
}
