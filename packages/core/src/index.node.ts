/**
 * One way to call, retry, page, authorise, warn of deprecation and fail, shared by the services: over undici on Node.
 *
 * The exports are those of index.ts.
 */
export * as Api from "./client/Api.node.ts"
export * from "./exports.ts"
