import { statement } from "../db/statement.ts";

export const insertFeedback = statement<
  [id: string, message: string, userId: string, userName: string, userRole: string, now: Date]
>(
  "feedback.insert",
  "INSERT INTO feedback (id, message, user_id, user_name, user_role, created_at) VALUES ($1, $2, $3, $4, $5, $6)",
);
