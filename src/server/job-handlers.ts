import * as accounts from "./accounts/jobs.ts";
import * as backup from "./backup/jobs.ts";
import * as households from "./households/jobs.ts";
import * as imports from "./imports/jobs.ts";
import * as items from "./items/jobs.ts";
import * as learning from "./learning/jobs.ts";
import * as mail from "./mail/jobs.ts";
import * as news from "./news/jobs.ts";
import * as push from "./push/jobs.ts";
import * as securityEvents from "./security-events/jobs.ts";
import type { JobHandlers } from "./jobs/jobs.ts";
import { tidyJobs } from "./jobs/tidy-jobs.ts";

/** Every row of the table of jobs with the function that does it; a missing one does not compile. */
export const jobHandlers: JobHandlers = {
  "send-mail": mail.sendMail,
  "send-push": push.sendPush,
  "tell-shopping": news.notifyShopping,
  "tell-added": news.notifyAdded,
  "tell-due": news.notifyDue,
  "follow-shoppers": news.followShoppers,
  "close-idle-visits": items.closeIdleVisits,
  "mail-password-reset": accounts.mailPasswordReset,
  "delete-ended-resets": accounts.deleteEndedResets,
  "delete-ended-verifications": accounts.deleteEndedVerifications,
  "expire-invitations": households.expireInvitations,
  "delete-ended-sessions": accounts.deleteEndedSessions,
  "delete-old-events": securityEvents.deleteOldEvents,
  "delete-old-imports": imports.deleteOldImports,
  "back-up": backup.backUpNightly,
  "purge-deleted": items.purgeDeleted,
  "refine-names": items.refineNames,
  "share-names": items.promoteNames,
  learn: learning.learn,
  "learn-store": learning.learnStore,
  "learn-global-stores": learning.learnGlobalStores,
  "tidy-jobs": tidyJobs,
};
