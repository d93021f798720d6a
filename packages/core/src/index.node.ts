/**
 * The shared runtime of the services: calls, retries, pagination, authentication, deprecation notices and errors, with undici on Node.
 *
 * This entry point has the same exports as index.ts.
 */
export * as Api from "./client/Api.node.ts"
export * from "./exports.ts"
