/**
 * The code that all service clients share (calls, retries, pagination, authentication, deprecation notices, errors), for runtimes with `fetch`.
 *
 * On Node, index.node.ts is used instead, with the same exports.
 */
export * as Api from "./client/Api.ts"
export * from "./exports.ts"
