/**
 * One way to call, retry, page, authorise, warn of deprecation and fail, shared by the services: for every runtime with `fetch`.
 *
 * Node gets index.node.ts instead, with the same exports.
 */
export * as Api from "./client/Api.ts"
export * from "./exports.ts"
