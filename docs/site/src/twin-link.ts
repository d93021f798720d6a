/**
 * Names the Markdown twin of each page in its head.
 */
import { defineRouteMiddleware } from "@astrojs/starlight/route-data"
import { hasTwin, twinHref } from "./markdown/twin-href.ts"

export const onRequest = defineRouteMiddleware((context) => {
  const { pathname } = context.url
  if (!hasTwin(pathname)) return
  const attrs = { rel: "alternate", type: "text/markdown", href: twinHref(pathname) }
  context.locals.starlightRoute.head.push({ tag: "link", attrs })
})
