/**
 * Writes `llms-full.txt`: every page in one file, with schemas last.
 */
import type { APIRoute } from "astro"
import { pages, textOf } from "../markdown/pages.ts"

const isSchema = (href: string): boolean => href.includes("/schemas/")

export const GET: APIRoute = () => {
  const ordered = [...pages.filter(({ href }) => !isSchema(href)), ...pages.filter(({ href }) => isSchema(href))]
  return new Response(ordered.map(textOf).join("\n"))
}
