/**
 * Simulates services that differ from the spec by altering the requests to a sandbox and its responses. A probe of the service must detect each
 * difference.
 *
 * The simulation does not share code with the corrections that clients apply for such services, so a bug in that code cannot hide a difference.
 */

export type Fetch = (input: Request | string | URL, init?: RequestInit) => Promise<Response>

export interface ServiceRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  /** The body, parsed as JSON. Undefined if the body is not JSON. */
  readonly json: unknown
  readonly body: Uint8Array
}

export interface Deviation {
  /** Converts the request to the form that the sandbox expects, or returns the response with which the service refuses the request. */
  readonly request?: (request: ServiceRequest) => { readonly url?: URL; readonly json?: unknown } | Response
  readonly response?: (json: unknown, url: URL) => unknown
  readonly status?: (status: number, method: string, url: URL) => number
}

const isJson = (headers: Headers): boolean => headers.get("content-type")?.includes("json") === true

/** Creates a service that has the given differences and forwards requests to the sandbox. */
export const withDeviation =
  ({ request: change, response: show, status: renumber }: Deviation) =>
  (sandbox: Fetch): Fetch =>
  async (input, init) => {
    const given = new Request(input, init)
    const url = new URL(given.url)
    const body = new Uint8Array(await given.arrayBuffer())
    const json =
      isJson(given.headers) && body.length > 0 ? (JSON.parse(new TextDecoder().decode(body)) as unknown) : undefined
    const changed = change?.({ method: given.method, url, headers: given.headers, json, body }) ?? {}
    if (changed instanceof Response) return changed
    const sent = changed.json === undefined ? body : new TextEncoder().encode(JSON.stringify(changed.json))
    const reply = await sandbox((changed.url ?? url).href, {
      method: given.method,
      headers: given.headers,
      ...(sent.length > 0 && { body: sent })
    })
    const text = await reply.text()
    const isShown = show !== undefined && isJson(reply.headers) && text !== ""
    return new Response(text === "" ? null : isShown ? JSON.stringify(show(JSON.parse(text), url)) : text, {
      status: renumber?.(reply.status, given.method, url) ?? reply.status,
      headers: reply.headers
    })
  }

/** Returns a copy of a JSON value with `change` applied to the members of all objects, at any depth. */
export const everyMember = (
  value: unknown,
  change: (name: string, value: unknown) => readonly [name: string, value: unknown]
): unknown => {
  if (Array.isArray(value)) return value.map((item) => everyMember(item, change))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const [renamed, changed] = change(name, inner)
      return [renamed, everyMember(changed, change)]
    })
  )
}
