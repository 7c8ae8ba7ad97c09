import { expect, test } from "vitest";
import { readRows } from "./read-import.rows.ts";

const texts: Record<string, [string, string[]]> = {
  "a title with a day": [
    "Shopping list 12 November\n- milk\n- bread",
    ["milk", "bread", "skipped: Shopping list 12 November: It is the title of the list."],
  ],
  "bullets above indented ones": [
    "- Rewe\n  - [ ] milk\n- Garden\n  - [ ] 2 roses\n  - [x] soil\n- [ ] stamps",
    ["milk @Rewe", "2 roses #Garden", "stamps", "bought: soil"],
  ],
  "things with things below them": ["- [ ] tacos\n  - [ ] rice\n  - [ ] butter", ["tacos", "rice", "butter"]],
  "Markdown within a line": [
    "_Updated Friday_\n- **Butter** 250 g\n- [milk](https://x.example/m)\n- snake_case `soap`",
    ["250 g Butter", "milk", "snake_case soap", "skipped: _Updated Friday_: It is a remark about the list."],
  ],
  "an empty part between dashes": [
    "- [ ] Milk — — lactose free\n- [ ] Rice",
    ["Milk (lactose free)", "Rice"],
  ],
  "files, links and totals of a chat": [
    "[12/11/2026, 18:03:22] Ada: milk\n[12/11/2026, 18:04:01] Bo: \u200E<attached: 1-PHOTO.jpg>\n[12/11/2026, 18:05:01] Bo: https://x.example/a\nTotal: 12.50 €",
    [
      "milk",
      "skipped: [12/11/2026, 18:04:01] Bo: <attached: 1-PHOTO.jpg>: It is a file.",
      "skipped: [12/11/2026, 18:05:01] Bo: https://x.example/a: It is a link.",
      "skipped: Total: 12.50 €: It is the total.",
    ],
  ],
  "a named title and where it is from": [
    'Einkaufsliste "Zuhause"\n- milk\n- bread\nErstellt mit Bring!',
    [
      "milk",
      "bread",
      'skipped: Einkaufsliste "Zuhause": It is the title of the list.',
      "skipped: Erstellt mit Bring!: It says where the list is from.",
    ],
  ],
  "italics behind boxes": ["- [ ] *milk*\n- [/] rice\n* *bread*", ["milk", "rice", "bread"]],
  "boxes in a table": [
    "| Done | Item |\n|---|---|\n| [x] | Milk |\n| [ ] | Rice |",
    ["Rice", "bought: Milk", "skipped: |---|---|: It is the line below the headers of a table."],
  ],
  "senders above times": [
    "Ada\nToday, 18:03\nmilk\n\nBo\nToday, 18:04\n3 lemons",
    [
      "milk",
      "3 lemons",
      "skipped: Ada: It says who wrote, and when.",
      "skipped: Today, 18:03: It says who wrote, and when.",
      "skipped: Bo: It says who wrote, and when.",
      "skipped: Today, 18:04: It says who wrote, and when.",
    ],
  ],
  "boxes with spaces, and marks behind its rows": [
    "-[x ] rice\n- [ x] butter\nsalt ✓\ntea (erledigt)\n- [ ] soap ✓\n🍞 2 bread",
    ["soap ✓", "2 bread", "bought: rice", "bought: butter", "bought: salt", "bought: tea"],
  ],
  "stores of which one has nothing": [
    "# Aldi\n# Rewe\n## Produce\n- rice\n## Uncategorized\n- wax\n# Costco",
    [
      "rice #Produce @Rewe",
      "wax @Rewe",
      "skipped: Aldi: It is a heading with nothing below it.",
      "skipped: Costco: It is a heading with nothing below it.",
    ],
  ],
  "letters before its rows": ["a) rice\nb) butter", ["rice", "butter"]],
  "remarks among its rows": [
    "> Remember the bags\n- rice <!-- 2 bags -->",
    ["2 bags rice", "skipped: > Remember the bags: It is a remark about the list."],
  ],
  "notices of a chat program": [
    "12/11/2026, 18:03 - Ada: milk\n12/11/2026, 18:04 - Bo: image omitted\n12/11/2026, 18:05 - Bo: You deleted this message",
    [
      "milk",
      "skipped: 12/11/2026, 18:04 - Bo: image omitted: It is a notice of the chat program.",
      "skipped: 12/11/2026, 18:05 - Bo: You deleted this message: Nobody reads it any more.",
    ],
  ],
  "a message of signs alone": [
    "[12/11/2026, 18:03:22] Ada: milk\n[12/11/2026, 18:04:01] Bo: 👍",
    ["milk", "skipped: [12/11/2026, 18:04:01] Bo: 👍: It names nothing to buy."],
  ],
  "days, signs and tags of tasks": [
    "- [ ] milk ⏫ 🔁 every week 📅 2026-11-25\n- [x] butter ✅ 2026-11-20\n- [ ] rice #task #produce #vegan [due:: 2026-12-01]\n- [-] fudge\n- [ ] pencil \\#two",
    [
      "milk (2026-11-25, every week)",
      "rice (2026-12-01, vegan) #Produce",
      "pencil #two",
      "bought: butter",
      "skipped: - [-] fudge: It was cancelled.",
    ],
  ],
  "talk between rows of unknown words": [
    "zorbax\n2 grommets\nsee you later\nkeine Eier\nwe need butter\nrice from Aldi\nglue, 2 kg\nthanks",
    [
      "zorbax",
      "2 grommets",
      "butter",
      "rice @Aldi",
      "2 kg glue",
      "skipped: see you later: It names nothing to buy.",
      "skipped: keine Eier: It names nothing to buy.",
      "skipped: thanks: It names nothing to buy.",
    ],
  ],
  "stores ahead of rows, and amounts behind dots": [
    "@Aldi\nrice.......2\nbutter:3\nwax = 200 g\n→ glue\nRewe - milk",
    ["2 rice @Aldi", "3 butter @Aldi", "200 g wax @Aldi", "glue @Aldi", "milk @Rewe"],
  ],
  "a struck cell of a table": [
    "| Item | Qty |\n|---|---|\n| ~~Milk~~ | 2 |\n| Rice | 1 |",
    ["Rice", "bought: Milk", "skipped: |---|---|: It is the line below the headers of a table."],
  ],
  "references of HTML": ["- Ben &amp; Jerry&#39;s", ["Ben & Jerry's"]],
};

test.each(Object.entries(texts))("a text with %s is read", async (_, [text, rows]) => {
  expect((await readRows(text, "list.md")).rows).toEqual(rows);
});
