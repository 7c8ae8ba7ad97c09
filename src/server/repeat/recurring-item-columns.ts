/**
 * Repeats as the contract shows them, as a SELECT. A master item's category gives way to the one that the members have
 * chosen for the name, as it does for the items themselves.
 * @param source where the repeats `r` come from
 * @param list the list's id, as SQL
 */
export const recurringItemRows = (source: string, list: string) => `
  SELECT r.id, r.user_id AS "userId", r.item_id AS "itemId", r.is_recurring AS "isRecurring",
    r.recurrence_interval_days AS "recurrenceIntervalDays", r.recurrence_interval_weeks AS "recurrenceIntervalWeeks",
    r.start_date::text AS "startDate", r.last_purchased_at AS "lastPurchasedAt", r.next_due_date AS "nextDueDate",
    r.recurrence_source AS "recurrenceSource",
    CASE WHEN r.last_purchased_at IS NULL OR r.last_purchased_at <= r.put_off_at THEN r.put_off_until::text END AS "putOffUntil",
    r.paused_until::text AS "pausedUntil",
    json_build_object('id', i.id,
      'masterItem', CASE WHEN m.id IS NOT NULL THEN
        json_build_object('name', m.name, 'category', json_build_object('name', c.name)) END,
      'userItem', CASE WHEN own.id IS NOT NULL THEN
        json_build_object('name', own.name, 'category',
          CASE WHEN c.id IS NOT NULL THEN json_build_object('name', c.name) END) END) AS item,
    r.created_at AS "createdAt", r.updated_at AS "updatedAt", r.revision
  FROM ${source}
  JOIN items i ON i.list_id = r.list_id AND i.id = r.item_id
  LEFT JOIN master_items m ON m.id = i.master_item_id
  LEFT JOIN user_items own ON own.list_id = i.list_id AND own.id = i.user_item_id
  LEFT JOIN LATERAL (SELECT chosen_category(${list}, i.name_key) AS category_id) choice ON true
  LEFT JOIN categories c ON c.list_id IN (${list}, everybodys_list())
    AND c.id = coalesce(choice.category_id, m.category_id, own.category_id)`;

/** Repeats that one answer holds at most. */
export const mostRecurringItems = 2000;
