/**
 * Streams a response body to the caller, for bodies that are too large to keep in memory.
 *
 * Until the headers arrive, the call is retried like any other call. After that, a lost connection is an error, because the caller has already
 * received part of the body. Each wait for more data has a time limit, and closing the stream aborts the request. A download occupies a slot of the
 * client's concurrency limit until it ends.
 */
import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import type { ClientContext } from "../client/ClientContext.ts"
import { ApiError } from "../errors/ApiError.ts"
import { failWithDetails } from "../errors/failWithDetails.ts"
import { networkError } from "../errors/networkError.ts"
import { type Reason, TimeoutError } from "../errors/Reason.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import type { ResponseBody } from "../transport/Fetch.ts"
import type { ApiResponse } from "./ApiResponse.ts"
import { AttemptState } from "./AttemptState.ts"
import { CallOptions } from "./CallOptions.ts"
import { callPlan } from "./CallPlan.ts"

type Bytes = Stream.Stream<Uint8Array, ApiError>

const chunksOf = ({ errors }: ClientContext, operation: OperationContext, state: AttemptState, body: ResponseBody) => {
  const { method, operationId, path } = operation.definition
  const failed = (reason: Reason) =>
    new ApiError({ operation: operationId, method, template: path, reason, attempts: [] })
  state.stage = "reading"
  const reader = body.getReader()
  const read = Effect.tryPromise({
    try: () =>
      reader.read().catch(async (cause: unknown) => {
        await errors.details.settle()
        throw cause
      }),
    catch: (cause) => failed(networkError(errors, state, cause))
  })
  const chunk = Effect.withFiber((fiber) => {
    const plan = callPlan(operation, fiber.getRef(CallOptions))
    const { deadlineMillis = 0, timeoutMillis } = plan instanceof ApiError ? operation.plan : plan
    const left = state.deadlineAt - fiber.getRef(Clock.Clock).currentTimeMillisUnsafe()
    const reason =
      left < timeoutMillis
        ? new TimeoutError({ timeoutMillis: deadlineMillis, phase: "body", isDeadline: true })
        : new TimeoutError({ timeoutMillis, phase: "body" })
    return Effect.timeoutOrElse(read, {
      duration: Math.max(0, Math.min(left, timeoutMillis)),
      orElse: () => failWithDetails({ errors }, failed(reason))
    })
  })
  const pull = Effect.flatMap(chunk, ({ done, value }) =>
    done || value === undefined ? Cause.done() : Effect.succeed([value] as const)
  )
  return Stream.fromPull(Effect.succeed(pull)).pipe(Stream.ensuring(Effect.sync(() => state.abort())))
}

/** Returns the bytes of the body. `data` is an `AttemptState` with an unread body, or a string if the transport does not support streams. */
const bytesOf = (client: ClientContext, operation: OperationContext, data: unknown): Bytes => {
  if (data instanceof AttemptState && data.body !== undefined) return chunksOf(client, operation, data, data.body)
  return typeof data === "string" ? Stream.succeed(new TextEncoder().encode(data)) : Stream.empty
}

/** The call acquires its slot of the concurrency limit in the scope of the stream, which releases the slot when the stream ends. */
export const download = (
  client: ClientContext,
  operation: OperationContext,
  call: Effect.Effect<unknown, ApiError>
): Bytes => Stream.unwrap(Effect.map(call, (data) => bytesOf(client, operation, data)))

/**
 * Like `download`, but succeeds with the status and the headers before the first byte of the body is read. The slot of the concurrency limit is
 * occupied until the stream in `data` ends.
 */
export const downloadWithResponse = (
  client: ClientContext,
  operation: OperationContext,
  call: Effect.Effect<ApiResponse<unknown>, ApiError>
): Effect.Effect<ApiResponse<Bytes>, ApiError> => {
  const responded = Effect.map(call, (response) => ({ ...response, data: bytesOf(client, operation, response.data) }))
  if (client.inFlight === undefined) return responded
  return Effect.uninterruptibleMask((restore) => {
    const slot = Scope.makeUnsafe()
    return Effect.map(
      Effect.onExit(restore(Scope.provide(responded, slot)), (exit) =>
        Exit.isFailure(exit) ? Scope.close(slot, exit) : Effect.void
      ),
      (response) => ({ ...response, data: Stream.ensuring(response.data, Scope.close(slot, Exit.void)) })
    )
  })
}
