import type { Id } from "../../contract/ids.ts";
import type { call } from "../api/client.ts";
import type { ListStore } from "../offline/list-store.ts";

/**
 * Tells the others of the list that the person goes to a store. It is sent behind all waiting operations, since one of them may create
 * that store, and an earlier "I'm back" that arrives later would end the trip.
 * @throws Error when the server can't be reached now
 */
export async function sayGoing(store: ListStore, send: typeof call, storeId: Id): Promise<void> {
  const waiting = () => store.getView().sync.waiting > 0;
  if (waiting()) await store.refresh();
  if (waiting()) throw new Error("Earlier changes still wait.");
  await send("setWhereabouts", { body: { storeId: store.resolveId(storeId) } });
  await store.refresh();
}
