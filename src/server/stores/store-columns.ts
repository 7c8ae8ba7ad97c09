import { isGlobalOfName } from "./evidence-store.ts";

/** The order learned in this store, else the one learned in all stores of its name. */
const aisleOrder = `CASE WHEN s.aisle_order <> '{}' THEN s.aisle_order ELSE coalesce(
  (SELECT g.aisle_order FROM stores g WHERE ${isGlobalOfName}), '{}') END`;

/** Columns of a store as the contract shows it, for `SELECT ${storeColumns} FROM stores s`. */
export const storeColumns = `s.id, s.name, s.types, s.categories, ${aisleOrder} AS "aisleOrder", s.lacks, s.user_id AS "userId",
  s.is_global AS "isGlobal",
  s.created_at AS "createdAt", s.updated_at AS "updatedAt", s.revision`;
