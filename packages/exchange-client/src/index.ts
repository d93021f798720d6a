/**
 * A typed fetch client for the online sampling exchange API, based on openapi-fetch. The types of paths, parameters and responses are generated from
 * the spec.
 *
 * The client sends each request as given, without adding a key, and never retries it. `@fieldwork/exchange` does both.
 */
import createClient, { type ClientOptions } from "openapi-fetch"
import type { FetchClient } from "./client.gen.ts"
import type { paths } from "@fieldwork/specs/exchange/schema"

export type { FetchClient, Reply } from "./client.gen.ts"
export type * from "@fieldwork/specs/exchange/schema"
export type {
  ArrayShape,
  ObjectShape,
  PrimitiveShape,
  Shape,
  ValidationError,
  Validator,
  ValidatorLoader,
  Validators
} from "./validator.gen.ts"

/**
 * Creates a client for the exchange API. `baseUrl` contains only the scheme and host of the service, because the paths in the spec are absolute. The
 * caller must set the `Authorization` header.
 *
 * @example
 * ```ts
 * import { createExchangeClient } from "@fieldwork/exchange-client"
 * const fetch = async () => Response.json({ result: [{ code: "eng_us", name: "English" }], total: 1 })
 * const client = createExchangeClient({ baseUrl: "https://exchange.example", fetch })
 * const { data } = await client.GET("/demand/v2-beta/{property}", { params: { path: { property: "locales" } } })
 * data?.total // => 1
 * ```
 */
export const createExchangeClient = (options: ClientOptions): FetchClient<paths> =>
  createClient<paths>(options) as unknown as FetchClient<paths>
