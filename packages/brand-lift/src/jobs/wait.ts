/**
 * Polls for a report until it is ready. The first poll is sent immediately, the second after 2 seconds, and later polls at increasing intervals of up
 * to 30 seconds.
 *
 * A poll that fails with a retryable error is ignored, and the next poll follows on schedule. Generating a report takes minutes, and a single 503
 * response must not end the wait. The last poll starts when the time limit is reached, and a poll that is still running then is the last one. If the
 * wait ends while polls fail, it fails with the last of their errors.
 */
import type { ApiError } from "@fieldwork/core"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { ReportNotReadyError } from "./errors.ts"
import type { Waiting } from "./inputs.ts"
import { notifyProgress } from "./notifyProgress.ts"
import { isAborted, pollOnce } from "./pollOnce.ts"

const [firstPause, maxPause, growth] = [2000, 30_000, 1.5]

/** The maximum time in milliseconds for a poll that starts when the time limit is reached. */
const lastPollMillis = 5000

/**
 * Polls until the report is ready. `poll` makes one call, and succeeds with undefined while the report is not ready. `deadlineMillis` is the deadline
 * of calls in the settings of the client.
 */
export const wait = <A, E>(
  id: string,
  poll: Effect.Effect<A | undefined, ApiError | E>,
  { onProgress, waitMillis = 1_800_000 }: Waiting,
  deadlineMillis?: number
): Effect.Effect<A, ApiError | E | ReportNotReadyError> =>
  Effect.gen(function* () {
    const start = yield* Clock.currentTimeMillis
    const elapsed = Effect.map(Clock.currentTimeMillis, (now) => now - start)
    let pause = firstPause
    let lastError: ApiError | undefined
    for (let polls = 1; ; polls++) {
      const waitedMillis = yield* elapsed
      const isLast = waitedMillis >= waitMillis
      const limit = isLast ? lastPollMillis : waitMillis - waitedMillis
      const { error, report } = yield* pollOnce(poll, limit, deadlineMillis)
      if (report !== undefined) return report
      const aborted = error !== undefined && isAborted(error, limit) ? error : undefined
      if (aborted === undefined) lastError = error
      const ended = yield* elapsed
      if (isLast || aborted !== undefined) {
        const cause = aborted === undefined ? {} : { cause: aborted }
        return yield* Effect.fail(lastError ?? new ReportNotReadyError({ id, waitedMillis: ended, polls, ...cause }))
      }
      notifyProgress(onProgress, { polls, waitedMillis })
      yield* Effect.sleep(Math.max(Math.min(pause, waitMillis - ended), 0))
      pause = Math.min(pause * growth, maxPause)
    }
  })
