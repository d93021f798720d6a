/**
 * The variables of an exported failure: values from earlier responses that later calls use, and the credentials.
 */
import type { Call, KeyPlace } from "../run/Call.ts"

/** Returns the name of the variable for the value at a pointer in the response to a step. */
export const variable = (index: string | number, pointer: string): string =>
  `step${index}_${pointer
    .split("/")
    .filter((step) => step !== "")
    .join("_")
    .replaceAll(/\W/g, "_")}`

/** Matches a reference to an earlier response, such as `{1/campaign_id}`. */
export const referenceIn = /\{(\d+)(\/[^{}]*)\}/g

/** Returns, keyed by step number, the JSON pointers of the response values that later calls use. */
export const needed = (calls: ReadonlyArray<Call>): ReadonlyMap<number, ReadonlySet<string>> => {
  const found = new Map<number, Set<string>>()
  for (const [, index = "", pointer = ""] of JSON.stringify(calls).matchAll(referenceIn)) {
    const all = found.get(Number(index)) ?? new Set<string>()
    found.set(Number(index), all.add(pointer))
  }
  return found
}

/** The environment variables that contain an API key. */
export const keyVariables = { good: "API_KEY", second: "SECOND_API_KEY" } as const

/** The parts of a request that contain credentials: an addition to the query string, and headers. */
export interface SentCredentials {
  readonly query: string
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>
}

export const noCredentials: SentCredentials = { query: "", headers: [] }

/** Returns the addition to the query string and the headers that contain `value`. `places` lists the parts of the request that contain a key. */
export const keysAt = (places: ReadonlyArray<KeyPlace>, value: string, call: Call): SentCredentials => {
  const query = places.filter((place) => place.in === "query").map(({ name }) => `${name}=${value}`)
  return {
    query: query.length === 0 ? "" : `${call.query.length === 0 ? "?" : "&"}${query.join("&")}`,
    headers: places.flatMap(({ in: place, name }) => {
      if (place === "query") return []
      return [place === "cookie" ? (["Cookie", `${name}=${value}`] as const) : ([name, value] as const)]
    })
  }
}
