/**
 * Runs the brand lift service and the exchange inside a web page or a worker. There is no server, file access or console, and callbacks are signed
 * with WebCrypto. All other behaviour is byte-for-byte the same as on Node.
 *
 * @since 0.1.0
 */
import * as BrandLift from "./brand-lift/BrandLift.ts"
import * as Exchange from "./exchange/Exchange.ts"
import { type InProcessOptions, type InProcessSandbox, makeInProcess } from "./inProcess.ts"
import { browserPlatform } from "./platform/browserPlatform.ts"

export type { InProcessOptions, InProcessSandbox } from "./inProcess.ts"

/**
 * The credentials that clients use to access the sandbox, with one account for each service.
 *
 * @example
 * ```ts
 * import { credentials } from "@fieldwork/sandbox/browser"
 * Object.keys(credentials) // => ["brandLift","exchange"]
 * ```
 */
export const credentials = {
  brandLift: BrandLift.credentials,
  exchange: Exchange.credentials
}

/**
 * Creates a sandbox in its initial state, for a web page or a worker. Callbacks can be signed only in a secure context (HTTPS or localhost), because
 * signing uses WebCrypto.
 *
 * @example
 * ```ts
 * import { createSandbox, credentials } from "@fieldwork/sandbox/browser"
 *
 * const sandbox = createSandbox({ seed: 1, send: async () => new Response(null, { status: 200 }) })
 * const headers = { authorization: credentials.exchange.apiKey }
 * const response = await sandbox.fetch("https://exchange.example/demand/v2-beta/locales", { headers })
 * response.status // => 200
 * ```
 */
export const createSandbox = (options: InProcessOptions = {}): InProcessSandbox =>
  makeInProcess(options, {
    platform: browserPlatform,
    services: { brandLift: BrandLift.make, exchange: Exchange.make }
  })
