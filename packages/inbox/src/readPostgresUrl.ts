/**
 * Parses the URL of a PostgreSQL database. Returns undefined if the URL is invalid, if it has no host, if a part is not percent-encoded correctly, or
 * if its path contains `@`. Without these checks, the path could contain the password: `postgres:/user:password@host/database` has one slash too few,
 * and the password in `postgres://user:pass/word@host/database` is not percent-encoded.
 */
export const readPostgresUrl = (text: string): URL | undefined => {
  if (!/^postgres(ql)?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.host === "" || url.pathname.includes("@")) return undefined
  return [url.username, url.password, url.pathname].every(isPercentEncoded) ? url : undefined
}

const isPercentEncoded = (part: string): boolean => {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}
