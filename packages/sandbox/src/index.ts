/**
 * A stateful local brand lift service and sampling exchange.
 *
 * @since 0.1.0
 */
export { createSandbox, credentials, type Options, type Sandbox } from "./Sandbox.ts"
export type { Listening, ListenOptions } from "./server.ts"
