/**
 * The sandbox on Node: in process, and over HTTP.
 */
import type { Corrections } from "@fieldwork/specs/corrections"
import * as BrandLift from "./brand-lift/BrandLift.ts"
import * as Corrected from "./corrections/Corrected.ts"
import * as Exchange from "./exchange/Exchange.ts"
import { type InProcessOptions, type InProcessSandbox, makeInProcess } from "./inProcess.ts"
import { nodePlatform } from "./platform/nodePlatform.ts"
import { type Listening, listen, type ListenOptions } from "./server.ts"

export interface Options extends InProcessOptions {
  /** Where a service differs from its document, by an overlay: the sandbox then speaks as that service does. */
  readonly corrections?: ReadonlyArray<Corrections>
}

export interface Sandbox extends InProcessSandbox {
  /** Serves HTTP on the loopback; port 0 (the default) takes a free one. */
  readonly listen: (options?: ListenOptions) => Promise<Listening>
}

/**
 * What a client of the sandbox authenticates with: an account of each service.
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
 * A new sandbox in its first state. Throws on a Node older than 22.18, where requests would fail one by one.
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
export const createSandbox = ({ corrections = [], ...options }: Options = {}): Sandbox => {
  if (!("withResolvers" in Promise)) {
    throw new Error("The sandbox needs Node 22.18 or newer. Install one, then run the same again")
  }
  const translate = Corrected.make(corrections)
  const sandbox = makeInProcess(options, { platform: nodePlatform, services, corrections, translate })
  return { ...sandbox, listen: (where) => listen(sandbox.handle, where) }
}
