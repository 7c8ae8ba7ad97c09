import type { FeedbackEntry, WaitlistEntry } from "../../contract/admin/schema.ts";
import { statement } from "../db/statement.ts";
import { isAfter, pageRows } from "../db/page.ts";

const waitlistColumns = `w.id, w.email, w.status, w.notes, w.created_at AS "createdAt"`;

export const listWaitlist = statement<
  [status: string | null, createdAt: string | null, id: string | null],
  WaitlistEntry
>(
  "admin.list-waitlist",
  `SELECT ${waitlistColumns} FROM waitlist w
   WHERE ($1::text IS NULL OR w.status = $1) AND ${isAfter("w", "$2", "$3")}
   ORDER BY w.created_at DESC, w.id LIMIT ${pageRows}`,
);

export const changeWaitlistEntry = statement<
  [id: string, status: string | null, notesGiven: boolean, notes: string | null],
  WaitlistEntry
>(
  "admin.change-waitlist-entry",
  `UPDATE waitlist w SET status = coalesce($2, w.status), notes = CASE WHEN $3 THEN $4 ELSE w.notes END
   WHERE w.id = $1 RETURNING ${waitlistColumns}`,
);

export const deleteWaitlistEntry = statement<[id: string]>(
  "admin.delete-waitlist-entry",
  "DELETE FROM waitlist WHERE id = $1",
);

export const listFeedback = statement<[createdAt: string | null, id: string | null], FeedbackEntry>(
  "admin.list-feedback",
  `SELECT f.id, f.type, f.message, f.user_id AS "userId", f.user_name AS "userName", f.user_role AS "userRole",
     f.created_at AS "createdAt"
   FROM feedback f WHERE ${isAfter("f", "$1", "$2")} ORDER BY f.created_at DESC, f.id LIMIT ${pageRows}`,
);
