import type { App } from "../app.ts";
import * as learning from "./learn.ts";

export async function learn(app: App): Promise<void> {
  await learning.learn(app);
}

export async function learnStore(app: App, { storeId }: { storeId: string }): Promise<void> {
  await learning.learnStore(app, storeId);
}

export async function learnGlobalStores(app: App): Promise<void> {
  await learning.learnGlobalStores(app);
}
