import { expect, test } from "vitest";
import { sourceOf } from "./byte-source.ts";
import { rowsOf } from "./import-plan.rows.ts";
import type { ImportOptions } from "./import-plan.ts";
import { readImport } from "./read-import.ts";

const options: ImportOptions = {
  stores: ["Aldi", "Rewe", "Costco"],
  categories: ["Produce", "Dairy & Eggs"],
  isName: (name) => ["milk", "bread"].includes(name.toLowerCase()),
  isKnownToEngine: (name) => ["rice", "butter"].includes(name.toLowerCase()),
};

async function read(content: unknown, name: string) {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const plan = await readImport(sourceOf(new TextEncoder().encode(text)), name, options);
  return { format: plan.format, rows: rowsOf(plan) };
}

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
  expect((await read(text, "list.md")).rows).toEqual(rows);
});

test("the total below a table and the apostrophe before formulas are left out", async () => {
  const { rows } = await read(
    "Item,Quantity,Price\n'=Salt,1,1.50\nTotal yoghurt,1,2.00\nTotal,3,5.00",
    "list.csv",
  );
  expect(rows).toEqual(["=Salt 1.5", "Total yoghurt 2", "skipped: Total, 3, 5.00: It is the total."]);
});

test("headers may be names of fields, and need not include a column of names", async () => {
  const fields = "id,item_name,quantity,is_checked,store_name\n1,Milk,2,false,Aldi\n2,Rice,1,true,";
  expect((await read(fields, "list.csv")).rows).toEqual(["2 Milk @Aldi", "bought: Rice"]);
  const price = "Leckerei;Preis\nMilk;1,20\nRice;3,50";
  expect((await read(price, "list.csv")).rows).toEqual(["Milk 1.2", "Rice 3.5"]);
  const other = "Lebensmittel;Menge;Laden\nMilk;2 l;Aldi";
  expect((await read(other, "list.csv")).rows).toEqual(["2 l Milk @Aldi"]);
  const note = "Descripción;Cantidad;Precio por unidad;ID del producto\nMilk;2 l;1,29 €;77";
  expect((await read(note, "list.csv")).rows).toEqual(["2 l Milk 1.29"]);
  await expect(read("Preis;Menge\n1,99;2", "list.csv")).rejects.toThrow("no column with the names");
});

test("words below unknown headers become notes, and other unknown columns are reported as left out", async () => {
  const text =
    "id,Item,Brand,Organic,Remarks,Due date,Calories,Added by\n7,Milk,Weihe,yes,cold,2026-11-25,64,Ada\n8,Rice,,no,,,0,Bo";
  expect((await read(text, "list.csv")).rows).toEqual([
    "Milk (Weihe, Organic, cold, 2026-11-25)",
    "Rice",
    "skipped: Calories: 64: Restock has no place for this column.",
    "skipped: Added by: Ada, Bo: Restock has no place for this column.",
  ]);
});

test("a table without headers may have units and a title", async () => {
  const { rows } = await read("Shopping,,\nMilk,2,l\nRice,500,g\nBread,,", "list.csv");
  expect(rows).toEqual([
    "2 l Milk",
    "500 g Rice",
    "Bread",
    "skipped: Shopping: It is the title of the list.",
  ]);
});

test("headers may be compound words, and a date in a done column means done", async () => {
  const text = "productName,productQuantity,categoryName,completedAt\nMilk,2,Dairy,\nRice,1,Dry,2026-11-01";
  expect((await read(text, "list.csv")).rows).toEqual(["2 Milk #Dairy", "bought: Rice"]);
});

test("the numbers of rows are not read as amounts", async () => {
  const { rows } = await read("1,Milk,2 l,0\n2,Rice,1,1\n3,Wax,12,0", "list.csv");
  expect(rows.slice(0, 3)).toEqual(["2 l Milk", "12 Wax", "bought: Rice"]);
});

test("the parts of a shop are categories in a table without headers", async () => {
  const { rows } = await read("Milk|2|Dairy\nRice||Household\nWax|3|Obst und Gemüse", "list.csv");
  expect(rows).toEqual(["2 Milk #Dairy", "Rice #Household", "3 Wax #Obst und Gemüse"]);
});

test("semicolons separate the cells of a table whose numbers have decimal commas", async () => {
  const { rows } = await read("3;Milk;Rewe;1,29\n1;Rice;Aldi;2,49", "list.csv");
  expect(rows).toEqual(["3 Milk @Rewe 1.29", "Rice @Aldi 2.49"]);
});

const tickTick =
  '"Date: 2026-11-12+0000"\n"List Name","Title","Content","Status","Column Name","Tags"\n"Food","Milk","","0","Produce","aldi, vegan"\n"Costco","Rice (brown)","","0","",""\n';

const files: Record<string, { name: string; content: unknown; format: string; rows: string[] }> = {
  "several lists of Bring!": {
    name: "bring.json",
    content: [
      { name: "Home", items: { purchase: [{ itemId: "Milch", specification: "1 l, bio" }], recently: null } },
      {
        name: "Aldi",
        items: { purchase: [{ itemId: "Reis", specification: "2x 1kg Typ 405" }], recently: [] },
      },
    ],
    format: "bring",
    rows: ["1 l Milk (bio)", "2 × 1 kg Rice (Typ 405) @Aldi"],
  },
  "a list of KitchenOwl without recent items": {
    name: "lists.json",
    content: [
      { id: 1, name: "Default", items: [{ name: "Milk", description: "2 (large)" }, null], recentItems: [] },
      { id: 2, name: "Costco", items: [{ name: "Rice", description: "when cheap" }], recentItems: null },
    ],
    format: "kitchenowl",
    rows: ["2 Milk (large)", "Rice (when cheap) @Costco", "skipped: null: It is no entry of a list."],
  },
  "an item of OurGroceries with the time of its tick": {
    name: "list.json",
    content: {
      list: { name: "Food", items: [{ value: "Milk" }, { value: "Rice", crossedOffAt: 1731417600 }] },
    },
    format: "ourgroceries",
    rows: ["Milk", "bought: Rice"],
  },
  "rows of Grocy alone": {
    name: "shopping_list.json",
    content: [
      { id: 1, product_id: null, note: "Sponges", amount: 3, shopping_list_id: 1, done: 0 },
      { id: 2, product_id: 5, note: "", amount: 1, shopping_list_id: 1, done: 0 },
      { id: 3, product_id: 6, product: { id: 6, name: "Rice" }, amount: 2, shopping_list_id: 1, done: 0 },
    ],
    format: "grocy",
    rows: ["3 Sponges", "2 Rice", "skipped: product 5: The file has no name for it."],
  },
  "an entry of Tandoor without food": {
    name: "entries.json",
    content: {
      results: [
        { food: { name: "Rice" }, unit: { name: "g" }, amount: 500 },
        { food: null, unit: null, amount: 2 },
      ],
    },
    format: "tandoor",
    rows: ["500 g Rice", "skipped: 2: It has no name."],
  },
  "labels of Todoist, one of them a store": {
    name: "Food.csv",
    content: "TYPE,CONTENT\ntask,6 eggs @bio @costco\ntask,rice @ald",
    format: "todoist-csv",
    rows: ["6 eggs (bio) @Costco", "rice (ald)"],
  },
  "sections and tags of TickTick, and a list with a store's name": {
    name: "backup.csv",
    content: tickTick,
    format: "ticktick-csv",
    rows: ["Milk (vegan) #Produce @Aldi", "Rice (brown) @Costco"],
  },
  "AnyList's answer with its wrappers": {
    name: "anylist.json",
    content: {
      shoppingListsResponse: {
        newLists: [{ name: "Food", items: [{ identifier: "1", name: "Socks (3 pairs)", checked: false }] }],
        unknownIds: ["x"],
      },
    },
    format: "anylist",
    rows: ["3 pairs Socks", "skipped: unknownIds: Restock can't read this part."],
  },
  "lists of Microsoft To Do, one of them missing": {
    name: "lists.json",
    content: [
      { displayName: "Food", tasks: { value: [{ title: "Milk", status: "notStarted" }] } },
      { displayName: "Work" },
    ],
    format: "microsoft-todo",
    rows: ["Milk", "skipped: Work: What is on this list is missing."],
  },
  "the catalogue of KitchenOwl alone": {
    name: "items.json",
    content: { items: [{ name: "Milk", icon: "milk", category: "Drinks" }, { name: "Wax" }] },
    format: "kitchenowl",
    rows: ["known: Milk #Drinks", "known: Wax #null"],
  },
  "items of OurGroceries as Home Assistant has them": {
    name: "list.json",
    content: { list: { items: [{ name: "Milk (2)" }, { name: "Rice", crossedOffAt: 1699107501 }] } },
    format: "ourgroceries",
    rows: ["2 Milk", "bought: Rice"],
  },
  "the items of one list of KitchenOwl": {
    name: "items.json",
    content: [{ name: "Milk", description: "2 l", ordering: 4, category: null }],
    format: "kitchenowl",
    rows: ["2 l Milk"],
  },
  "lists by category, and to-dos of Home Assistant": {
    name: "list.json",
    content: {
      shopping: {
        Produce: ["2 apples"],
        Sweets: [
          { summary: "Fudge", status: "needs_action", price: "1,50 €" },
          { summary: "Toffee", status: "completed" },
        ],
      },
      files: ["dist"],
      lists: [{ Dessert: ["cream"] }],
    },
    format: "json",
    rows: ["2 apples #Produce", "Fudge #Sweets 1.5", "cream #Dessert", "bought: Toffee"],
  },
  "lists by parts that are objects": {
    name: "list.json",
    content: {
      list: "Aldi",
      sections: [
        { name: "Frozen", items: [{ product: "Peas", qty: 2, comment: "fine" }] },
        { name: "Dry", items: [{ name: "Rice", completed: true }] },
      ],
    },
    format: "json",
    rows: ["2 Peas (fine) #Frozen @Aldi", "bought: Rice"],
  },
  "names, numbers and nothing": {
    name: "list.json",
    content: ["2 eggs", null, ["rice"], 5],
    format: "json",
    rows: [
      "2 eggs",
      "rice",
      "skipped: null: It is no entry of a list.",
      "skipped: 5: It is no entry of a list.",
    ],
  },
  "a note of Keep with headings and a link": {
    name: "note.json",
    content: {
      isTrashed: false,
      title: "Weekly",
      listContent: ["Aldi:", "- 2 Milk", "https://x.example/a"].map((text) => ({ text, isChecked: false })),
    },
    format: "keep",
    rows: ["2 Milk @Aldi", "skipped: https://x.example/a: It is a link."],
  },
  "the items of one list of Mealie": {
    name: "items.json",
    content: {
      items: [
        { shoppingListId: "L", quantity: 2, food: { name: "lemon" }, note: "**big** ones" },
        { shoppingListId: "L", quantity: 2, food: { name: "oil" }, unit: { name: "cup", abbreviation: "c" } },
      ],
    },
    format: "mealie",
    rows: ["2 lemon (big ones)", "2 cup oil"],
  },
  "an amount of what holds an amount itself": {
    name: "bring.json",
    content: { purchase: [{ name: "Water 24 pack", specification: "2" }] },
    format: "bring",
    rows: ["2 Water 24 pack"],
  },
  "an amount that is about right": {
    name: "bring.json",
    content: { purchase: [{ itemId: "Reis", specification: "ca. 1 kg" }] },
    format: "bring",
    rows: ["1 kg Rice (ca.)"],
  },
  "messages of Telegram": {
    name: "result.json",
    content: {
      name: "Family",
      messages: [
        { type: "service", action: "create_group", actor: "Ada" },
        { type: "message", from: "Ada", text: "milk\n2 cucumbers" },
        { type: "message", from: "Bo", text: ["bread ", { type: "link", text: "https://x.example" }] },
        { type: "message", from: "Bo", text: "", photo: "photos/1.jpg" },
      ],
    },
    format: "text",
    rows: [
      "milk",
      "2 cucumbers",
      "bread (https://x.example)",
      "skipped: create_group: Nobody wrote it.",
      "skipped: photos/1.jpg: It has no text.",
    ],
  },
};

test.each(Object.entries(files))("%s: read", async (_, { name, content, format, rows }) => {
  expect(await read(content, name)).toEqual({ format, rows });
});
