/**
 * The address at which the site is deployed. `SITE_URL` is the complete URL, such as `https://example.github.io/fieldwork/`, and may contain a path.
 */

export interface Address {
  /** The origin, such as `https://example.github.io`; undefined if the address is not known. */
  readonly origin: string | undefined
  /** The base path, such as `/fieldwork`; empty at the root of a host. */
  readonly base: string
  /** The base path of the latest edition. Versions and previews are in folders below it. */
  readonly latest: string
  /** The version or preview, such as `v1.2.0` or `pr/12`; undefined for the latest edition. */
  readonly edition?: string
}

/** Parses the address of the site. Throws if it is not the URL of a folder. */
export const addressOf = (text: string | undefined): Address => {
  if (text === undefined || text === "") return { origin: undefined, base: "", latest: "" }
  if (!URL.canParse(text)) throw new Error(`SITE_URL is not a URL: ${text}`)
  const { hash, origin, pathname, search } = new URL(text)
  if (hash !== "" || search !== "") throw new Error(`SITE_URL is the address of a folder, without ? and #: ${text}`)
  const base = pathname.replace(/\/+$/, "")
  const edition = /\/(v\d+\.\d+\.\d+|pr\/\d+)$/.exec(base)?.[1]
  return edition === undefined
    ? { origin, base, latest: base }
    : { origin, base, latest: base.slice(0, -edition.length - 1), edition }
}

export const address = addressOf(process.env["SITE_URL"])

/** Returns the path of a page within the site. */
export const pathWithin = (pathname: string, base: string = address.base): string =>
  base !== "" && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname

/**
 * Returns the text of a page with the base path prepended to links from the root of the site. Links that already contain it, such as those that Astro
 * writes, are not changed.
 */
export const withBase = (text: string, kind: "html" | "markdown", base: string = address.base): string => {
  if (base === "") return text
  const lead = (before: string, path: string) =>
    `${before}${path === base || path.startsWith(`${base}/`) ? path : `${base}${path}`}`
  return kind === "html"
    ? text.replaceAll(/(\s(?:href|src)=")(\/(?!\/)[^"]*)/g, (_, before: string, path: string) => lead(before, path))
    : text.replaceAll(/(\]\()(\/(?!\/)[^)\s]*)/g, (_, before: string, path: string) => lead(before, path))
}
