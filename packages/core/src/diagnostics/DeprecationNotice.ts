/**
 * Deprecation as data: what the spec and the headers of a response state about an operation that will be removed.
 *
 * Headers: `Deprecation` (RFC 9745, and the drafts' `true` and HTTP date), `Sunset` (RFC 8594), `Link` with the relations
 * `deprecation`, `sunset`, `successor-version` and `latest-version`.
 */
import type { Operation } from "../operation/Operation.ts"
import type { TextRedactor } from "../auth/redact.ts"
import type { ResponseHeaders } from "../transport/Transport.ts"

export interface Link {
  readonly relation: string
  readonly href: string
}

export interface DeprecationNotice {
  readonly operation: string
  /** ISO 8601; absent when no date is given. */
  readonly since?: string
  /** ISO 8601; the operation may stop working from then on. */
  readonly sunset?: string
  /** `operationId` of the operation to call instead. */
  readonly replacement?: string
  /** How to move, in a sentence. */
  readonly guide?: string
  readonly links: ReadonlyArray<Link>
  /** All of it in one sentence. */
  readonly message: string
}

/** Reads an HTTP date, in Unix milliseconds. */
export type ParseDate = (text: string | null) => number | undefined

const iso = (millis: number | undefined) => (millis === undefined ? undefined : new Date(millis).toISOString())

/** `@1688169599` is RFC 9745, seconds since 1970; the drafts had an HTTP date, or `true` without a date. */
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

/** The notice for an operation, without secrets, as a header may echo anything; undefined when neither the spec nor the headers call it deprecated. */
export const read = (
  operation: Operation,
  headers: ResponseHeaders | undefined,
  redactor: TextRedactor,
  parseDate: ParseDate
): DeprecationNotice | undefined => {
  const deprecation = headers?.get("deprecation") ?? null
  const retires = headers?.get("sunset") ?? null
  const row = operation.deprecation
  if (row === undefined && deprecation === null && retires === null) return undefined
  const since = sinceOf(deprecation, parseDate) ?? row?.since
  const sunset = iso(parseDate(retires)) ?? row?.sunset
  const notice = {
    operation: operation.operationId,
    ...(since !== undefined && { since }),
    ...(sunset !== undefined && { sunset }),
    ...(row?.replacement !== undefined && { replacement: row.replacement }),
    ...(row?.guide !== undefined && { guide: row.guide }),
    links: linksOf(headers?.get("link") ?? "").map(({ href, relation }) => ({
      href: redactor.redact(href),
      relation
    }))
  }
  return { ...notice, message: sentenceOf(notice) }
}
