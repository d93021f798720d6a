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
export type { ValidationError, Validator } from "./validator.gen.ts"

const joined: ReadonlySet<string> = new Set(commaSeparated)

const pairOf = ([name, value]: [string, unknown]): string => {
  if (Array.isArray(value)) return serializeArrayParam(name, value, { style: "form", explode: !joined.has(name) })
  if (typeof value === "object" && value !== null)
    return serializeObjectParam(name, { ...value }, { style: "form", explode: true })
  return serializePrimitiveParam(name, String(value))
}

/**
 * A query as the spec writes it: `commaSeparated` arrays joined by commas and all others repeated, and an object such as
 * `demographics` spread into one parameter a key.
 */
export const querySerializer = (query: object): string =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0))
    .map(pairOf)
    .filter((pair) => pair !== "")
    .join("&")

/** `baseUrl` is scheme and host of the service: paths carry the rest. The caller sets the `Authorization` header. */
export const createBrandLiftClient = (options: ClientOptions): FetchClient<paths> =>
  createClient<paths>({ querySerializer, ...options }) as unknown as FetchClient<paths>
