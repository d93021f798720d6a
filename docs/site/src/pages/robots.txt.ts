/**
 * Writes `robots.txt`. Everything may be crawled; the sitemap is listed if the address of the site is known.
 */
import type { APIRoute } from "astro"
import { address } from "../address.ts"

export const GET: APIRoute = ({ site }) => {
  const sitemap = site === undefined ? "" : `Sitemap: ${new URL(`${address.base}/sitemap-index.xml`, site).href}\n`
  return new Response(`User-agent: *\nAllow: /\n${sitemap}`)
}
