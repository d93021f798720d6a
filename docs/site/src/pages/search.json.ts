/**
 * Writes the search index.
 */
import type { APIRoute } from "astro"
import { pages } from "../markdown/pages.ts"
import { recordOf } from "../search/record.ts"

export const GET: APIRoute = () => Response.json(pages.map(recordOf))
