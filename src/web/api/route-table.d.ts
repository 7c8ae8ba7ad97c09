/** Generated from the contract's table at build time; see tooling/route-table.ts. */
type RouteRow = readonly [method: string, path: string, reply: (value: unknown) => boolean];

declare module "virtual:routes/home" {
  export const routes: Record<string, RouteRow>;
}

declare module "virtual:routes/other-routes" {
  export const routes: Record<string, RouteRow>;
}
