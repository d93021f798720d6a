/**
 * The shared runtime of the services: calls, retries, pagination, authentication, deprecation notices and errors, for every runtime with `fetch`.
 *
 * On Node, index.node.ts is used instead, with the same exports.
 */
export * as Api from "./client/Api.ts"
export * from "./exports.ts"
