import * as fc from "fast-check";
import type {
  FileFormerItem,
  FileItem,
  FileRepeat,
  HouseholdFile,
} from "../../contract/exports/household-file.ts";

const day = 86_400_000;
/** Names of master items and of user items. */
const known = ["Milk", "Bananas", "Bread", "Eggs", "Coffee"];
const own = ["Grommet Wax", "Äpfel Vom Markt", "חלב עיזים", "Ünïcode 🥑 Dip", "=SUM(A1)"];
const ownCategories = ["Cheese Counter", "Größe & Mehr"];
const categories = ["Produce", "Dairy & Eggs", ...ownCategories];

const text = fc.string({ unit: fc.constantFrom(..."abc äß🥑\"'\\<&\n,"), minLength: 1, maxLength: 30 });
const noted = fc.option(text.map((value) => `n${value.trim()}`));
const named = fc.constantFrom(...known, ...own);
const categorised = fc.option(fc.constantFrom(...categories));
const price = fc.option(fc.integer({ min: 0, max: 99_999_900 }).map((cents) => cents / 100));
const count = fc.integer({ min: 0, max: 500 });
const idOf = (kind: number, index: number) =>
  `00000000-0000-4000-8${kind.toString().padStart(3, "0")}-${index.toString().padStart(12, "0")}`;
const instant = (ms: number) => new Date(ms).toISOString();
const dateOf = (ms: number) => instant(ms).slice(0, 10);

/** Generates household files as a list could have exported them at `now`, in Unix milliseconds. */
export function householdFiles(now: number): fc.Arbitrary<HouseholdFile> {
  return fc
    .record({
      stores: fc.integer({ min: 0, max: 4 }),
      items: fc.integer({ min: 0, max: 8 }),
      former: fc.integer({ min: 0, max: 6 }),
    })
    .chain((size) => file(now, size));
}

function file(
  now: number,
  size: { stores: number; items: number; former: number },
): fc.Arbitrary<HouseholdFile> {
  const store = fc.option(
    size.stores === 0 ? fc.constant(null) : fc.nat(size.stores - 1).map((n) => idOf(1, n)),
  );
  const past = (days: number) => fc.integer({ min: 1, max: days * day }).map((ms) => instant(now - ms));
  const amount = {
    name: named,
    quantity: fc.integer({ min: 1, max: 9999 }),
    parsedQuantity: fc.option(fc.constantFrom("2", "1½", "6 ×")),
    parsedSize: fc.option(fc.constantFrom("kg", "330 ml", "dozen")),
    price,
    store,
  };
  const fields = { ...amount, category: categorised, note: noted, hidden: fc.boolean() };
  const items = fc
    .tuple(...Array.from({ length: size.items }, () => fc.record({ ...fields, done: fc.boolean() })))
    .map((rows) =>
      rows.map(({ done, ...row }, index): FileItem => ({
        ...row,
        id: idOf(2, index),
        completed: done,
        completedAt: done ? instant(now - 60_000 * (index + 1)) : null,
        createdAt: instant(now - 30 * day + index),
        updatedAt: instant(now - day),
      })),
    );
  const former = fc
    .tuple(...Array.from({ length: size.former }, () => fc.record({ ...fields, deleted: fc.boolean() })))
    .map((rows) =>
      rows.map((row, index): FileFormerItem => ({
        ...row,
        id: idOf(3, index),
        completed: true,
        completedAt: instant(now - 20 * day + index),
        createdAt: instant(now - 40 * day + index),
        updatedAt: instant(now - 20 * day + index),
      })),
    );
  const repeat = fc.record({
    ...amount,
    intervalDays: fc.constantFrom(7, 14, 30, 365),
    isRecurring: fc.boolean(),
    source: fc.constantFrom("manual" as const, "learned" as const),
    startDate: fc.nat(300).map((days) => dateOf(now - days * day)),
    lastPurchasedAt: fc.option(past(60)),
    nextDueDate: fc.constant(instant(now + 9 * day)),
    putOff: fc.boolean(),
    pausedUntil: fc.option(fc.integer({ min: 1, max: 300 }).map((days) => dateOf(now + days * day))),
  });
  const repeatsOf = (rows: readonly FileItem[]) =>
    fc.uniqueArray(repeat, { selector: ({ name }) => name, maxLength: 4 }).map((repeats) =>
      repeats.map(({ putOff, ...row }, index): FileRepeat => ({
        ...row,
        ...modelOf(rows, index),
        putOffUntil: putOff ? dateOf(now + 3 * day) : null,
        putOffAt: putOff ? instant(now - 60_000) : null,
        createdAt: instant(now - 100 * day + index),
      })),
    );
  return items.chain((rows) =>
    fc.record({
      format: fc.constant("restock-household" as const),
      version: fc.constant(1 as const),
      exportedAt: fc.constant(instant(now)),
      settings: fc.record({
        currency: fc.option(fc.constantFrom("EUR", "NZD")),
        recurringDay: fc.integer({ min: 0, max: 6 }),
        repeatsPausedUntil: fc.option(fc.constant(dateOf(now + 20 * day))),
      }),
      categories: fc.constant(ownCategories.map((name) => ({ name }))),
      stores: fc
        .tuple(
          ...Array.from({ length: size.stores }, () =>
            fc.record({
              name: fc.constantFrom("Edeka", "Trader Joe's", "Krämer & Söhne"),
              categories: fc.subarray(["produce", "dairy & eggs", "cheese counter"], { minLength: 1 }),
              aisleOrder: fc.shuffledSubarray(["produce", "dairy & eggs", "bakery"]),
              lacks: fc.subarray(["milk", "grommet wax"]),
            }),
          ),
        )
        .map((rows) =>
          rows.map((row, index) => ({
            ...row,
            id: idOf(1, index),
            types: ["big box"],
            createdAt: instant(now - 200 * day + index),
          })),
        ),
      names: fc
        .tuple(
          ...own.map((name) =>
            fc.record({
              name: fc.constant(name),
              category: categorised,
              categoryBy: fc.constantFrom("embedded" as const, "endpoint" as const, "person" as const),
            }),
          ),
        )
        .map((rows) => [...rows]),
      choices: fc.subarray(["bread", "grommet wax", "milk"]).chain((names) =>
        fc
          .tuple(
            ...names.map((name) =>
              fc.record({
                name: fc.constant(name),
                category: fc.constantFrom(...categories),
                chosenAt: past(90),
              }),
            ),
          )
          .map((rows) => [...rows]),
      ),
      pantry: fc
        .subarray(["Salt", "Olive Oil", "Äpfel Vom Markt"])
        .map((names) => names.map((name) => ({ name }))),
      items: fc.constant(rows),
      repeats: repeatsOf(rows),
      habits: fc.uniqueArray(
        fc.record({
          name: named,
          store,
          frequency: count,
          lastSeen: past(90),
          confidence: fc.integer({ min: 0, max: 100 }),
          usualIntervalDays: fc.option(fc.constantFrom(7, 10.5, 30)),
          intervalSpread: fc.option(fc.constantFrom(0, 0.25)),
          purchaseDays: count,
          places:
            size.stores === 0 ? fc.constant([]) : fc.constant([{ store: idOf(1, 0), bought: 3, missed: 1 }]),
        }),
        { selector: ({ name }) => name, maxLength: 5 },
      ),
      history: former.chain((rows) => {
        const item =
          size.former === 0 ? fc.constant(null) : fc.option(fc.constantFrom(...rows.map(({ id }) => id)));
        const nameOf = (id: string | null, name: string) => rows.find((row) => row.id === id)?.name ?? name;
        const bought = fc
          .record({ item, name: named })
          .map((one) => ({ ...one, name: nameOf(one.item, one.name) }));
        return fc.record({
          items: fc.constant(rows),
          purchases: fc.tuple(store, fc.array(bought, { maxLength: 4 })).map(([where, more]) =>
            [...rows.map(({ id, name }) => ({ item: id, name })), ...more].map((one, index) => ({
              ...one,
              store: where,
              at: instant(now - 20 * day + index),
            })),
          ),
          visits: fc
            .array(
              fc.record({
                store,
                bought: fc.array(bought, { maxLength: 4 }),
                itemsCheckedOff: count,
                itemsSkipped: count,
              }),
              { maxLength: 3 },
            )
            .map((visits) =>
              visits.map(({ bought: things, ...visit }, index) => ({
                ...visit,
                startedAt: instant(now - (20 - index) * day),
                lastCheckOff: instant(now - (20 - index) * day + 600_000),
                endedAt: instant(now - (20 - index) * day + 600_000),
                bought: things.map((thing) => ({
                  ...thing,
                  at: instant(now - (20 - index) * day),
                  source: "manual",
                })),
                skipped:
                  rows.length === 0
                    ? []
                    : [
                        {
                          item: rows[0]!.id,
                          name: rows[0]!.name,
                          reason: "not here",
                          at: instant(now - 20 * day),
                        },
                      ],
              })),
            ),
        });
      }),
    }),
  );
}

/** Makes every other repeat one of an item on the list, as long as there are items, with that item's fields. */
function modelOf(items: readonly FileItem[], index: number): Partial<FileRepeat> & Pick<FileRepeat, "item"> {
  const item = index % 2 === 0 ? items[index] : undefined;
  if (item === undefined) return { item: null };
  const { id, name, quantity, parsedQuantity, parsedSize, price: paid, store } = item;
  return { item: id, name, quantity, parsedQuantity, parsedSize, price: paid, store };
}
