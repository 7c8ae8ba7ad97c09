/** Made from the contract's table while building; see tooling/route-paths.ts. */
declare module "virtual:route-paths" {
  export const routePaths: Record<string, readonly [method: string, path: string]>;
}
