/**
 * The address at which the site is deployed. The `SITE_URL` environment variable contains the full URL, such as
 * `https://example.github.io/fieldwork/`, which may include a path.
 */

export interface Address {
  /** The origin, such as `https://example.github.io`; undefined if `SITE_URL` is not set. */
  readonly origin: string | undefined
  /** The base path, such as `/fieldwork`; empty at the root of a host. */
  readonly base: string
  /** The base path of the latest edition, which is built from main. Versions and previews are in folders below it. */
  readonly latest: string
  /** The version or preview, such as `v1.2.0` or `pr/12`; undefined for the latest edition. */
  readonly edition?: string
}

/** Parses `SITE_URL`. Throws if it is not a URL or contains a query or a fragment. */
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

/** Returns the path of a page relative to the base path. */
export const pathWithin = (pathname: string, base: string = address.base): string =>
  base !== "" && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname

/**
 * Adds the base path to all links in a page that are relative to the root of the site. Links that already contain the base path, such as those that
 * Astro generates, are not changed.
 */
export const withBase = (text: string, kind: "html" | "markdown", base: string = address.base): string => {
  if (base === "") return text
  const lead = (before: string, path: string) =>
    `${before}${path === base || path.startsWith(`${base}/`) ? path : `${base}${path}`}`
  return kind === "html"
    ? text.replaceAll(/(\s(?:href|src)=")(\/(?!\/)[^"]*)/g, (_, before: string, path: string) => lead(before, path))
    : text.replaceAll(/(\]\()(\/(?!\/)[^)\s]*)/g, (_, before: string, path: string) => lead(before, path))
}
