/** Requests to the control API. Reads are conditional, so that unchanged values are not sent again. */

const root = "/__sandbox"

/** Cached values by path, with their entity tags. */
const kept = new Map()
const mostKept = 200

const failure = async (response) => {
  const { detail } = await response.json().catch(() => ({}))
  return new Error(detail ?? `The sandbox responded with ${response.status}.`)
}

const valueOf = (response) =>
  response.headers.get("content-type")?.startsWith("application/json") ? response.json() : response.text()

const keep = (path, tag, value) => {
  kept.delete(path)
  if (tag !== null) kept.set(path, { tag, value })
  if (kept.size > mostKept) kept.delete(kept.keys().next().value)
}

/**
 * Returns the value, and whether it has changed since the last read of this path. Rejects with the sandbox's error
 * message.
 */
export const readChange = async (path) => {
  const known = kept.get(path)
  const headers = known === undefined ? {} : { "if-none-match": known.tag }
  const response = await fetch(`${root}${path}`, { headers })
  if (response.status === 304 && known !== undefined) return { value: known.value, isNew: false }
  if (!response.ok) throw await failure(response)
  const value = await valueOf(response)
  keep(path, response.headers.get("etag"), value)
  return { value, isNew: true }
}

export const read = async (path) => (await readChange(path)).value

/** Rejects with the sandbox's error message. */
export const call = async (method, path, body) => {
  const response = await fetch(`${root}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } })
  })
  if (!response.ok) throw await failure(response)
  return valueOf(response)
}

/** Returns the query string of the defined values, such as `?a=1&b=2`. */
export const query = (values) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== "")
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`
}
