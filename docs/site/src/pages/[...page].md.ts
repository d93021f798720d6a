/**
 * Serves the Markdown version of each page.
 */
import type { APIRoute } from "astro"
import { pages, textOf } from "../markdown/pages.ts"
import type { Page } from "../markdown/page.ts"
import { markdownHref } from "../markdown/markdown-href.ts"

export const getStaticPaths = () =>
  pages.map((page) => ({ params: { page: markdownHref(page.href).slice(1, -".md".length) }, props: { page } }))

export const GET: APIRoute<{ page: Page }> = ({ props }) => new Response(textOf(props.page))
