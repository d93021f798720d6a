/**
 * The address that a respondent is sent to: the supplier link with PID, MID and answers, and the hash last.
 */
import { EntryLink } from "@fieldwork/exchange"

/** The parts of the address to which a respondent is sent. */
export interface EntryUrlOptions {
  /** The `LiveLink` of the supplier link, which ends with `PID=`. */
  readonly liveLink: string
  /** The supplier's id of the respondent: 1 to 128 letters, digits, `_` or `-`. */
  readonly pid: string
  /** The id of the session, of the same characters. */
  readonly mid: string
  /** Precodes by question, the most important first. Those that do not fit into the longest link are left out, from the last one. */
  readonly answers?: ReadonlyArray<readonly [question: number, precodes: ReadonlyArray<string>]> | undefined
}

const isTooLong = (cause: unknown): boolean =>
  cause instanceof EntryLink.InvalidEntryLinkError && cause.why === "length"

/**
 * The URL, signed when there is a signer. Rejects with `InvalidEntryLinkError` when the link, the PID or the MID cannot be used.
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
