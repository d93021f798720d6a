/**
 * Which base URLs are accepted: a credential must not travel in clear, so plain HTTP is for loopback alone.
 */

/** A setting that cannot work. A defect, so that it does not look like a failure of the service. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError"
}

const loopbackHost = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

export const isLoopback = (url: URL): boolean => url.protocol === "http:" && loopbackHost.test(url.hostname)

/** A URL, or undefined: `URL.parse` is missing from Node 20. */
export const parse = (text: string, base?: string): URL | undefined =>
  URL.canParse(text, base) ? new URL(text, base) : undefined

/**
 * The base URL without a trailing slash; throws {@link ConfigurationError}. `name` is what the user calls the setting, `added` what every
 * path of a call begins with.
 */
export const check = (name: string, text: string, ...added: ReadonlyArray<string>): string => {
  const url = parse(text)
  if (url === undefined) throw new ConfigurationError(`${name} is not an absolute URL such as https://api.example`)
  if (url.username !== "" || url.password !== "") {
    throw new ConfigurationError(
      `${name} holds a user name or password: remove them, credentials have settings of their own`
    )
  }
  if (url.search !== "" || url.hash !== "") {
    throw new ConfigurationError(`${name} has a query or a fragment: give scheme, host and path only`)
  }
  if (url.protocol !== "https:" && !isLoopback(url)) {
    throw new ConfigurationError(
      `${name} is ${url.protocol}//${url.host}: a credential travels over https, or over http inside this machine (localhost, 127.0.0.1, [::1])`
    )
  }
  const base = url.href.replace(/\/+$/, "")
  const twice = added.find((path) => base.endsWith(path))
  if (twice !== undefined) {
    throw new ConfigurationError(`${name} ends with ${twice}: leave that out, every call adds it`)
  }
  return base
}
