/**
 * The code that all service clients share (calls, retries, pagination, authentication, deprecation notices, errors), using undici on Node.
 *
 * This entry point has the same exports as index.ts.
 */
export * as Api from "./client/Api.node.ts"
export * from "./exports.ts"
