/**
 * Serialises query parameters.
 */

export type QuerySerializer = (query: Record<string, unknown>) => string

const pair = (name: string, value: unknown): string => {
  if (typeof value === "object") throw new TypeError("must be a string, number, boolean, date, or an array of these")
  return `${name}=${encodeURIComponent(value as string | number | boolean)}`
}

/** Serialises plain parameters, and repeats a parameter for each item of a list. A client whose spec uses other styles has its own serialiser. */
export const plainQuery: QuerySerializer = (query) =>
  Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each: unknown) => pair(name, each)))
    .join("&")
