/**
 * Exports verification as an Effect service, and a route for `HttpRouter`.
 */
export { callbackRoute, type CallbackRouteOptions } from "./effect/callbackRoute.ts"
export { type BodyVerification, Webhooks, type WebhooksOptions, type WebhooksService } from "./effect/Webhooks.ts"
