/**
 * Recognises user names and passwords in URLs. This package never sends them, and must not print or store them.
 */

/** Returns whether a URL contains a user name or a password. */
export const hasUserInfo = (url: string): boolean => {
  const { password = "", username = "" } = URL.parse(url) ?? {}
  return username !== "" || password !== ""
}

/** The problem with a URL that contains a user name or a password, worded to follow the name of the URL. */
export const userInfoProblem = "contains a user name or a password, which are never sent: remove them from the URL"

/** Returns the URL, which can be relative, without a user name and a password. */
export const withoutUserInfo = (url: string): string => url.replace(/^((?:[a-z][\w+.-]*:)?\/\/)[^/?#]*@/i, "$1")
