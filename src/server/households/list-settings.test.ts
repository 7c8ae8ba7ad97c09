import { expect, test } from "vitest";
import { ana, ben, server, setUpCouple } from "../../../test/couple.ts";
import type { Client } from "../../../test/server.ts";
import { changeRole } from "../accounts/role.ts";

setUpCouple();

/** As a person sets them while they have Premium. */
async function set(who: Client, currency: string, repeatsPausedUntil: string | null): Promise<void> {
  await who.do("changeListSettings", { body: { currency } });
  await server.database.execute(
    `UPDATE lists l SET repeats_paused_until = $2::text::date, repeats_resume_at = $2::text::date
     FROM users u WHERE u.id = $1 AND l.id = u.list_id`,
    [who.user.id, repeatsPausedUntil],
  );
}
const settings = async (who: Client) => {
  const { currency, repeatCalendar } = await who.do("getList", {});
  return [currency, repeatCalendar.pausedUntil];
};
const remove = (who: Client, member: Client) => who.do("removeMember", { params: { id: member.user.id } });

test("the list of a new household begins with its founder's settings", async () => {
  await set(ana, "CHF", "2026-03-20");
  await server.household(ana);
  expect(await settings(ana)).toEqual(["CHF", "2026-03-20"]);
});

test("a person who joins brings the currency that the household lacks, and their pause ends", async () => {
  await set(ben, "EUR", "2026-03-25");
  await server.household(ana, ben);
  for (const who of [ana, ben]) expect(await settings(who)).toEqual(["EUR", null]);
  const cleo = await server.signUp({ firstName: "Cleo" });
  await set(cleo, "SEK", "2026-03-30");
  const { link } = await ana.do("inviteMember", { body: { inviteeEmail: cleo.user.email } });
  await cleo.do("joinHousehold", { params: { token: new URL(link!).searchParams.get("token")! } });
  for (const who of [ana, ben, cleo]) expect(await settings(who)).toEqual(["EUR", null]);
});

test("a person who leaves takes the household's settings along, an ended pause too", async () => {
  await server.household(ana, ben);
  await set(ben, "EUR", "2026-03-25");
  await set(ana, "GBP", null);
  await remove(ben, ben);
  expect(await settings(ben)).toEqual(["GBP", null]);
  expect(await settings(ana)).toEqual(["GBP", null]);
});

test("when a household ends, everybody keeps its settings", async () => {
  await set(ana, "CHF", null);
  await server.household(ana, ben);
  await set(ben, "NOK", "2026-03-22");
  await remove(ana, ana);
  for (const who of [ana, ben]) expect(await settings(who)).toEqual(["NOK", "2026-03-22"]);
});

test("while sharing rests, each list has the household's settings, which are as before when it returns", async () => {
  await server.household(ana, ben);
  await set(ana, "CHF", "2026-03-20");
  await changeRole(server.app, ana.user.id, "free");
  for (const who of [ana, ben]) expect(await settings(who)).toEqual(["CHF", "2026-03-20"]);
  await set(ben, "EUR", null);
  await changeRole(server.app, ana.user.id, "premium");
  for (const who of [ana, ben]) expect(await settings(who)).toEqual(["CHF", "2026-03-20"]);
});
