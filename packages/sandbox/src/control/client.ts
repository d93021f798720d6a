/**
 * A typed client of the sandbox's control API.
 *
 * @since 0.1.0
 */
import createClient, { type Client } from "openapi-fetch"
import type { paths } from "./schema.gen.ts"

export type * from "./schema.gen.ts"
/** A typed client of the control API: one function per HTTP method, by path. */
export type ControlClient = Client<paths>

/** The base URL of a sandbox, or its `fetch`. */
export interface ControlOptions {
  /** `http://host:port` of the sandbox. With the `fetch` of a sandbox in this process it can be any URL. */
  readonly baseUrl: string
  /** The `fetch` of a sandbox in this process. Default: the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/**
 * A typed client of the sandbox's control API, which moves the clock, injects faults, rotates keys and reads the journal.
 *
 * @example
 * ```ts
 * import { createSandbox } from "@fieldwork/sandbox"
 * import { createControlClient } from "@fieldwork/sandbox/control"
 *
 * const { fetch } = createSandbox()
 * const control = createControlClient({ baseUrl: "https://sandbox.example", fetch })
 * await control.POST("/__sandbox/clock/advance", { body: { seconds: 86_400 } })
 * const { data } = await control.GET("/__sandbox/clock")
 * data?.now // => "2026-01-06T00:00:00.000Z"
 * ```
 */
export const createControlClient = (options: ControlOptions): ControlClient => createClient<paths>(options)
