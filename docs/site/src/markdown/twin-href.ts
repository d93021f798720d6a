/**
 * Returns the URL of the Markdown version of a page: `/guides/paging.md` for `/guides/paging/`, `/index.md` for the home page.
 */
export const twinHref = (page: string): string => {
  const path = page.replace(/\/$/, "")
  return path === "" ? "/index.md" : `${path}.md`
}

/** Whether a page has a Markdown version. Only the 404 page has none. */
export const hasTwin = (page: string): boolean => !/^\/404(\.html)?\/?$/.test(page)
