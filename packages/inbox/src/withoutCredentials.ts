/** Separates the credentials in an HTTP URL from the URL, because `fetch` refuses URLs with credentials and its error message would contain them. */
export interface UrlWithoutCredentials {
  readonly url: URL
  /** The headers that contain the credentials. Empty if the URL has no credentials. */
  readonly headers: Readonly<Record<string, string>>
  /** The credentials in every form in which an error message could contain them. */
  readonly secrets: ReadonlyArray<string>
}

/** Returns the URL without its user and password, and the `authorization` header for them. Throws a `TypeError` if the URL is invalid. */
export const withoutCredentials = (text: string): UrlWithoutCredentials => {
  const url = new URL(text)
  const encoded = [url.username, url.password]
  const [user = "", password = ""] = encoded.map(decodeUrlPart)
  url.username = url.password = ""
  if (user === "" && password === "") return { url, headers: {}, secrets: [] }
  const basic = Buffer.from(`${user}:${password}`).toString("base64")
  return { url, headers: { authorization: `Basic ${basic}` }, secrets: [...encoded, user, password, basic] }
}

/**
 * Decodes a percent-encoded part of a URL. If the percent-encoding is invalid, as in a password with an unescaped `%`, the part is returned
 * unchanged.
 */
export const decodeUrlPart = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
