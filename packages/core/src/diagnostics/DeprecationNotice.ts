/**
 * Reads from the spec and the response headers whether an operation is deprecated.
 *
 * The headers are `Deprecation` (RFC 9745, and `true` or an HTTP date as in its drafts), `Sunset` (RFC 8594), and `Link` with the relations
 * `deprecation`, `sunset`, `successor-version` and `latest-version`.
 */
import type { Operation } from "../operation/Operation.ts"
import type { TextRedactor } from "../auth/textRedactor.ts"
import type { ResponseHeaders } from "../transport/Fetch.ts"

export interface Link {
  readonly relation: string
  readonly href: string
}

/** The deprecation of an operation, as stated in the spec and in the headers of a response. */
export interface DeprecationNotice {
  /** The `operationId` of the deprecated operation. */
  readonly operation: string
  /** The date of the deprecation in ISO 8601 format. Absent if the date is unknown. */
  readonly since?: string
  /** The sunset date in ISO 8601 format. The operation may stop working at that time. */
  readonly sunset?: string
  /** The `operationId` of the operation to call instead. */
  readonly replacement?: string
  /** A sentence that explains how to migrate. */
  readonly guide?: string
  /** The links in the response to documentation or to the new location of the operation. */
  readonly links: ReadonlyArray<Link>
  /** The entire notice as a string for a log. */
  readonly message: string
}

/** A function that parses an HTTP date into milliseconds since the Unix epoch. */
export type ParseDate = (text: string | null) => number | undefined

const iso = (millis: number | undefined) => (millis === undefined ? undefined : new Date(millis).toISOString())

/**
 * Returns the date in the `Deprecation` header. RFC 9745 uses seconds since 1970, as in `@1688169599`. Earlier drafts used an HTTP date, or `true`
 * without a date.
 */
const sinceOf = (header: string | null, parseDate: ParseDate): string | undefined => {
  const seconds = /^@(\d{1,11})$/.exec(header?.trim() ?? "")?.[1]
  return iso(seconds === undefined ? parseDate(header) : Number(seconds) * 1000)
}

const relations = new Set(["deprecation", "sunset", "successor-version", "latest-version"])

const linksOf = (header: string): ReadonlyArray<Link> =>
  Array.from(header.matchAll(/<([^<>]*)>([^<]*)/g)).flatMap(([, href = "", parameters = ""]) => {
    const named = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters)
    const names = (named?.[1] ?? named?.[2] ?? "").toLowerCase().split(/\s+/)
    return names.filter((relation) => relations.has(relation)).map((relation) => ({ relation, href }))
  })

const sentenceOf = (notice: Omit<DeprecationNotice, "message">): string =>
  [
    `${notice.operation} is deprecated${notice.since === undefined ? "" : ` since ${notice.since.slice(0, 10)}`}`,
    notice.sunset === undefined ? "" : ` and retires on ${notice.sunset.slice(0, 10)}`,
    notice.replacement === undefined ? "" : `: call ${notice.replacement} instead`,
    notice.guide === undefined ? "" : `. ${notice.guide.replace(/\.$/, "")}`,
    ...notice.links.map(({ href, relation }) => `. ${relation}: ${href}`)
  ].join("")

/**
 * Returns the notice for an operation, or undefined if neither the spec nor the headers mark it as deprecated. Secrets are removed, because a header
 * may echo the request.
 */
export const read = (
  operation: Operation,
  headers: ResponseHeaders | undefined,
  redactor: TextRedactor,
  parseDate: ParseDate
): DeprecationNotice | undefined => {
  const deprecation = headers?.get("deprecation") ?? null
  const retires = headers?.get("sunset") ?? null
  const definition = operation.deprecation
  if (definition === undefined && deprecation === null && retires === null) return undefined
  const since = sinceOf(deprecation, parseDate) ?? definition?.since
  const sunset = iso(parseDate(retires)) ?? definition?.sunset
  const notice = {
    operation: operation.operationId,
    ...(since !== undefined && { since }),
    ...(sunset !== undefined && { sunset }),
    ...(definition?.replacement !== undefined && { replacement: definition.replacement }),
    ...(definition?.guide !== undefined && { guide: definition.guide }),
    links: linksOf(headers?.get("link") ?? "").map(({ href, relation }) => ({
      href: redactor.redact(href),
      relation
    }))
  }
  return { ...notice, message: sentenceOf(notice) }
}
