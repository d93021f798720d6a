/**
 * `robots.txt`: everything may be read; the sitemap is named where the address of the site is known.
 */
import type { APIRoute } from "astro"

export const GET: APIRoute = ({ site }) => {
  const sitemap = site === undefined ? "" : `Sitemap: ${new URL("/sitemap-index.xml", site).href}\n`
  return new Response(`User-agent: *\nAllow: /\n${sitemap}`)
}
