import * as z from "zod/mini";
import { idSchema } from "../ids.ts";

const row = z.looseObject({ id: idSchema });
const rows = z.array(row);

/** All that is kept about a person, as it is kept: a row for each thing, with all its fields. */
export const ownDataSchema = z.object({
  exportedAt: z.string(),
  user: row,
  household: z.nullable(z.object({ name: z.string(), isOwner: z.boolean(), joinedAt: z.string() })),
  /** The settings of the list that they use. */
  list: z.object({ currency: z.nullable(z.string()), repeatsPausedUntil: z.nullable(z.string()) }),
  stores: rows,
  categories: rows,
  userItems: rows,
  pantryNames: z.array(z.looseObject({ name: z.string() })),
  categoryChoices: z.array(z.looseObject({ nameKey: z.string() })),
  items: rows,
  recurringItems: rows,
  suggestions: rows,
  shoppingHistory: rows,
  shoppingLists: rows,
  storeVisits: rows,
  itemPurchases: rows,
  skippedItems: rows,
  imports: rows,
  storeCategoryUsage: rows,
  whereabouts: z.array(z.object({ storeId: z.nullable(idSchema), saidAt: z.string() })),
  storeOrders: z.array(z.object({ storeIds: z.array(idSchema) })),
  pushSubscriptions: z.array(z.object({ service: z.string(), createdAt: z.string() })),
  pushPreferences: z.array(z.looseObject({ kinds: z.array(z.string()) })),
  shoppingNotices: z.array(z.looseObject({ storeName: z.string() })),
  invitationsSent: rows,
  feedback: rows,
  securityEvents: rows,
  waitlist: rows,
  sessions: z.array(z.object({ expire: z.string() })),
  knownDevices: z.array(z.object({ network: z.string(), usedAt: z.string() })),
});
export type OwnData = z.infer<typeof ownDataSchema>;
