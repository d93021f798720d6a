/**
 * Both services inside a page or a worker: no server, no files, no console; signatures by WebCrypto. What is not there on Node only is the same,
 * to the byte.
 *
 * @since 0.1.0
 */
import * as BrandLift from "./brand-lift/BrandLift.ts"
import * as Exchange from "./exchange/Exchange.ts"
import { type InProcessOptions, type InProcessSandbox, makeInProcess } from "./inProcess.ts"
import { browserPlatform } from "./platform/browserPlatform.ts"

export type { InProcessOptions, InProcessSandbox } from "./inProcess.ts"

/**
 * What a client of the sandbox authenticates with: an account of each service.
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
 * A new sandbox in its first state. It needs a secure context (HTTPS or localhost) once a callback is signed, as WebCrypto does.
 *
 * ```ts
 * const sandbox = createSandbox({ seed: 1, send: async () => new Response(null, { status: 200 }) })
 * const response = await sandbox.fetch("https://sandbox.example/Lookup/v1/BasicLookups/BundledLookups/StudyTypes", {
 *   headers: { authorization: credentials.exchange.apiKey }
 * })
 * ```
 */
export const createSandbox = (options: InProcessOptions = {}): InProcessSandbox =>
  makeInProcess(options, {
    platform: browserPlatform,
    services: { brandLift: BrandLift.make, exchange: Exchange.make }
  })
