/**
 * Where the site is deployed: `SITE_URL` is its whole address, such as `https://example.github.io/fieldwork/`, and may have a path.
 */

export interface Address {
  /** `https://example.github.io`; undefined where the address is not known. */
  readonly origin: string | undefined
  /** `/fieldwork`; empty at the root of a host. */
  readonly base: string
  /** The base of the latest state, which a version or a preview is a folder of. */
  readonly latest: string
  /** `v1.2.0` or `pr/12`; undefined for the latest state. */
  readonly edition?: string
}

/** Throws where it is not the URL of a folder. */
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

/** The path of a page within the site. */
export const pathWithin = (pathname: string, base: string = address.base): string =>
  base !== "" && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname

/**
 * The text of a page with its links from the root of the site led to where it is deployed. Astro leads its own links there, so a link that
 * is already there stays.
 */
export const withBase = (text: string, kind: "html" | "markdown", base: string = address.base): string => {
  if (base === "") return text
  const lead = (before: string, path: string) =>
    `${before}${path === base || path.startsWith(`${base}/`) ? path : `${base}${path}`}`
  return kind === "html"
    ? text.replaceAll(/(\s(?:href|src)=")(\/(?!\/)[^"]*)/g, (_, before: string, path: string) => lead(before, path))
    : text.replaceAll(/(\]\()(\/(?!\/)[^)\s]*)/g, (_, before: string, path: string) => lead(before, path))
}
