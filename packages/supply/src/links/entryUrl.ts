/**
 * Builds the URL to which a respondent is redirected. The URL consists of the base URL from the exchange (`LiveLink`), the ids of the respondent
 * (`PID`) and the session (`MID`), the answers and, if the URL is signed, a hash as the last parameter.
 */
import { EntryLink } from "@fieldwork/exchange"

/** The components of an entry URL. */
export interface EntryUrlOptions {
  /** The `LiveLink` from the exchange, which ends with `PID=`. */
  readonly liveLink: string
  /** The supplier's id for the respondent: 1 to 128 letters, digits, `_` or `-`. */
  readonly pid: string
  /** The id of the session: 1 to 128 letters, digits, `_` or `-`. */
  readonly mid: string
  /**
   * The precodes (codes of the selected answers) by question, most important question first. If the URL becomes too long, questions are dropped from
   * the end of the list.
   */
  readonly answers?: ReadonlyArray<readonly [question: number, precodes: ReadonlyArray<string>]> | undefined
}

const isTooLong = (cause: unknown): boolean =>
  cause instanceof EntryLink.InvalidEntryLinkError && cause.why === "length"

/**
 * Returns the entry URL. The URL is signed if `sign` is set. Rejects with `InvalidEntryLinkError` if `liveLink`, `pid`, `mid` or an answer is
 * invalid, or if the URL is too long even without answers.
 *
 * @example
 * ```ts
 * import { entryUrl } from "@fieldwork/supply"
 * const liveLink = "https://exchange.example/s?SID=1&PID="
 * await entryUrl({ liveLink, pid: "p-81", mid: "s-5512" }) // => "https://exchange.example/s?SID=1&PID=p-81&MID=s-5512"
 * ```
 */
export const entryUrl = async (
  { answers = [], liveLink, mid, pid }: EntryUrlOptions,
  sign?: (link: string) => Promise<string>
): Promise<string> => {
  for (let count = answers.length; ; count--) {
    try {
      const entries = answers.slice(0, count).map(([question, precodes]) => [String(question), precodes] as const)
      const url = EntryLink.make(liveLink, { pid, mid, answers: Object.fromEntries(entries) })
      return sign === undefined ? url : await sign(url)
    } catch (cause) {
      if (count === 0 || !isTooLong(cause)) throw cause
    }
  }
}
