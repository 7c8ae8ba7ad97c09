import { expect, test } from "vitest";
import { ana, ben, server, setUpCouple } from "../../../test/couple.ts";
import type { Client } from "../../../test/server.ts";

setUpCouple();

test("of several choices for a name the latest counts whose category people see, wherever a category is shown", async () => {
  const listId = await server.household(ana, ben);
  const [treats, cakes] = [
    await ana.do("addCategory", { body: { name: "Treats" } }),
    await ben.do("addCategory", { body: { name: "Cakes" } }),
  ];
  const { id } = await ana.do("addItem", { body: { name: "Moon cake tower" } });
  const choose = (who: Client, categoryId: string) =>
    who.do("changeItem", { params: { id }, body: { categoryId } });
  await choose(ana, treats.id);
  server.clock.forward({ minutes: 1 });
  await choose(ben, cakes.id);
  await ana.do("changeItem", { params: { id }, body: { completed: true } });
  await server.database.execute(
    "UPDATE suggestions SET usual_interval_days = 7, interval_spread = 0.1, purchase_days = 9 WHERE user_id = $1",
    [ana.user.id],
  );
  const chosen = async () => {
    const { suggestions, categoryChoices } = await ana.do("getList", {});
    const [proposal] = await ana.do("listRepeatProposals", {});
    const [row] = await server.database.execute("SELECT chosen_category($1, 'moon cake tower') AS id", [
      listId,
    ]);
    return [row!.id, suggestions![0]!.categoryId, categoryChoices![0]!.categoryId, proposal!.categoryName];
  };
  expect(await chosen()).toEqual([cakes.id, cakes.id, cakes.id, "Cakes"]);
  await server.database.execute("UPDATE categories SET deleted_at = now() WHERE id = $1", [cakes.id]);
  expect(await chosen()).toEqual([treats.id, treats.id, treats.id, "Treats"]);
});
