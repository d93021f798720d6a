import { type DeclaredNames, noDeclaredNames } from "./DeclaredNames.ts"
import { hideSecretsInUrl } from "./hideSecretsInUrl.ts"
import { pseudonym } from "./pseudonym.ts"
import { isPersonHeader, isSecretHeader } from "./sensitiveNames.ts"

/** The headers whose value is a URL. */
const urlHeaders = new Set(["content-location", "location", "referer"])

/** Matches the URLs in a header with other text: those in angle brackets, as in `Link`, and those with a query. */
const urls = /(?<=<)[^<>]*(?=>)|(?<![^\s<>,;"'])[^\s<>,;"'?]*\?[^\s<>,;"'=]*=[^\s<>,;"']*/g

/** Returns a `Cookie` header without the values of the cookies. */
const hiddenInCookies = (value: string): string =>
  value
    .split(";")
    .map((pair) => (pair.includes("=") ? `${pair.slice(0, pair.indexOf("=")).trim()}=hidden` : "hidden"))
    .join("; ")

/**
 * Returns the value of a header without credentials, and with pseudonyms instead of respondent identifiers, also in URLs. `names` are the names and
 * paths that the documents declare.
 */
export const hideSecretsInHeader = (name: string, value: string, names: DeclaredNames = noDeclaredNames): string => {
  if (urlHeaders.has(name.toLowerCase())) return hideSecretsInUrl(value, names)
  if (!isSecretHeader(name, names.headers)) {
    if (isPersonHeader(name)) return pseudonym(value)
    return value.replaceAll(urls, (url) => hideSecretsInUrl(url, names))
  }
  if (name.toLowerCase() === "cookie") return hiddenInCookies(value)
  // The authentication scheme, such as `Bearer`, is kept.
  return /^(?:bearer|basic) /i.test(value) ? `${value.split(" ")[0]} hidden` : "hidden"
}
