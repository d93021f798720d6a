/**
 * A typed fetch client for the brand lift measurement API, based on openapi-fetch. The types of paths, parameters and responses are generated from
 * the spec.
 *
 * The client sends each request as given, without adding a token, and never retries it. `@fieldwork/brand-lift` does both.
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
 * The style in which a list is written in the query if the brand lift document specifies only the type "array". `comma` joins the values with commas
 * (`status__in=live,complete`), and `repeated` repeats the parameter for each value. A service that expects the other style may return wrong results.
 */
export type ArrayStyle = "comma" | "repeated"

/**
 * The options for the client: all options of openapi-fetch, and the style in which lists are written in the query.
 */
export interface BrandLiftClientOptions extends ClientOptions {
  /**
   * The style in which lists are written in the query. Default: `comma`. Lists that are comma-separated according to the brand lift document are
   * always joined with commas.
   */
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
 * Serializes a query for the service. Lists are written in the given style, and an object such as `demographics` is written as one parameter per key.
 *
 * Throws a `TypeError` if a value in a comma-separated list contains a comma, because the service would read it as two values.
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
 * Creates a client for the brand lift API. `baseUrl` contains only the scheme and host of the service, because the paths in the spec are absolute.
 * The caller must set the `Authorization` header.
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
