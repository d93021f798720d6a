/**
 * Returns precomputed corrections that add a slash to the end of every path, for programs on runtimes where the OpenAPI document is too large.
 */
export const slashes = <Api extends "brand-lift" | "exchange">(api: Api, id: string, path: string) => ({
  api,
  trailingSlash: true,
  routes: [[id, "GET", path] as const],
  operations: {},
  withoutEffect: []
})
