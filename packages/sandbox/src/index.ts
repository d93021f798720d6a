/**
 * A stateful local brand lift service and sampling exchange.
 *
 * @since 0.1.0
 */
export { createSandbox, credentials, type SandboxOptions, type Sandbox } from "./Sandbox.ts"
export type { SandboxServer, ListenOptions } from "./server.ts"
