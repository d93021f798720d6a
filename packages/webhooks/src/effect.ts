/**
 * Verification as an Effect service, and a route for `HttpRouter`.
 */
export { callbackRoute, type CallbackRouteOptions } from "./effect/callback-route.ts"
export { type BodyVerification, Webhooks, type WebhooksOptions, type WebhooksService } from "./effect/webhooks.ts"
