/**
 * Where the Markdown of a page lives: `/guides/paging/` beside `/guides/paging.md`, the home page at `/index.md`.
 */
export const twinHref = (page: string): string => {
  const path = page.replace(/\/$/, "")
  return path === "" ? "/index.md" : `${path}.md`
}
