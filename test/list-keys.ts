import { listTables } from "../src/server/list-changes/list-tables.ts";

type Mention = { table: string; alias: string; hasKey: boolean };
/** A query or subquery, with the tables that it names. */
type Query = { outer: Query | null; mentions: Mention[] };
/** The part of a query in which a word stands: its tables, the condition of a join, that of WHERE, or anything else. */
type Place = "tables" | "join" | "where" | "elsewhere";
/** The text between two parentheses, or outside of all. `isQuery`: a query of its own has begun there. */
type Level = { query: Query; place: Place; isQuery: boolean };

const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$?\w+|[^\s\w]/g;
const list = (words: string) => new Set(words.split(" "));
/** Words that end the tables and the conditions of a query. */
const ends = list("group order window limit offset returning set values having for do");
const noAlias = list(
  "set where on using join left right full inner cross natural select values default group order window limit offset returning having for union except intersect",
);
/** Words before a parenthesis that is no function's. */
const noFunction = list("and or not in any all some exists where on using from join lateral as");
const isName = (word: string | undefined): word is string => word !== undefined && /^[a-z_]\w*$/.test(word);

/**
 * The list tables that a statement mentions without the key of their rows' list. The key has to stand in a condition (WHERE,
 * ON or USING) about that table, or among the columns of an INSERT: only selected or returned it ties no row to a list.
 */
export function withoutListKey(text: string): string[] {
  const reader = new StatementReader(text);
  return reader
    .read()
    .filter(({ table, hasKey }) => listTables.includes(table) && !hasKey)
    .map(({ table }) => table);
}

/** Follows a statement word by word, without knowing more of SQL than where tables and conditions stand. */
class StatementReader {
  readonly #tokens: readonly string[];
  readonly #found: Mention[] = [];
  readonly #levels: Level[] = [{ query: { outer: null, mentions: [] }, place: "elsewhere", isQuery: true }];
  #at = 0;
  #awaitsTable = false;

  constructor(text: string) {
    const words = text.replace(/--.*$/gm, "").match(token) ?? [];
    this.#tokens = words.map((word) => (/^['"]/.test(word) ? word : word.toLowerCase()));
  }

  /** All tables that the statement mentions. */
  read(): readonly Mention[] {
    for (this.#at = 0; this.#at < this.#tokens.length; this.#at += 1) this.#take(this.#word(0)!);
    return this.#found;
  }

  get #level(): Level {
    return this.#levels.at(-1)!;
  }

  #word(offset: number): string | undefined {
    return this.#tokens[this.#at + offset];
  }

  #take(word: string): void {
    const level = this.#level;
    switch (word) {
      case "(":
        return this.#open();
      case ")":
        this.#awaitsTable = false;
        return void this.#levels.pop();
      case ",":
        if (level.isQuery && (level.place === "tables" || level.place === "join")) this.#expectTable();
        return;
      case "select":
      case "delete":
      case "insert":
        return this.#begin();
      case "update":
        if (["for", "key", "do"].includes(this.#word(-1)!)) return;
        this.#begin();
        return this.#expectTable();
      case "from":
        if (level.isQuery && this.#word(-1) !== "distinct") this.#expectTable();
        return;
      case "join":
        return this.#expectTable();
      case "into":
        return this.#noteInsertion();
      case "using":
        return this.#takeUsing();
      case "on":
        level.place = this.#word(1) === "conflict" || this.#word(-1) === "distinct" ? "elsewhere" : "join";
        return;
      case "where":
        // FILTER (WHERE ...) is about what is counted, not about the rows that are looked at.
        level.place = this.#word(-1) === "(" ? "elsewhere" : "where";
        return;
      case "list_id":
        return this.#noteKey();
    }
    if (ends.has(word)) {
      level.place = "elsewhere";
      this.#awaitsTable = false;
    } else if (this.#awaitsTable && isName(word) && word !== "lateral" && word !== "only")
      this.#noteTable(word);
  }

  #open(): void {
    const { query, place } = this.#level;
    const before = this.#word(-1);
    // A comma between a function's arguments comes before no table.
    const isCall = isName(before) && !noFunction.has(before);
    this.#levels.push({ query, place: isCall && place === "tables" ? "elsewhere" : place, isQuery: false });
  }

  #begin(): void {
    const { query, isQuery } = this.#level;
    const outer = isQuery ? query.outer : query;
    Object.assign(this.#level, { query: { outer, mentions: [] }, place: "elsewhere", isQuery: true });
    this.#awaitsTable = false;
  }

  #expectTable(): void {
    this.#level.place = "tables";
    this.#awaitsTable = true;
  }

  /** JOIN ... USING (columns), else DELETE ... USING tables. */
  #takeUsing(): void {
    if (this.#word(1) === "(" && this.#word(2) !== "select") this.#level.place = "join";
    else this.#expectTable();
  }

  #noteTable(table: string): void {
    this.#awaitsTable = false;
    if (this.#word(1) === "(") return;
    const said = this.#word(1) === "as" ? this.#word(2) : this.#word(1);
    this.#note({ table, alias: isName(said) && !noAlias.has(said) ? said : table, hasKey: false });
  }

  #noteInsertion(): void {
    const [table, ...rest] = this.#tokens.slice(this.#at + 1);
    const columns = new Set(rest.slice(0, rest.indexOf(")")));
    const areNamed = !columns.has("select") && !columns.has("values");
    this.#found.push({ table: table!, alias: "", hasKey: areNamed && columns.has("list_id") });
  }

  #note(mention: Mention): void {
    this.#level.query.mentions.push(mention);
    this.#found.push(mention);
  }

  /** The key counts for the table that it is a column of: of the nearest query that has it, seen from the inside. */
  #noteKey(): void {
    const { place, query } = this.#level;
    if (place !== "join" && place !== "where") return;
    const alias = this.#word(-1) === "." ? this.#word(-2) : undefined;
    for (let one: Query | null = query; one !== null; one = one.outer) {
      const meant = one.mentions.filter((mention) => alias === undefined || mention.alias === alias);
      for (const mention of meant) mention.hasKey = true;
      if (meant.length > 0) return;
    }
  }
}
