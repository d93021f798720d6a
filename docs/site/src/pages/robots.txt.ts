/**
 * Writes `robots.txt`, which allows all crawling. The sitemap is listed if the URL of the site is configured.
 */
import type { APIRoute } from "astro"
import { address } from "../address.ts"

export const GET: APIRoute = ({ site }) => {
  const sitemap = site === undefined ? "" : `Sitemap: ${new URL(`${address.base}/sitemap-index.xml`, site).href}\n`
  return new Response(`User-agent: *\nAllow: /\n${sitemap}`)
}
