/**
 * Creates the link through which a respondent enters a survey. The link consists of the supplier's link to the survey, the ids of the respondent and
 * the session, known answers, and a hash.
 *
 * ```ts
 * const sign = EntryLink.signer({ key, parameter: "hash" })
 * const url = await sign(EntryLink.make(link.LiveLink, { pid: "p-81", mid: "s-5512", answers: { 42: "29", 43: ["1", "2"] } }))
 * ```
 *
 * The rules for entry links are based on observation, because the exchange's API document does not state them. `PID` and `MID` consist of 1 to 128
 * characters from `A-Z a-z 0-9 _ -`. A link has at most 1999 characters. The hash is the HMAC of everything before the hash parameter. A link is
 * written exactly as a browser sends it, because the hash covers every character: `'` in a query becomes `%27`, and a host becomes lower case.
 */
import { taggedError } from "@fieldwork/core/promise"

/**
 * The respondent for an entry link: the person, the session, and known answers.
 */
export interface Respondent {
  /** The `PID`, which must always be the same for the same person. */
  readonly pid: string
  /** The `MID`, which must be different for each session. */
  readonly mid: string
  /** The precodes (the codes of answer options) of known answers, keyed by question id. The respondent is not asked these questions again. */
  readonly answers?: Readonly<Record<string, string | number | ReadonlyArray<string | number>>>
}

/**
 * The parameters used to compute the hash of an entry link.
 */
export interface Hash {
  /** The secret key that you share with the exchange. */
  readonly key: string
  /** The name of the query parameter for the hash, which is the last parameter in the link. */
  readonly parameter: string
  /** The hash algorithm. Default: `SHA-1`, according to publicly available sources about the exchange. */
  readonly algorithm?: "SHA-1" | "SHA-256" | "SHA-384" | "SHA-512"
}

/**
 * Thrown for a link that the exchange would refuse or attribute to another respondent. `why` identifies the violated rule.
 *
 * @example
 * ```ts
 * import { EntryLink } from "@fieldwork/exchange"
 * EntryLink.make("https://exchange.example/s", { pid: "p 81", mid: "s-1" }) // throws PID must be 1 to 128 letters
 * ```
 */
export class InvalidEntryLinkError extends taggedError("InvalidEntryLinkError")<{
  readonly why: "link" | "pid" | "mid" | "answer" | "length" | "hash"
  /** The invalid value, such as the question id. It is never the hash key. */
  readonly value: string
}> {
  override get message(): string {
    return `${faults[this.why]}${this.value === "" ? "" : `: ${this.value}`}`
  }
}

const faults = {
  link: "the link must be an http or https URL without credentials or a fragment, like LiveLink of a supplier link",
  pid: "PID must be 1 to 128 letters, digits, _ or -",
  mid: "MID must be 1 to 128 letters, digits, _ or -",
  answer: "an answer needs its question's number and at least one precode",
  length: "an entry link is at most 1999 characters. Send fewer answers",
  hash: "a hash needs a key, a unique parameter name, and a link with a query"
} as const

/**
 * The maximum number of characters in an entry link, including its hash.
 *
 * @example
 * ```ts
 * import { EntryLink } from "@fieldwork/exchange"
 * EntryLink.maxLength // => 1999
 * ```
 */
export const maxLength = 1999

const invalid = (why: InvalidEntryLinkError["why"], value: string | number = "") =>
  new InvalidEntryLinkError({ why, value: String(value) })

const checkId = (why: "pid" | "mid", id: string): string => {
  if (/^[A-Za-z0-9_-]{1,128}$/.test(id)) return id
  throw invalid(why, id)
}

const checkLength = (link: string): string => {
  if (link.length <= maxLength) return link
  throw invalid("length", link.length)
}

/** Returns the link as a browser sends it. Credentials are refused, because a browser sends them in a header and not in the URL. */
const checkLink = (link: string): string => {
  const url = /^https?:\/\/[^\s#]+$/i.test(link) && URL.canParse(link) ? new URL(link) : null
  if (url === null || url.username !== "" || url.password !== "") throw invalid("link", link)
  return url.href
}

const nameOf = (pair: string): string => pair.split("=", 1)[0] ?? ""

const answersOf = (answers: NonNullable<Respondent["answers"]>): ReadonlyArray<string> =>
  Object.entries(answers).flatMap(([question, answer]) => {
    const precodes = [answer].flat().map(String)
    if (!/^\d+$/.test(question) || precodes.length === 0 || precodes.includes("")) throw invalid("answer", question)
    return precodes.map((precode) => `${question}=${encodeURIComponent(precode)}`)
  })

/**
 * Returns the link for one respondent, without a hash, as a browser sends it. If `link` already contains `PID` or `MID`, such as an empty `PID=` at
 * the end, they are replaced.
 *
 * Throws `InvalidEntryLinkError` if the link or the respondent is invalid.
 *
 * @example
 * ```ts
 * import { EntryLink } from "@fieldwork/exchange"
 * const respondent = { pid: "p-81", mid: "s-5512", answers: { 42: "29" } }
 * EntryLink.make("https://exchange.example/s?SID=1&PID=", respondent) // => "https://exchange.example/s?SID=1&PID=p-81&MID=s-5512&42=29"
 * ```
 */
export const make = (link: string, { answers = {}, mid, pid }: Respondent): string => {
  const [base, query = ""] = split(checkLink(link))
  const kept = query.split("&").filter((pair) => pair !== "" && !["PID", "MID"].includes(nameOf(pair).toUpperCase()))
  const own = [`PID=${checkId("pid", pid)}`, `MID=${checkId("mid", mid)}`]
  return checkLength(checkLink(`${base}?${[...kept, ...own, ...answersOf(answers)].join("&")}`))
}

const split = (link: string): readonly [base: string, query?: string] => {
  const mark = link.indexOf("?")
  return mark < 0 ? [link] : [link.slice(0, mark), link.slice(mark + 1)]
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

/**
 * Returns a function that appends the hash to a link, which is first written as a browser sends it. The key is imported only once.
 *
 * Throws `InvalidEntryLinkError` if the key is empty or the parameter name is invalid. The returned function rejects with `InvalidEntryLinkError` if
 * the link has no query string, already contains the parameter, or becomes too long.
 *
 * @example
 * ```ts
 * import { EntryLink } from "@fieldwork/exchange"
 * const sign = EntryLink.signer({ key: "secret of the account", parameter: "hash" })
 * const link = await sign("https://exchange.example/s?PID=p-81&MID=s-5512")
 * link.startsWith("https://exchange.example/s?PID=p-81&MID=s-5512&hash=") // => true
 * ```
 */
export const signer = ({ algorithm = "SHA-1", key, parameter }: Hash): ((link: string) => Promise<string>) => {
  if (key === "" || !/^[A-Za-z0-9_-]+$/.test(parameter)) throw invalid("hash", parameter)
  const text = new TextEncoder()
  const secret = crypto.subtle.importKey("raw", text.encode(key), { name: "HMAC", hash: algorithm }, false, ["sign"])
  return async (unsigned) => {
    const link = checkLink(unsigned)
    const [, query] = split(link)
    if (query === undefined || query.split("&").some((pair) => nameOf(pair) === parameter)) {
      throw invalid("hash", parameter)
    }
    const covered = `${link}&`
    const hash = await crypto.subtle.sign("HMAC", await secret, text.encode(covered))
    return checkLength(`${covered}${parameter}=${base64url(hash)}`)
  }
}
