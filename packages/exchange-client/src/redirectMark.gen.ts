// Generated from tools/codegen/src/clients/redirectMark.ts by `npm run generate`. Do not edit: change it and generate again.

/**
 * Marks the target of a redirect with the operation whose request was redirected.
 *
 * A caller that follows redirects itself sends the documented body to the target. The target is a URL of the service, so its path and its query must
 * not be corrected, but the body and the response must be. The mark is a query parameter, because the caller keeps only the URL. It is removed before
 * the request is sent.
 */
const name = "fieldwork-redirected-operation"
const mark = new RegExp(`[?&]${name}=([^&]*)$`)

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status)

/** Returns the absolute and marked target of a redirect from `url`, or undefined if the response is not a redirect to a valid URL. */
export const markedTarget = ({ headers, status }: Response, url: string, operation: string): string | undefined => {
  const location = isRedirect(status) ? headers.get("location") : null
  if (location === null || !URL.canParse(location, url)) return undefined
  const target = new URL(location, url)
  // `search` is also empty if the URL has a question mark without a query, which the target must keep.
  target.search += `${target.href.replace(target.hash, "").includes("?") ? "&" : ""}${name}=${operation}`
  return target.href
}

/** Removes the mark from a URL and returns the operation that it names, or undefined if the URL has no mark. */
export const takeMark = (url: URL): string | undefined => {
  const operation = mark.exec(url.search)?.[1]
  if (operation !== undefined) url.search = url.search.replace(mark, "")
  return operation
}
