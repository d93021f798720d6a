/**
 * The address of the Markdown of a page: `/guides/paging.md` for `/guides/paging/`, `/index.md` for the home page.
 */
export const twinHref = (page: string): string => {
  const path = page.replace(/\/$/, "")
  return path === "" ? "/index.md" : `${path}.md`
}

/** The page for missing pages is the only one without Markdown. */
export const hasTwin = (page: string): boolean => !/^\/404(\.html)?\/?$/.test(page)
