/**
 * Formats a call to an operation as a curl command. Secrets and base URLs are read from the same environment variables that the clients' layers use.
 */
import type { Input, SampleRoute } from "./sample-route.ts"

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

const variables = {
  "brand-lift": { url: "FIELDWORK_BRAND_LIFT_URL", authorization: "Bearer $BRAND_LIFT_TOKEN" },
  exchange: { url: "FIELDWORK_EXCHANGE_URL", authorization: "$FIELDWORK_EXCHANGE_API_KEY" }
} as const

const pathOf = (path: string, values: Input["path"]): string =>
  path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))

/**
 * Returns the query parameters for a value. A list is serialised in the format that its parameter specifies. Each key of an object becomes a
 * parameter.
 */
const pairsOf = (name: string, value: unknown, explode: boolean): ReadonlyArray<readonly [string, string]> => {
  if (Array.isArray(value))
    return explode ? value.map((each) => [name, String(each)] as const) : [[name, value.join(",")]]
  if (typeof value !== "object" || value === null) return [[name, String(value)]]
  return Object.entries(value).map(([key, each]) => [key, String(each)] as const)
}

const queryOf = (route: SampleRoute, query: Input["query"]): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const [key, text] of pairsOf(name, value, !route.joined.includes(name))) search.append(key, text)
  }
  return search.size === 0 ? "" : `?${search.toString()}`
}

const bodyOf = ({ body }: Input): ReadonlyArray<string> => {
  if (body === undefined) return []
  if (body.mediaType === "multipart/form-data") {
    return Object.entries(Object(body.value) as Record<string, unknown>).map(
      ([name, value]) =>
        `--form-string ${quoted(`${name}=${typeof value === "string" ? value : JSON.stringify(value)}`)}`
    )
  }
  return [`--header "Content-Type: ${body.mediaType}"`, `--data ${quoted(JSON.stringify(body.value, null, 2))}`]
}

export const curl = (route: SampleRoute, input: Input): string => {
  const { authorization, url } = variables[route.api]
  const base = route.isAuthentication ? "FIELDWORK_BRAND_LIFT_AUTH_URL" : url
  const method = route.method === "GET" || (route.method === "POST" && input.body !== undefined)
  return [
    `curl ${method ? "" : `--request ${route.method} `}"$${base}${pathOf(route.path, input.path)}${queryOf(route, input.query)}"`,
    ...(route.isFree ? [] : [`--header "Authorization: ${authorization}"`]),
    ...bodyOf(input)
  ].join(" \\\n  ")
}
