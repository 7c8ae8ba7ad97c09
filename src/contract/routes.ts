import { accountRoutes } from "./accounts/routes.ts";
import { adminRoutes } from "./admin/routes.ts";
import { categoryRoutes } from "./categories/routes.ts";
import { exportRoutes } from "./exports/routes.ts";
import { feedbackRoutes } from "./feedback/routes.ts";
import { householdRoutes } from "./households/routes.ts";
import { importRoutes } from "./imports/routes.ts";
import { itemRoutes } from "./items/routes.ts";
import { learningRoutes } from "./learning/routes.ts";
import { listRoutes } from "./lists/routes.ts";
import { pushRoutes } from "./push/routes.ts";
import { recipeRoutes } from "./recipes/routes.ts";
import { repeatRoutes } from "./repeat/routes.ts";
import type { Route } from "./route.ts";
import { securityEventRoutes } from "./security-events/routes.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { storeRoutes } from "./stores/routes.ts";

/**
 * THE table: every call of the product, a file for each noun. Server, client, API page and authorisation tests are made
 * from it.
 */
export const routes = {
  ...accountRoutes,
  ...listRoutes,
  ...itemRoutes,
  ...storeRoutes,
  ...categoryRoutes,
  ...importRoutes,
  ...repeatRoutes,
  ...householdRoutes,
  ...exportRoutes,
  ...feedbackRoutes,
  ...adminRoutes,
  ...learningRoutes,
  ...settingsRoutes,
  ...securityEventRoutes,
  ...pushRoutes,
  ...recipeRoutes,
} as const satisfies Record<string, Route>;

export type Routes = typeof routes;
export type RouteName = keyof Routes;
