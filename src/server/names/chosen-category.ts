/** The choices `k` of a list whose category `seen` people of the list see, as what follows FROM; `list` is its id, as SQL. */
export const visibleChoices = (list: string) => `category_choices k
  JOIN categories seen ON seen.id = k.category_id AND seen.list_id IN (${list}, everybodys_list()) AND seen.deleted_at IS NULL`;

/** Of several members' choices for a name the latest counts. */
export const latestFirst = "k.chosen_at DESC, k.revision DESC";

/**
 * The category that people of a list have chosen for a name, or null, as a subquery. It does the same as the function
 * `chosen_category`, which adding an item uses, and costs many rows of one query less than that.
 * @param key the name's key, as SQL
 */
export const chosenCategory = (
  list: string,
  key: string,
) => `(SELECT k.category_id FROM ${visibleChoices(list)}
  WHERE k.list_id = ${list} AND k.name_key = ${key} ORDER BY ${latestFirst} LIMIT 1)`;
