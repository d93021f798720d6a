/**
 * A body that is streamed to the caller, for what is too large to hold in memory.
 *
 * The call ends with the headers: until then it is retried as any other. Afterwards a break is an error, as a part has been handed on; each
 * wait for more is timed, and leaving the stream aborts the socket.
 */
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { ClientContext } from "../client/ClientContext.ts"
import { ApiError } from "../errors/ApiError.ts"
import { networkError } from "../errors/networkError.ts"
import { type Reason, TimeoutError } from "../errors/Reason.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import type { ResponseBody } from "../transport/Transport.ts"
import { AttemptState } from "./AttemptState.ts"

const chunksOf = (
  { errors, timeoutMillis }: ClientContext,
  { row }: OperationContext,
  state: AttemptState,
  body: ResponseBody
) => {
  const failed = (reason: Reason) => new ApiError({ operation: row.operationId, reason, attempts: [] })
  state.stage = "reading"
  const reader = body.getReader()
  const chunk = Effect.tryPromise({
    try: () =>
      reader.read().catch(async (cause: unknown) => {
        await errors.details.settle()
        throw cause
      }),
    catch: (cause) => failed(networkError(errors, state, cause))
  }).pipe(
    Effect.timeoutOrElse({
      duration: timeoutMillis,
      orElse: () => Effect.fail(failed(new TimeoutError({ timeoutMillis, phase: "body" })))
    }),
    Effect.flatMap(({ done, value }) => (done || value === undefined ? Cause.done() : Effect.succeed([value] as const)))
  )
  return Stream.fromPull(Effect.succeed(chunk)).pipe(Stream.ensuring(Effect.sync(() => state.abort())))
}

/** `call` succeeds with the state whose body was left, or with text where the transport has no streams. */
export const download = (
  client: ClientContext,
  operation: OperationContext,
  call: Effect.Effect<unknown, ApiError>
): Stream.Stream<Uint8Array, ApiError> =>
  Stream.unwrap(
    Effect.map(call, (result): Stream.Stream<Uint8Array, ApiError> => {
      if (result instanceof AttemptState && result.body !== undefined)
        return chunksOf(client, operation, result, result.body)
      return typeof result === "string" ? Stream.succeed(new TextEncoder().encode(result)) : Stream.empty
    })
  )
