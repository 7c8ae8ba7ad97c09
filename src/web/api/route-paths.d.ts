/** Generated from the contract's table at build time; see tooling/route-paths.ts. */
declare module "virtual:route-paths" {
  export const routePaths: Record<string, readonly [method: string, path: string]>;
}
