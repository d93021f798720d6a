/**
 * Names the Markdown twin of each page in its head.
 */
import { defineRouteMiddleware } from "@astrojs/starlight/route-data"
import { twinHref } from "./markdown/twin-href.ts"

export const onRequest = defineRouteMiddleware((context) => {
  const href = twinHref(context.url.pathname)
  context.locals.starlightRoute.head.push({ tag: "link", attrs: { rel: "alternate", type: "text/markdown", href } })
})
