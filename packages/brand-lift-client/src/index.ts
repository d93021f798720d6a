/**
 * A typed fetch client of the brand lift measurement API, on openapi-fetch: paths, parameters and replies are the spec's.
 *
 * It sends what it is told and nothing more: no tokens, no retries. `@fieldwork/brand-lift` has those.
 */
import createClient, {
  type ClientOptions,
  serializeArrayParam,
  serializeObjectParam,
  serializePrimitiveParam
} from "openapi-fetch"
import type { FetchClient } from "./client.gen.ts"
import { commaSeparated } from "@fieldwork/specs/brand-lift/operations"
import type { paths } from "@fieldwork/specs/brand-lift/schema"

export type { FetchClient, Reply } from "./client.gen.ts"
export type * from "@fieldwork/specs/brand-lift/schema"
export type { ValidationError, Validator, ValidatorLoader, Validators } from "./validator.gen.ts"

/**
 * How a list travels in the query where the document states only "array": `comma` joins it (`status__in=live,complete`), `repeated` writes the
 * parameter once per value. A service that expects the one and gets the other may answer with wrong figures.
 */
export type ArrayStyle = "comma" | "repeated"

/**
 * The options of the client: those of openapi-fetch, and how lists are written.
 */
export interface BrandLiftClientOptions extends ClientOptions {
  /** `comma` when absent. Lists that the document states to be comma-separated are joined in either case. */
  readonly arrays?: ArrayStyle
}

const joined: ReadonlySet<string> = new Set(commaSeparated)

const arrayPair = (name: string, values: ReadonlyArray<unknown>, arrays: ArrayStyle): string => {
  const explode = arrays === "repeated" && !joined.has(name)
  const torn = explode ? undefined : values.find((value) => String(value).includes(","))
  if (torn !== undefined) {
    throw new TypeError(`${name}: ${JSON.stringify(torn)} contains a comma, which separates the values of this list`)
  }
  return serializeArrayParam(name, [...values], { style: "form", explode })
}

const pairOf = ([name, value]: [string, unknown], arrays: ArrayStyle): string => {
  if (Array.isArray(value)) return arrayPair(name, value, arrays)
  if (typeof value === "object" && value !== null)
    return serializeObjectParam(name, { ...value }, { style: "form", explode: true })
  return serializePrimitiveParam(name, String(value))
}

/**
 * Writes a query as the service reads it: lists in the style given, and an object such as `demographics` spread into one parameter per key.
 *
 * Throws `TypeError` for a value with a comma in a list that is joined by commas: the service would read two values.
 *
 * @example
 * ```ts
 * import { querySerializer } from "@fieldwork/brand-lift-client"
 * querySerializer({ status__in: ["live", "complete"], page: 2 }) // => "status__in=live,complete&page=2"
 * ```
 */
export const querySerializer = (query: object, arrays: ArrayStyle = "comma"): string =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0))
    .map((entry) => pairOf(entry, arrays))
    .filter((pair) => pair !== "")
    .join("&")

/**
 * A client of the brand lift API. `baseUrl` is scheme and host of the service, as paths contain the rest. The caller sets the `Authorization` header.
 *
 * @example
 * ```ts
 * import { createBrandLiftClient } from "@fieldwork/brand-lift-client"
 * const fetch = async () => Response.json({ items: [{ id: 1, industry_name: "Apparel" }] })
 * const client = createBrandLiftClient({ baseUrl: "https://lift.example", fetch })
 * const { response } = await client.GET("/api/impact-measurement/v1/industries")
 * response.status // => 200
 * ```
 */
export const createBrandLiftClient = ({ arrays, ...options }: BrandLiftClientOptions): FetchClient<paths> =>
  createClient<paths>({
    querySerializer: (query) => querySerializer(query, arrays),
    ...options
  }) as unknown as FetchClient<paths>
