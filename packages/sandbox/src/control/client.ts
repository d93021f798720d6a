/**
 * A typed client of the sandbox's control API.
 *
 * @since 0.1.0
 */
import createClient, { type Client } from "openapi-fetch"
import type { paths } from "./schema.gen.ts"

export type * from "./schema.gen.ts"
export type ControlClient = Client<paths>

export interface ControlOptions {
  /** `http://host:port` of the sandbox. */
  readonly baseUrl: string
  /** The `fetch` of a sandbox in this process, when it does not listen. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/** `const { data } = await control.POST("/__sandbox/clock/advance", { body: { seconds: 86400 } })` */
export const createControlClient = (options: ControlOptions): ControlClient => createClient<paths>(options)
