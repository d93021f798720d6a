/**
 * Checks base URLs. Credentials are sent only over HTTPS, or over plain HTTP to the local machine.
 */
import { ConfigurationError } from "./ConfigurationError.ts"

const loopbackHost = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Checks whether the URL uses plain HTTP and points to the local machine.
 *
 * @example
 * ```ts
 * import { isLoopback } from "@fieldwork/core"
 * isLoopback(new URL("http://localhost:4600")) // => true
 * ```
 */
export const isLoopback = (url: URL): boolean => url.protocol === "http:" && loopbackHost.test(url.hostname)

/**
 * Returns the parsed URL, or undefined if `text` is not a valid URL. Used in place of `URL.parse`, which is missing from Node 20.
 *
 * @example
 * ```ts
 * import { parseUrl } from "@fieldwork/core"
 * parseUrl("/a", "https://a.example/b")?.href // => "https://a.example/a"
 * parseUrl("not a URL") // => undefined
 * ```
 */
export const parseUrl = (text: string, base?: string): URL | undefined =>
  URL.canParse(text, base) ? new URL(text, base) : undefined

/**
 * Returns the base URL without a trailing slash. `name` is the setting's name. The URL must not end with an `added` path, because calls append it.
 *
 * Throws {@link ConfigurationError} for an invalid URL.
 *
 * @example
 * ```ts
 * import { checkBaseUrl } from "@fieldwork/core"
 * checkBaseUrl("baseUrl", "https://api.example/") // => "https://api.example"
 * checkBaseUrl("baseUrl", "http://api.example") // throws credentials require https
 * ```
 */
export const checkBaseUrl = (name: string, text: string, ...added: ReadonlyArray<string>): string => {
  const url = parseUrl(text)
  if (url === undefined) throw new ConfigurationError(`${name} is not an absolute URL such as https://api.example`)
  if (url.username !== "" || url.password !== "") {
    throw new ConfigurationError(
      `${name} contains a user name or password: remove them and use the credential settings`
    )
  }
  if (url.search !== "" || url.hash !== "") {
    throw new ConfigurationError(`${name} has a query or a fragment: use only scheme, host and path`)
  }
  if (url.protocol !== "https:" && !isLoopback(url)) {
    throw new ConfigurationError(
      `${name} is ${url.protocol}//${url.host}: credentials require https, or http to this machine (localhost, 127.0.0.1, [::1])`
    )
  }
  const base = url.href.replace(/\/+$/, "")
  const repeated = added.find((path) => base.endsWith(path))
  if (repeated !== undefined) {
    throw new ConfigurationError(`${name} must not end with ${repeated}: every call adds it`)
  }
  return base
}
