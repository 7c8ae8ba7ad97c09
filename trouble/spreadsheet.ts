import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Parser } from "htmlparser2";
import { listCsv } from "../src/web/exports/list-csv.ts";
import { listSections, type SentItem } from "../src/web/exports/list-sections.ts";

const program = "/usr/bin/soffice";
/** Names that a spreadsheet may read wrongly: by another encoding, as several cells or lines, or as a formula. */
const names = [
  "Brötchen",
  "Crème fraîche 🥐",
  "ケーキ",
  "شاي",
  'Beans, "baked"; big',
  "Two\nlines",
  "=1+1",
  "+49 30 1234",
  "-5 °C bag",
  "@SUM(A1)",
  "\tTab",
];

const money = 1.19;

/**
 * Opens the CSV of a list in LibreOffice: each cell must be the exported text, and none is calculated. Without its window
 * LibreOffice ignores the byte order mark of UTF-8, so it is given the options that its window would propose.
 */
export async function runSpreadsheet(): Promise<void> {
  if (!existsSync(program)) {
    console.log("LibreOffice isn't here: Debian's package libreoffice-calc-nogui has it. Nothing was tried.");
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), "restock-spreadsheet-"));
  try {
    const sections = listSections(names.map(itemOf), []);
    const items = sections.flatMap(({ groups }) => groups.flatMap((group) => group.items));
    await writeFile(join(folder, "list.csv"), listCsv(sections));
    await promisify(execFile)(program, [
      `-env:UserInstallation=file://${folder}/profile`,
      "--headless",
      "--infilter=Text - txt - csv (StarCalc):44,34,76",
      "--convert-to",
      "fods",
      "--outdir",
      folder,
      join(folder, "list.csv"),
    ]);
    const sheet = await readFile(join(folder, "list.fods"), "utf8");
    const rows = rowsOf(sheet);
    for (const [place, { name }] of items.entries()) {
      const [shown, , , , , , price] = rows[place + 1] ?? [];
      const expected = /^[=+\-@\t]/.test(name) ? `'${name}` : name;
      if (shown !== expected)
        throw new Error(`${JSON.stringify(expected)} shows as ${JSON.stringify(shown)}.`);
      if (price !== String(money)) throw new Error(`The price of ${name} shows as ${price}.`);
    }
    if (sheet.includes("table:formula=")) throw new Error("A cell is calculated.");
    console.log(`LibreOffice shows all ${items.length} rows as they were written, and calculates no cell.`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function itemOf(name: string, place: number): SentItem {
  const at = "2026-03-02T10:00:00.000+00:00";
  return {
    id: `00000000-0000-7000-8000-${String(place).padStart(12, "0")}`,
    name,
    quantity: 1,
    parsedQuantity: null,
    parsedSize: null,
    note: null,
    price: money,
    storeId: null,
    categoryId: null,
    categoryName: null,
    completed: false,
    completedAt: null,
    hidden: false,
    createdAt: at,
    updatedAt: at,
  };
}

/** Reads the texts of a sheet's cells; a line of a cell is a paragraph, and repeated spaces are an element with their count. */
function rowsOf(sheet: string): string[][] {
  const rows: string[][] = [];
  let paragraphs: string[] = [];
  let [isText, repeated] = [false, 1];
  const parser = new Parser(
    {
      onopentag(name, { "text:c": count = "1", "table:number-columns-repeated": times = "1" }) {
        if (name === "table:table-row") rows.push([]);
        if (name === "table:table-cell") [paragraphs, repeated] = [[], Number(times)];
        if (name === "text:p") paragraphs.push("");
        if (name === "text:s") paragraphs.push(paragraphs.pop()! + " ".repeat(Number(count)));
        if (name === "text:tab") paragraphs.push(`${paragraphs.pop()!}\t`);
        isText ||= name === "text:p";
      },
      ontext(text) {
        if (isText) paragraphs.push(paragraphs.pop()! + text);
      },
      onclosetag(name) {
        if (name === "text:p") isText = false;
        if (name === "table:table-cell")
          rows.at(-1)!.push(...Array<string>(Math.min(repeated, 20)).fill(paragraphs.join("\n")));
      },
    },
    { xmlMode: true },
  );
  parser.end(sheet);
  return rows;
}
