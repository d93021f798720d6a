/**
 * A typed client for the sandbox's control API.
 *
 * @since 0.1.0
 */
import createClient, { type Client } from "openapi-fetch"
import type { paths } from "./schema.gen.ts"

export type * from "./schema.gen.ts"
/**
 * A typed client for the control API, with one method for each HTTP method. The path that is passed to a method determines the types of its
 * parameters and its response.
 */
export type ControlClient = Client<paths>

/** The options for {@link createControlClient}. */
export interface ControlClientOptions {
  /** The base URL of the sandbox, such as `http://127.0.0.1:4600`. If `fetch` belongs to a sandbox in this process, any URL is valid. */
  readonly baseUrl: string
  /** The `fetch` method of a sandbox in this process. Default: the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
}

/**
 * Creates a typed client for the sandbox's control API. The API advances the clock, injects faults, rotates keys and lists callbacks, among other
 * operations.
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
export const createControlClient = (options: ControlClientOptions): ControlClient => createClient<paths>(options)
