/**
 * Serves the Markdown version of each page.
 */
import type { APIRoute } from "astro"
import { pages, textOf } from "../markdown/pages.ts"
import type { Page } from "../markdown/page.ts"
import { twinHref } from "../markdown/twin-href.ts"

export const getStaticPaths = () =>
  pages.map((page) => ({ params: { twin: twinHref(page.href).slice(1, -".md".length) }, props: { page } }))

export const GET: APIRoute<{ page: Page }> = ({ props }) => new Response(textOf(props.page))
