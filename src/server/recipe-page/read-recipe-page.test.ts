import fc from "fast-check";
import { expect, test } from "vitest";
import { readRecipePage } from "./read-recipe-page.ts";

const url = "https://soup.example/recipes/tomato-soup";
const read = (html: string | Uint8Array, charset: string | null = "utf-8") =>
  readRecipePage({ url, charset, body: typeof html === "string" ? new TextEncoder().encode(html) : html });
const ld = (script: string) =>
  `<!doctype html><title>Soup | Example</title><script type="application/ld+json">${script}</script><p>Hello`;

const ingredients = ["1 kg tomatoes", "2 onions", "½ tsp salt"];
const soup = { title: "Tomato soup", servings: 4, ingredients };
const plain = {
  "@type": "Recipe",
  name: "Tomato soup",
  recipeYield: "4 servings",
  recipeIngredient: ingredients,
};
const json = (value: unknown) => ld(JSON.stringify(value));
const list = '"recipeIngredient":["1 kg tomatoes","2 onions","½ tsp salt"]';

test.each<[string, string]>([
  ["an object", json({ "@context": "https://schema.org", ...plain })],
  ["an array of things", json([{ "@type": "Organization", name: "Soups Ltd" }, plain])],
  ["a graph", json({ "@graph": [{ "@type": "WebPage", name: "Page" }, plain] })],
  ["a graph in an array", json([[{ "@graph": [[plain]] }]])],
  ["the main entity of a page", json({ "@type": "WebPage", name: "Page", mainEntity: plain })],
  [
    "an item in a list",
    json({ "@type": "ItemList", itemListElement: [{ "@type": "ListItem", item: plain }] }),
  ],
  ["several types", json({ ...plain, "@type": ["NewsArticle", "Recipe"] })],
  ["a type with its whole address", json({ ...plain, "@type": "http://schema.org/Recipe" })],
  [
    "a prefix",
    json({
      "@type": "schema:Recipe",
      "schema:name": "Tomato soup",
      "schema:recipeYield": 4,
      "schema:recipeIngredient": ingredients,
    }),
  ],
  ["a yield that is a number", json({ ...plain, recipeYield: 4 })],
  ["several yields", json({ ...plain, recipeYield: ["4", "4 bowls"] })],
  [
    "a yield with a unit",
    json({ ...plain, recipeYield: { "@type": "QuantitativeValue", value: 4, unitText: "bowls" } }),
  ],
  ["a yield under its old name", json({ ...plain, recipeYield: undefined, yield: "Serves 4-6" })],
  ["ingredients under their old name", json({ ...plain, recipeIngredient: undefined, ingredients })],
  ["one text for all ingredients", json({ ...plain, recipeIngredient: ingredients.join("\n") })],
  [
    "one text of HTML",
    json({ ...plain, recipeIngredient: `<ul><li>${ingredients.join("</li><li>")}</li></ul>` }),
  ],
  [
    "ingredients in a list of items",
    json({
      ...plain,
      recipeIngredient: {
        "@type": "ItemList",
        itemListElement: ingredients.map((name) => ({ "@type": "ListItem", name })),
      },
    }),
  ],
  [
    "ingredients that are things",
    json({
      ...plain,
      recipeIngredient: [
        { name: "tomatoes", value: 1, unitText: "kg" },
        { "@value": "2 onions" },
        { text: "½ tsp salt" },
      ],
    }),
  ],
  [
    "ingredients in groups",
    json({ ...plain, recipeIngredient: [["1 kg tomatoes"], ["2 onions", ["½ tsp salt"]]] }),
  ],
  [
    "ingredients among references and gaps",
    json({
      ...plain,
      recipeIngredient: [
        "1 kg tomatoes",
        { "@id": "#a" },
        null,
        " ",
        "2 onions",
        "https://soup.example/salt",
        "½ tsp salt",
      ],
    }),
  ],
  [
    "entities and tags in its texts",
    json({
      ...plain,
      name: "Tomato&nbsp;soup",
      recipeIngredient: ["1&nbsp;kg <a href='/t'>tomatoes</a>", "2\n onions", "&amp;frac12; tsp salt"],
    }),
  ],
  ["the second script", json({ "@type": "WebSite", name: "Soups" }) + json(plain)],
  ["a script behind one that is broken", ld("{{{,") + json(plain)],
  ["a type with entities", json(plain).replace("application/ld+json", "application&#x2F;ld&#x2B;json")],
  [
    "a type in capitals with a charset",
    json(plain).replace("application/ld+json", "Application/LD+JSON; charset=utf-8"),
  ],
  [
    "a script in the body, without quotation marks",
    `<body><div><script async type=application/ld+json>${JSON.stringify(plain)}</script></div>`,
  ],
  ["line breaks in its texts", ld(`{"@type":"Recipe","name":"Tomato\nsoup","recipeYield":"4",\t${list}}`)],
  [
    "a comma too many",
    ld(`{"@type":"Recipe","name":"Tomato soup","recipeYield":"4",${list.replace("]", ",]")},}`),
  ],
  ["a comma too few", ld(`{"@type":"Recipe","name":"Tomato soup","recipeYield":4 ${list}"url":""}`)],
  [
    "comments",
    ld(`/* soup */ {"@type":"Recipe", // a soup\n"name":"Tomato soup","recipeYield":"4",${list}}`),
  ],
  [
    "what hides scripts",
    ld(`<!-- <![CDATA[ {"@type":"Recipe","name":"Tomato soup","recipeYield":"4",${list}} ]]> -->`),
  ],
  ["a semicolon behind it", ld(`${JSON.stringify(plain)};`)],
  ["two values in one script", ld(`{"@type":"WebSite"}${JSON.stringify(plain)}`)],
  ["entities for its quotation marks", ld(JSON.stringify(plain).replaceAll('"', "&quot;"))],
  [
    "wrong escapes",
    ld(`{"@type":"Recipe","name":"Tomato\\ soup","recipeYield":"4",${list.replace("½", "\\u00bd")}}`),
  ],
  ["no end", ld(`{"@type":"Recipe","name":"Tomato soup","recipeYield":"4",${list}`)],
  [
    "microdata",
    `<main itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Tomato <b>soup</b></h1>
     <div itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ana</span></div>
     <meta itemprop="recipeYield" content="4 servings"><ul><li itemprop="recipeIngredient">1&nbsp;kg
     <a>tomatoes</a><li itemprop="recipeIngredient"><span>2</span><p>onions</p><li itemprop="ingredients">&frac12; tsp salt</ul></main>
     <p itemprop="recipeIngredient">1 stray potato`,
  ],
])("a recipe is read from %s", (_, html) => {
  expect(read(html)).toEqual(soup);
});

test("the page's own recipe is read of several, else the first with ingredients", () => {
  const other = { ...plain, name: "Pea soup", url: "https://soup.example/recipes/pea-soup" };
  const bare = { ...plain, name: "No soup", recipeIngredient: [] };
  expect(read(json([bare, other, { ...plain, url: "/recipes/tomato-soup/" }]))).toEqual(soup);
  expect(read(json([other, { ...plain, mainEntityOfPage: { "@id": url } }]))).toEqual(soup);
  expect(read(json([bare, other, plain]))?.title).toBe("Pea soup");
});

test("a recipe without a title gets the page's", () => {
  expect(read(json({ ...plain, name: undefined }))?.title).toBe("Soup | Example");
  expect(read(`<meta property="og:title" content="Best soup">${json({ ...plain, name: " " })}`)?.title).toBe(
    "Best soup",
  );
  expect(read(`<script type="application/ld+json">{"@type":"Recipe",${list}}</script>`)?.title).toBe(
    "soup.example",
  );
});

test.each<[unknown, number | null]>([
  ["Makes 12 cookies", 12],
  ["6 to 8 people", 6],
  [["One cake", "12 slices"], 12],
  ["1 23 cm cake", 1],
  ["a 9x13-inch pan", null],
  ["1/2 loaf", null],
  ["1.5 l", null],
  ["500 g", null],
  ["four", null],
  ["0", null],
  [0, null],
  ["1".repeat(50), null],
  [undefined, null],
])("a yield of %j is for %j", (recipeYield, servings) => {
  expect(read(json({ ...plain, recipeYield }))?.servings).toBe(servings);
});

test.each([
  ["nothing", ""],
  ["a page without a recipe", json({ "@type": "Article", name: "Soup", recipeIngredient: ingredients })],
  ["a recipe without ingredients", json({ ...plain, recipeIngredient: [] })],
  ["JSON of another type", json(plain).replace("application/ld+json", "application/json")],
  ["JSON in a comment", `<!-- ${json(plain)} -->`],
  ["marks outside of a recipe", '<p itemprop="recipeIngredient">salt'],
])("there is no recipe in %s", (_, html) => {
  expect(read(html)).toBeNull();
});

test("the encoding comes from the byte order mark, the header, the page or a guess", () => {
  const words = { ...plain, recipeIngredient: ["2 Äpfel"] };
  const latin = (before: string) => Buffer.from(before + json(words), "latin1");
  const first = (body: Uint8Array, charset: string | null) => read(body, charset)?.ingredients[0];
  expect(first(Buffer.from(`\uFEFF${json(words)}`), "iso-8859-1")).toBe("2 Äpfel");
  expect(first(latin(""), "ISO-8859-1")).toBe("2 Äpfel");
  expect(first(latin('<meta charset="windows-1252">'), null)).toBe("2 Äpfel");
  expect(first(latin("<meta http-equiv=Content-Type content='text/html; charset=latin1'>"), "no-such")).toBe(
    "2 Äpfel",
  );
  expect(first(latin(""), null)).toBe("2 Äpfel");
  expect(first(Buffer.from(json(words)), null)).toBe("2 Äpfel");
  expect(first(Buffer.from(`\uFEFF${json(words)}`, "utf16le"), null)).toBe("2 Äpfel");
});

test("texts are plain and have limits", () => {
  const many = Array.from({ length: 500 }, (_, index) => `${index} eggs ${"long ".repeat(200)}`);
  const recipe = read(json({ ...plain, name: "x".repeat(999), recipeIngredient: many }))!;
  expect([recipe.title.length, recipe.ingredients.length, recipe.ingredients[0]!.length]).toEqual([
    200, 200, 300,
  ]);
  const odd = {
    ...plain,
    recipeIngredient: ["salt &lt;script&gt;alert(1)&lt;/script&gt;", "ملح 🧂"],
    __proto__: 1,
  };
  expect(read(json(odd))?.ingredients).toEqual(["salt <script>alert(1)</script>", "ملح 🧂"]);
});

/** Texts that would take minutes with a quadratic algorithm. */
test.each<[string, string]>([
  ["elements in one another", "<b>".repeat(300_000)],
  ["ends without a beginning", `${"<i>".repeat(250)}${"</b>".repeat(300_000)}`],
  ["attributes", `<p ${Array.from({ length: 150_000 }, (_, index) => `a${index}=1`).join(" ")}>`],
  [
    "properties in one another",
    `<p itemscope itemtype="https://schema.org/Recipe">${"<b itemprop=name>x".repeat(100_000)}`,
  ],
  ["recipes", "<p itemscope itemtype=Recipe itemprop=name>".repeat(40_000)],
  ["arrays in one another", ld("[".repeat(1_000_000))],
  ["objects in one another", ld('{"a":'.repeat(300_000))],
  ["quotation marks", ld(`{"a":"${'" '.repeat(800_000)}`)],
  ["spaces", ld(`{"a":"${" ".repeat(1_500_000)}" }`)],
  ["comments without an end", ld("/*".repeat(800_000))],
  ["escapes", ld(`{"a":"${"\\u".repeat(800_000)}`)],
  ["scripts", '<script type="application/ld+json">{"&quot;</script>'.repeat(30_000)],
  ["entities", `<p itemscope itemtype=Recipe><b itemprop=recipeIngredient>${"&amp".repeat(400_000)}`],
  ["angle brackets", "<".repeat(1_900_000)],
  ["an ingredient of tags", json({ ...plain, recipeIngredient: ["<b>".repeat(500_000)] })],
  ["a title of digits", json({ ...plain, recipeYield: "1".repeat(1_500_000) })],
])(
  "two megabytes of %s are read in the time of two megabytes",
  (_, html) => {
    expect(() => read(html)).not.toThrow();
  },
  10_000,
);

test("the reader returns a recipe or null for every page, and never throws", () => {
  const pieces = fc.constantFrom(
    ...'{ } [ ] " \\ , : ; < > & // /* */ <!-- --> &quot; &#x22; null true 1e9 -'.split(" "),
    "@type",
    '"@type":"Recipe"',
    '"recipeIngredient"',
    '<script type="application/ld+json">',
    "</script>",
    '<p itemscope itemtype="https://schema.org/Recipe">',
    '<b itemprop="recipeIngredient">',
    "</b>",
    "\n",
    "__proto__",
    "½",
  );
  const pages = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 60 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(pages, (page) => {
      for (const recipe of [read(page), read(ld(page))]) {
        if (recipe === null) continue;
        expect(recipe.title).not.toBe("");
        expect(recipe.ingredients.every((text) => text.trim() === text && text !== "")).toBe(true);
      }
    }),
    { seed: 13, numRuns: 500 },
  );
});
