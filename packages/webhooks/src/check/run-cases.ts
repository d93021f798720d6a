/**
 * Runs the cases against a receiver, one after the other.
 */
import { buildRequest } from "./build-request.ts"
import type { Case, CaseFile } from "./cases.ts"
import { type Grade, grade } from "./grade.ts"
import { type Outcome, send } from "./send.ts"

export interface RunOptions {
  readonly url: URL
  readonly file: CaseFile
  /** Default `X-Platform-Signature`. */
  readonly headerName?: string | undefined
  /** Default `Date.now`. */
  readonly now?: (() => number) | undefined
  /** Only cases whose id begins so. */
  readonly only?: string | undefined
  /**
   * How far, in seconds, the receiver lets a timestamp lie in the past. Default 300. `Infinity` for a receiver that takes callbacks of any
   * age: cases which depend on an age are left out.
   */
  readonly toleranceSeconds?: number | undefined
}

/** The cases that would be run. */
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

/** The last outcome, or the first that is no 2xx where each time counts. */
const sendTimes = async ({ times = 1 }: Case, once: () => Promise<Outcome>): Promise<Outcome> => {
  let outcome = await once()
  for (let time = 1; time < times && typeof outcome === "number" && outcome < 300; time++) outcome = await once()
  return outcome
}
