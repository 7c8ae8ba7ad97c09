import { expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { offline, online } from "../../../test/fake-server/network.ts";
import { ana, beginWithOwnPhone, phone, ready, server, synced } from "../../../test/fake-server/own-phone.ts";
import { acknowledge } from "./merge-rows.ts";
import { newOperation } from "./operation.ts";
import { applyChange, emptyStoredList } from "./stored-list.ts";

beginWithOwnPhone(ana);

const prices = "the currency of prices";

test("the first currency shows at once without a network, and arrives later", async () => {
  const tab = await ready();
  phone.network = offline;
  await tab.list.changeList({ firstCurrency: "CHF" }, prices);
  expect([tab.view.currency, server.currency]).toEqual(["CHF", null]);
  tab.kill();
  phone.network = online;
  const later = await phone.open(ana);
  await synced(later);
  expect([later.view.currency, server.currency]).toEqual(["CHF", "CHF"]);
});

test("a currency that another phone has set meanwhile stays, and shows here", async () => {
  const tab = await ready();
  phone.network = offline;
  await tab.list.changeList({ firstCurrency: "CHF" }, prices);
  server.currency = "EUR";
  phone.network = online;
  phone.comeBack();
  await synced(tab);
  expect([tab.view.currency, server.currency]).toEqual(["EUR", "EUR"]);
});

test("the settings of a reply stay until the next pull", () => {
  const state = emptyStoredList();
  state.meta = {
    ...state.meta,
    cursor: "list.0.4",
    repeatCalendar: { recurringDay: 1, timezone: "UTC", pausedUntil: null },
  };
  const answer = (reply: { currency?: string; repeatsPausedUntil?: string | null }, revision: number) => {
    const sent = newOperation({
      id: newId(),
      position: 1,
      at: "2026-11-21T08:00:00Z",
      subject: prices,
      action: { type: "change-list", changes: reply },
      state: "waiting",
    });
    state.operations.set(sent.id, sent);
    applyChange(state, acknowledge(state, sent, { ...reply, revision })!);
    return [state.meta.currency, state.meta.repeatCalendar?.pausedUntil];
  };
  expect(answer({ currency: "CHF" }, 5)).toEqual(["CHF", null]);
  expect(answer({ repeatsPausedUntil: "2026-12-24" }, 6)).toEqual(["CHF", "2026-12-24"]);
  expect(answer({ currency: "EUR" }, 3)).toEqual(["CHF", "2026-12-24"]);
});
