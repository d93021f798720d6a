/**
 * The origin under which a caller reaches the server, which is the origin of links in responses.
 *
 * It differs from the server's own address behind a mapped port of a container, or if the server listens on all
 * addresses.
 */
const host = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i

const parse = (header: string | undefined): string | undefined => {
  if (header === undefined || !host.test(header)) return undefined
  const url = `http://${header}`
  return URL.canParse(url) ? new URL(url).origin : undefined
}

/** Parses `Host` headers, and caches the last one, because a caller always sends the same. */
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
