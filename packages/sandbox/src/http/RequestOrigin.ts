/**
 * The origin at which a caller reaches the server. Links in responses use this origin.
 *
 * The origin differs from the server's own address if the server runs in a container with a mapped port, or listens on all addresses.
 */
const host = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i

const parse = (header: string | undefined): string | undefined => {
  if (header === undefined || !host.test(header)) return undefined
  const url = `http://${header}`
  return URL.canParse(url) ? new URL(url).origin : undefined
}

/**
 * Creates a function that parses `Host` headers. The function caches the result for the last header, because a caller usually sends the same header
 * with every request.
 */
export const makeRequestOrigin = (): ((header: string | undefined, own: string) => string) => {
  let last: string | undefined
  let origin: string | undefined
  return (header, own) => {
    if (header !== last) {
      origin = parse(header)
      last = header
    }
    return origin ?? own
  }
}
