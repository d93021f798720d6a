/**
 * Polls for a report until it is ready. The first poll is sent immediately, the second after 2 seconds, and later polls at increasing intervals of up
 * to 30 seconds.
 *
 * A poll that fails with a retryable error is ignored, and the next poll follows on schedule. Generating a report takes minutes, and a single 503
 * response must not end the wait. The last poll starts when the time limit is reached, and a poll that is still running then is the last one.
 */
import type { ApiError } from "@fieldwork/core"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { ReportNotReadyError } from "./errors.ts"
import type { Waiting } from "./inputs.ts"
import { notifyProgress } from "./notifyProgress.ts"

const [firstPause, maxPause, growth] = [2000, 30_000, 1.5]

/** The maximum time in milliseconds for a poll that starts when the time limit is reached. */
const lastPollMillis = 5000

/**
 * Polls once. Returns undefined if the report is not ready. A poll other than the last one also returns undefined if it fails with a retryable error.
 */
const pollOnce = <A, E>(poll: Effect.Effect<A | undefined, ApiError | E>, isLast: boolean) =>
  Effect.catchIf(
    poll,
    (error): error is (ApiError | E) & ApiError => !isLast && isApiError(error) && error.isRetryable,
    () => Effect.succeed(undefined)
  )

const isApiError = (error: unknown): error is ApiError =>
  typeof error === "object" && error !== null && "_tag" in error && error._tag === "ApiError"

/** Polls until the report is ready. `poll` succeeds with undefined while the report is not ready. */
export const wait = <A, E>(
  id: string,
  poll: Effect.Effect<A | undefined, ApiError | E>,
  { onProgress, waitMillis = 1_800_000 }: Waiting
): Effect.Effect<A, ApiError | E | ReportNotReadyError> =>
  Effect.gen(function* () {
    const start = yield* Clock.currentTimeMillis
    const notReady = (polls: number) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) =>
        Effect.fail(new ReportNotReadyError({ id, waitedMillis: now - start, polls }))
      )
    let pause = firstPause
    for (let polls = 1; ; polls++) {
      const waitedMillis = (yield* Clock.currentTimeMillis) - start
      const left = waitMillis - waitedMillis
      const result = yield* Effect.timeoutOrElse(pollOnce(poll, left <= 0), {
        duration: left > 0 ? left : lastPollMillis,
        orElse: () => notReady(polls)
      })
      if (result !== undefined) return result
      if (left <= 0) return yield* notReady(polls)
      notifyProgress(onProgress, { polls, waitedMillis })
      const now = yield* Clock.currentTimeMillis
      yield* Effect.sleep(Math.max(Math.min(pause, start + waitMillis - now), 0))
      pause = Math.min(pause * growth, maxPause)
    }
  })
