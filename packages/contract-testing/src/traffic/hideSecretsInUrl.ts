import { withoutUserInfo } from "../userInfo.ts"
import { type DeclaredNames, noDeclaredNames } from "./DeclaredNames.ts"
import { hideSecretsInForm } from "./hideSecrets.ts"

/** Splits a URL without query into its scheme and authority, which can be absent, and its path. */
const parts = /^((?:[a-z][a-z0-9+.-]*:)?(?:\/\/[^/]*)?)(.*)$/is

/**
 * Returns the URL, which can be relative, without user name and password, without secrets in its path, query and fragment, and with pseudonyms instead
 * of respondent identifiers. `names` are the names and paths that the documents declare.
 */
export const hideSecretsInUrl = (url: string, names: DeclaredNames = noDeclaredNames): string => {
  const [rest = "", ...fragments] = withoutUserInfo(url).split("#")
  const [address = "", ...queries] = rest.split("?")
  const [, origin = "", path = ""] = parts.exec(address) ?? []
  const hide = (text: string): string => (text.includes("=") ? hideSecretsInForm(text, names.query) : text)
  const shown = [origin + names.hidePath(path), ...(queries.length === 0 ? [] : [hide(queries.join("?"))])].join("?")
  return [shown, ...fragments.map(hide)].join("#")
}
