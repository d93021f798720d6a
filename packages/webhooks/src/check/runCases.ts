/**
 * Runs the conformance cases against a receiver, one at a time.
 */
import { buildRequest } from "./buildRequest.ts"
import type { Case, CaseFile } from "./cases.ts"
import { type Grade, grade } from "./grade.ts"
import { type Outcome, send } from "./send.ts"

export interface RunOptions {
  readonly url: URL
  readonly file: CaseFile
  /** The name of the signature header. Default: `X-Platform-Signature`. */
  readonly headerName?: string | undefined
  /** Returns the current time in Unix milliseconds. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
  /** The prefix that the ids of the cases to run must have, such as `tampered/`. Default: all cases are run. */
  readonly only?: string | undefined
  /**
   * The maximum age in seconds that the receiver accepts for a timestamp. Use `Infinity` for a receiver that accepts callbacks of any age. Cases that
   * depend on the age are then skipped. Default: 300.
   */
  readonly toleranceSeconds?: number | undefined
}

/**
 * Returns the conformance cases whose id begins with `only`. Omits cases that depend on the age of the timestamp if `toleranceSeconds` is infinite.
 */
export const selectCases = ({
  file,
  only = "",
  toleranceSeconds = 300
}: Pick<RunOptions, "file" | "only" | "toleranceSeconds">): ReadonlyArray<Case> =>
  file.cases.filter(({ id }) => id.startsWith(only) && (Number.isFinite(toleranceSeconds) || !id.startsWith("window/")))

export async function* runCases(options: RunOptions): AsyncGenerator<Grade, void> {
  const { file, headerName = "X-Platform-Signature", now = Date.now, toleranceSeconds = 300, url } = options
  for (const one of selectCases(options)) {
    const request = await buildRequest(one, { file, headerName, now: now(), toleranceSeconds })
    yield grade(one, await sendTimes(one, () => send(url, request)))
  }
}

/** Sends the request of a case as many times as the case specifies, but stops at the first outcome that is not 2xx. Returns the last outcome. */
const sendTimes = async ({ times = 1 }: Case, once: () => Promise<Outcome>): Promise<Outcome> => {
  let outcome = await once()
  for (let time = 1; time < times && typeof outcome === "number" && outcome < 300; time++) outcome = await once()
  return outcome
}
