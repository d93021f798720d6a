/**
 * One way to call, retry, page, authorise, warn of deprecation and fail, shared by the services: over undici on Node.
 *
 * The exports are those of index.ts.
 */
export * as Api from "./node/Api.ts"
export * from "./surface.ts"
