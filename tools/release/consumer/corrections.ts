/**
 * What an overlay with a slash at the end of every path comes to, as a program has it that runs where the document is too large.
 */
export const slashes = <Api extends "brand-lift" | "exchange">(api: Api, id: string, path: string) => ({
  api,
  trailingSlash: true,
  routes: [[id, "GET", path] as const],
  operations: {},
  withoutEffect: []
})
