import { expect, test } from "vitest";
import { readRows } from "./read-import.rows.ts";

test("the total below a table and the apostrophe before formulas are left out", async () => {
  const { rows } = await readRows(
    "Item,Quantity,Price\n'=Salt,1,1.50\nTotal yoghurt,1,2.00\nTotal,3,5.00",
    "list.csv",
  );
  expect(rows).toEqual(["=Salt 1.5", "Total yoghurt 2", "skipped: Total, 3, 5.00: It is the total."]);
});

test.each([
  ["Item,Price\nMilk,1.25\nSausages,0.375\nTea,1.099", ",", ["Milk 1.25", "Sausages 0.375", "Tea 1.099"]],
  ['Item,Price\nTea,"1,250"\nMilk,"3,50"', ".", ["Tea 1.25", "Milk 3.5"]],
  ["Item,Price\nRice,15.000\nTea,22.500", ",", ["Rice 15000", "Tea 22500"]],
  ["Item,Price\nRice,15.000\nTea,22.500", ".", ["Rice 15", "Tea 22.5"]],
] as const)(
  "the prices of %j are read with their own decimal sign, else with %j",
  async (text, decimalSign, rows) => {
    expect((await readRows(text, "list.csv", { decimalSign })).rows).toEqual(rows);
  },
);

test("the prices of JSON have a decimal point", async () => {
  const items = [
    { name: "Milk", price: 1.099 },
    { name: "Tea", price: "1.250" },
  ];
  const { rows } = await readRows({ items }, "list.json", { decimalSign: "," });
  expect(rows).toEqual(["Milk 1.099", "Tea 1.25"]);
});

test("headers may be names of fields, and need not include a column of names", async () => {
  const fields = "id,item_name,quantity,is_checked,store_name\n1,Milk,2,false,Aldi\n2,Rice,1,true,";
  expect((await readRows(fields, "list.csv")).rows).toEqual(["2 Milk @Aldi", "bought: Rice"]);
  const price = "Leckerei;Preis\nMilk;1,20\nRice;3,50";
  expect((await readRows(price, "list.csv")).rows).toEqual(["Milk 1.2", "Rice 3.5"]);
  const other = "Lebensmittel;Menge;Laden\nMilk;2 l;Aldi";
  expect((await readRows(other, "list.csv")).rows).toEqual(["2 l Milk @Aldi"]);
  const note = "Descripción;Cantidad;Precio por unidad;ID del producto\nMilk;2 l;1,29 €;77";
  expect((await readRows(note, "list.csv")).rows).toEqual(["2 l Milk 1.29"]);
  await expect(readRows("Preis;Menge\n1,99;2", "list.csv")).rejects.toThrow("no column with the names");
});

test("words below unknown headers become notes, and other unknown columns are reported as left out", async () => {
  const text =
    "id,Item,Brand,Organic,Remarks,Due date,Calories,Added by\n7,Milk,Weihe,yes,cold,2026-11-25,64,Ada\n8,Rice,,no,,,0,Bo";
  expect((await readRows(text, "list.csv")).rows).toEqual([
    "Milk (Weihe, Organic, cold, 2026-11-25)",
    "Rice",
    "skipped: Calories: 64: Restock has no place for this column.",
    "skipped: Added by: Ada, Bo: Restock has no place for this column.",
  ]);
});

test("a table without headers may have units and a title", async () => {
  const { rows } = await readRows("Shopping,,\nMilk,2,l\nRice,500,g\nBread,,", "list.csv");
  expect(rows).toEqual([
    "2 l Milk",
    "500 g Rice",
    "Bread",
    "skipped: Shopping: It is the title of the list.",
  ]);
});

test("headers may be compound words, and a date in a done column means done", async () => {
  const text = "productName,productQuantity,categoryName,completedAt\nMilk,2,Dairy,\nRice,1,Dry,2026-11-01";
  expect((await readRows(text, "list.csv")).rows).toEqual(["2 Milk #Dairy", "bought: Rice"]);
});

test("the numbers of rows are not read as amounts", async () => {
  const { rows } = await readRows("1,Milk,2 l,0\n2,Rice,1,1\n3,Wax,12,0", "list.csv");
  expect(rows.slice(0, 3)).toEqual(["2 l Milk", "12 Wax", "bought: Rice"]);
});

test("the parts of a shop are categories in a table without headers", async () => {
  const { rows } = await readRows("Milk|2|Dairy\nRice||Household\nWax|3|Obst und Gemüse", "list.csv");
  expect(rows).toEqual(["2 Milk #Dairy", "Rice #Household", "3 Wax #Obst und Gemüse"]);
});

test("semicolons separate the cells of a table whose numbers have decimal commas", async () => {
  const { rows } = await readRows("3;Milk;Rewe;1,29\n1;Rice;Aldi;2,49", "list.csv");
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
  expect(await readRows(content, name)).toEqual({ format, rows });
});
