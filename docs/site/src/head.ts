/**
 * Adds a link to the Markdown version to the head of each page. In a version or a preview, also sets the page of the latest edition as the canonical
 * page, excludes the page from search engines and shows a banner.
 */
import { defineRouteMiddleware } from "@astrojs/starlight/route-data"
import { address, pathWithin } from "./address.ts"
import { hasMarkdown, markdownHref } from "./markdown/markdown-href.ts"

const { edition, latest, origin } = address

export const onRequest = defineRouteMiddleware((context) => {
  const pathname = pathWithin(context.url.pathname)
  const { entry, head } = context.locals.starlightRoute
  if (hasMarkdown(pathname))
    head.push({ tag: "link", attrs: { rel: "alternate", type: "text/markdown", href: markdownHref(pathname) } })
  if (edition === undefined) return
  const current = new URL(`${latest}${pathname}`, origin).href
  for (const { attrs, tag } of head) if (tag === "link" && attrs?.["rel"] === "canonical") attrs["href"] = current
  head.push({ tag: "meta", attrs: { name: "robots", content: "noindex" } })
  const what = edition.startsWith("v") ? `the documentation of ${edition}` : "a preview"
  entry.data.banner = { content: `This is ${what}. <a href="${current}">The latest is here</a>.` }
})
