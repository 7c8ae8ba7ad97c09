import { chosenCategory } from "../names/chosen-category.ts";

/** Suggestions that a list comes with. */
const mostSuggestions = 200;
/** The number of suggestions that the list is made from: a thing that a member buys less often than this many others isn't suggested. */
const mostCounters = 2000;

/**
 * The things that the members have bought before, most often first, as a SELECT. Members who buy the same thing count together;
 * the store is that of the latest purchase, the category is the one that a new item of this name would get now.
 */
export const suggestionRows = (list: string) => `
  SELECT top.id, top."masterItemId", top."userItemId", top.name,
    coalesce(${chosenCategory(list, "top.key")}, top.category_id) AS "categoryId", top."storeId", top.frequency, top."lastSeen",
    top.confidence, top."usualIntervalDays", top.places
  FROM (
    SELECT * FROM (
      SELECT s.id, s.master_item_id AS "masterItemId", s.user_item_id AS "userItemId", coalesce(m.name, u.name) AS name,
        coalesce(m.name_key, u.name_key) AS key, coalesce(m.category_id, u.category_id) AS category_id,
        s.store_id AS "storeId", s.confidence, s.usual_interval_days AS "usualIntervalDays", s.places, sum(s.frequency) OVER same AS frequency,
        max(s.last_seen) OVER same AS "lastSeen",
        row_number() OVER (
          PARTITION BY coalesce(m.name_key, u.name_key) ORDER BY s.last_seen DESC, s.id) AS nth
      FROM (
        SELECT * FROM suggestions WHERE list_id = ${list}
        ORDER BY frequency DESC, last_seen DESC LIMIT ${mostCounters}) s
      LEFT JOIN master_items m ON m.id = s.master_item_id
      LEFT JOIN user_items u ON u.list_id = s.list_id AND u.id = s.user_item_id
      WINDOW same AS (PARTITION BY coalesce(m.name_key, u.name_key))) each
    WHERE nth = 1
    ORDER BY frequency DESC, "lastSeen" DESC, id LIMIT ${mostSuggestions}) top
  ORDER BY top.frequency DESC, top."lastSeen" DESC, top.id`;
