import * as z from "zod/mini";
import { roles } from "../accounts/roles.ts";
import { idSchema, instantSchema } from "../ids.ts";
import { nextSchema, pageCursorSchema } from "../paging.ts";

const searchSchema = z.string().check(z.trim(), z.maxLength(200, "Search for at most 200 characters"));

export const adminUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  /** First plus last name; null without either. */
  name: z.nullable(z.string()),
  role: z.enum(roles),
  createdAt: instantSchema,
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const usersQuerySchema = z.object({
  /** Part of an email or a name. */
  search: z.optional(searchSchema),
  after: z.optional(pageCursorSchema),
});
/** The newest first. `total`: how many there are on all pages. */
export const usersPageSchema = z.object({
  users: z.array(adminUserSchema),
  total: z.number(),
  next: nextSchema,
});

export const userChangesSchema = z.object({
  role: z.enum(roles, { error: "The role must be admin, premium or free" }),
});

export const storeStatuses = ["pending", "approved", "ignored", "global"] as const;
export type StoreStatus = (typeof storeStatuses)[number];
export const storeFilters = ["all", ...storeStatuses] as const;

export const adminStoreSchema = z.object({
  id: idSchema,
  name: z.string(),
  types: z.array(z.string()),
  categories: z.array(z.string()),
  userId: z.nullable(idSchema),
  /** The owner's name, else their email; null for a global store. */
  userName: z.nullable(z.string()),
  isGlobal: z.boolean(),
  isApproved: z.boolean(),
  status: z.enum(storeStatuses),
  createdAt: instantSchema,
});
export type AdminStore = z.infer<typeof adminStoreSchema>;

export const storesQuerySchema = z.object({
  filter: z._default(z.enum(storeFilters), "all"),
  search: z.optional(searchSchema),
  after: z.optional(pageCursorSchema),
});
export const storesPageSchema = z.object({ stores: z.array(adminStoreSchema), next: nextSchema });

/** A store with something to look at in the Analytics tab. `userCount`: the most people who agree on one category. */
export const analyticsStoreSchema = z.object({ id: idSchema, name: z.string(), userCount: z.number() });
export type AnalyticsStore = z.infer<typeof analyticsStoreSchema>;

/** One category over all stores; `avgConfidence` is 0 to 100. */
export const categoryUsageSchema = z.object({
  categoryName: z.string(),
  totalStores: z.number(),
  totalUsers: z.number(),
  totalUsage: z.number(),
  avgConfidence: z.number(),
});
export type CategoryUsage = z.infer<typeof categoryUsageSchema>;

/** `pendingUpdates` has the most certain 100 of the `totalPendingUpdates`. */
export const insightsSummarySchema = z.object({
  totalPendingUpdates: z.number(),
  totalHighConfidenceRelations: z.number(),
  pendingUpdates: z.array(
    z.object({ categoryName: z.string(), storeName: z.string(), confidenceScore: z.number() }),
  ),
});
export type InsightsSummary = z.infer<typeof insightsSummarySchema>;

export const waitlistStatuses = ["pending", "contacted", "converted"] as const;
export const waitlistEntrySchema = z.object({
  id: idSchema,
  email: z.string(),
  status: z.enum(waitlistStatuses),
  notes: z.nullable(z.string()),
  createdAt: instantSchema,
});
export type WaitlistEntry = z.infer<typeof waitlistEntrySchema>;

export const waitlistQuerySchema = z.object({
  status: z.optional(z.enum(waitlistStatuses)),
  after: z.optional(pageCursorSchema),
});
export const waitlistPageSchema = z.object({ entries: z.array(waitlistEntrySchema), next: nextSchema });

/** A field that isn't named stays as it is. */
export const waitlistChangesSchema = z.object({
  status: z.optional(
    z.enum(waitlistStatuses, { error: "The status must be pending, contacted or converted" }),
  ),
  notes: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(2000, "Notes can have at most 2000 characters"))),
  ),
});
export type WaitlistChanges = z.infer<typeof waitlistChangesSchema>;

export const feedbackEntrySchema = z.object({
  id: idSchema,
  type: z.string(),
  message: z.string(),
  userId: z.nullable(idSchema),
  userName: z.string(),
  userRole: z.string(),
  createdAt: instantSchema,
});
export type FeedbackEntry = z.infer<typeof feedbackEntrySchema>;
export const feedbackQuerySchema = z.object({ after: z.optional(pageCursorSchema) });
export const feedbackPageSchema = z.object({ entries: z.array(feedbackEntrySchema), next: nextSchema });

/** One week; `week` is its Monday (UTC) as YYYY-MM-DD. */
export const activityWeekSchema = z.object({
  week: z.string(),
  signUps: z.number(),
  /** Households, and people without one, that checked something off. */
  activeHouseholds: z.number(),
});
export type ActivityWeek = z.infer<typeof activityWeekSchema>;

export const backupSchema = z.object({
  /** Its file's name. */
  name: z.string(),
  bytes: z.number(),
  createdAt: instantSchema,
});
export type Backup = z.infer<typeof backupSchema>;

/** The name of a backup's file, and nothing else of the file system. */
export const byBackupName = z.object({
  name: z.string().check(z.regex(/^[\w-]{1,80}\.restock\.gz$/, "This is no backup's name")),
});

/** The state of the server, for its operator. */
export const serverHealthSchema = z.object({
  version: z.string(),
  node: z.string(),
  /** When the process began that answers. */
  startedAt: instantSchema,
  database: z.object({
    version: z.string(),
    isEmbedded: z.boolean(),
    bytes: z.number(),
    /** The newest migration. */
    schema: z.string(),
  }),
  jobs: z.object({
    waiting: z.number(),
    /** The number of jobs that were given up. */
    failed: z.number(),
    /** Seconds for which the oldest one is due. */
    overdue: z.number(),
    /** The jobs that were given up by their names, the most frequent first, with the newest reason. */
    failures: z.array(z.object({ name: z.string(), count: z.number(), reason: z.string() })),
  }),
  /** Whether mail is sent, or written to a folder. */
  mail: z.enum(["smtp", "folder"]),
  /** Mails that aren't sent yet, the age of the oldest in seconds, and why the last attempt failed. */
  waitingMail: z.object({ count: z.number(), oldest: z.number(), reason: z.nullable(z.string()) }),
  aiModel: z.nullable(z.string()),
  /** How the last request to the AI model ended; null before the first one of this process. */
  aiModelSaid: z.nullable(z.enum(["answered", "unusable", "failed", "not_asked"])),
  /** Bytes of the disk that holds DATA_DIR; null where the system doesn't say. */
  disk: z.nullable(z.object({ free: z.number(), size: z.number() })),
  /** How Prometheus can read metrics: not at all, at a port of their own, or at the main one with a token. */
  metrics: z.enum(["none", "port", "token"]),
  backups: z.array(backupSchema),
  /** Advice to the operator, a sentence each. */
  advice: z.array(z.string()),
});
export type ServerHealth = z.infer<typeof serverHealthSchema>;
