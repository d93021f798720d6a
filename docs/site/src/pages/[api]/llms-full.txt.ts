/**
 * Writes `llms-full.txt` for one API. The file contains the entire reference, with schemas at the end.
 */
import type { APIRoute } from "astro"
import { pages, textOf } from "../../markdown/pages.ts"
import { type Api, apis } from "../../spec/documents.ts"

const isSchema = (href: string): boolean => href.includes("/schemas/")

export const getStaticPaths = () => apis.map((api) => ({ params: { api: api.name }, props: { api } }))

export const GET: APIRoute<{ api: Api }> = ({ props }) => {
  const own = pages.filter(({ href }) => href.startsWith(`/${props.api.name}/`))
  const ordered = [...own.filter(({ href }) => !isSchema(href)), ...own.filter(({ href }) => isSchema(href))]
  return new Response(ordered.map(textOf).join("\n"))
}
