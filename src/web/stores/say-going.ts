import type { Id } from "../../contract/ids.ts";
import type { call } from "../api/client.ts";
import type { ListStore } from "../offline/list-store.ts";

/**
 * Tells those who share the list that the person goes to a store, after all that waits: the store itself may be among it, or that the
 * person was back, which would take this back when it arrives later.
 * @throws Error when the server can't be reached now
 */
export async function sayGoing(store: ListStore, send: typeof call, storeId: Id): Promise<void> {
  const waiting = () => store.getView().sync.waiting > 0;
  if (waiting()) await store.refresh();
  if (waiting()) throw new Error("Earlier changes still wait.");
  await send("setWhereabouts", { body: { storeId: store.resolveId(storeId) } });
  await store.refresh();
}
