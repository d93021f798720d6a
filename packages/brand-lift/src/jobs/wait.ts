/**
 * Asks for a report until it is there: after 2 seconds, and then ever less often, at least every half minute.
 *
 * A question that fails and may be repeated is no answer, and the next one is asked in time: a report is minutes of the service's work, and one
 * 503 is no reason to lose it.
 */
import type { ApiError } from "@fieldwork/core"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { ReportNotReadyError } from "./errors.ts"
import type { Waiting } from "./inputs.ts"

const [firstPause, longestPause, growth] = [2000, 30_000, 1.5]

/** Undefined while there is no answer. */
const tolerant = <A, E>(ask: Effect.Effect<A | undefined, ApiError | E>, isLast: boolean) =>
  Effect.catchIf(
    ask,
    (error): error is (ApiError | E) & ApiError => !isLast && isApiError(error) && error.isRetryable,
    () => Effect.succeed(undefined)
  )

const isApiError = (error: unknown): error is ApiError =>
  typeof error === "object" && error !== null && "_tag" in error && error._tag === "ApiError"

/** `ask` answers undefined while the report is not ready. */
export const wait = <A, E>(
  id: string,
  ask: Effect.Effect<A | undefined, ApiError | E>,
  { onProgress, waitMillis = 1_800_000 }: Waiting
): Effect.Effect<A, ApiError | E | ReportNotReadyError> =>
  Effect.gen(function* () {
    const start = yield* Clock.currentTimeMillis
    let pause = firstPause
    for (let asked = 1; ; asked++) {
      const waitedMillis = (yield* Clock.currentTimeMillis) - start
      const left = waitMillis - waitedMillis
      const answer = yield* tolerant(ask, left <= 0)
      if (answer !== undefined) return answer
      if (left <= 0) return yield* Effect.fail(new ReportNotReadyError({ id, waitedMillis, asked }))
      onProgress?.({ asked, waitedMillis })
      yield* Effect.sleep(Math.min(pause, left))
      pause = Math.min(pause * growth, longestPause)
    }
  })
