/**
 * The sandbox for Node, which is called in the same process as its client or over HTTP.
 */
import type { Corrections } from "@fieldwork/specs/corrections"
import * as BrandLift from "./brand-lift/BrandLift.ts"
import * as Corrected from "./corrections/Translation.ts"
import * as Exchange from "./exchange/Exchange.ts"
import { type InProcessOptions, type InProcessSandbox, makeInProcess } from "./inProcess.ts"
import { nodePlatform } from "./platform/nodePlatform.ts"
import { type SandboxServer, listen, type ListenOptions } from "./server.ts"

/** The options for the initial state and the behaviour of a sandbox. Without options, every sandbox starts in the same state and behaves the same. */
export interface SandboxOptions extends InProcessOptions {
  /**
   * The corrections from OpenAPI overlays. They describe how a real service differs from its API document, and make the sandbox behave like the real
   * service.
   */
  readonly corrections?: ReadonlyArray<Corrections>
}

/** A sandbox that runs the brand lift service and the exchange in this process. After `listen`, they are also available over HTTP. */
export interface Sandbox extends InProcessSandbox {
  /** Starts an HTTP server on the loopback interface. Port 0 (the default) selects a free port. */
  readonly listen: (options?: ListenOptions) => Promise<SandboxServer>
}

/**
 * The credentials that clients use to access the sandbox, with one account for each service.
 *
 * @example
 * ```ts
 * import { credentials } from "@fieldwork/sandbox"
 * Object.keys(credentials) // => ["brandLift","exchange"]
 * ```
 */
export const credentials = {
  brandLift: BrandLift.credentials,
  exchange: Exchange.credentials
}

const services = { brandLift: BrandLift.make, exchange: Exchange.make }

/**
 * Creates a sandbox in its initial state. Throws on Node versions below 22.18, because requests would fail there.
 *
 * @example
 * ```ts
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 * const sandbox = createSandbox()
 * const headers = { authorization: credentials.exchange.apiKey }
 * const response = await sandbox.fetch("https://exchange.example/demand/v2-beta/locales", { headers })
 * response.status // => 200
 * ```
 */
export const createSandbox = ({ corrections = [], ...options }: SandboxOptions = {}): Sandbox => {
  if (!("withResolvers" in Promise)) {
    throw new Error("The sandbox requires Node 22.18 or later. Install it, then run the command again")
  }
  const translate = Corrected.make(corrections)
  const sandbox = makeInProcess(options, { platform: nodePlatform, services, corrections, translate })
  return { ...sandbox, listen: (where) => listen(sandbox.handle, where) }
}
