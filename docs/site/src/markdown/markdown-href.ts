/**
 * Returns the URL of the Markdown version of a page: `/guides/paging.md` for `/guides/paging/`, `/index.md` for the home page.
 */
export const markdownHref = (page: string): string => {
  const path = page.replace(/\/$/, "")
  return path === "" ? "/index.md" : `${path}.md`
}

/** Checks whether a page has a Markdown version. All pages except the 404 page do. */
export const hasMarkdown = (page: string): boolean => !/^\/404(\.html)?\/?$/.test(page)
