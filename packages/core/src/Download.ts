/**
 * A body handed on as it comes, for what is too large to hold.
 *
 * The call is over with the headers: until then it is retried as any other. Afterwards a break is an error, as a part has been given away;
 * each wait for more is timed, and leaving the stream aborts the socket.
 */
import { Cause, Effect, Stream } from "effect"
import { ApiError } from "./ApiError.ts"
import { broken } from "./Broken.ts"
import { type Reason, TimeoutError } from "./Reason.ts"
import type { Row, Setup } from "./Setup.ts"
import { Exchange } from "./Exchange.ts"
import type { ReplyBody } from "./Transport.ts"

const chunksOf = ({ reader, timeoutMillis }: Setup, row: Row, exchange: Exchange, body: ReplyBody) => {
  const failed = (reason: Reason) => new ApiError({ operation: row.operation.operationId, reason, attempts: [] })
  exchange.stage = "reading"
  const source = body.getReader()
  const chunk = Effect.tryPromise({
    try: () => source.read(),
    catch: (cause) => failed(broken(reader, exchange, cause))
  }).pipe(
    Effect.timeoutOrElse({
      duration: timeoutMillis,
      orElse: () => Effect.fail(failed(new TimeoutError({ timeoutMillis, phase: "body" })))
    }),
    Effect.flatMap(({ done, value }) => (done || value === undefined ? Cause.done() : Effect.succeed([value] as const)))
  )
  return Stream.fromPull(Effect.succeed(chunk)).pipe(Stream.ensuring(Effect.sync(() => exchange.abort())))
}

/** `call` answers with the exchange whose body was left, or with text where the transport has no streams. */
export const stream = (
  setup: Setup,
  row: Row,
  call: Effect.Effect<unknown, ApiError>
): Stream.Stream<Uint8Array, ApiError> =>
  Stream.unwrap(
    Effect.map(call, (answer): Stream.Stream<Uint8Array, ApiError> => {
      if (answer instanceof Exchange && answer.body !== undefined) return chunksOf(setup, row, answer, answer.body)
      return typeof answer === "string" ? Stream.succeed(new TextEncoder().encode(answer)) : Stream.empty
    })
  )
