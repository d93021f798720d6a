/**
 * Writes `llms-full.txt`, which contains all pages in one file, with schemas at the end.
 */
import type { APIRoute } from "astro"
import { pages, textOf } from "../markdown/pages.ts"

const isSchema = (href: string): boolean => href.includes("/schemas/")

export const GET: APIRoute = () => {
  const ordered = [...pages.filter(({ href }) => !isSchema(href)), ...pages.filter(({ href }) => isSchema(href))]
  return new Response(ordered.map(textOf).join("\n"))
}
