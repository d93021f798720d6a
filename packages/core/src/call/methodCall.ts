/**
 * An operation as a function of its input: its request is built and checked, and the call is run.
 */
import * as Effect from "effect/Effect"
import type { ClientContext } from "../client/ClientContext.ts"
import { ApiError } from "../errors/ApiError.ts"
import { hasValidators, loadValidators } from "../operation/loadValidators.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import { buildRequest, type Input, type RequestParts, requestParts } from "../request/buildRequest.ts"
import type { ApiResponse } from "./ApiResponse.ts"
import { runCall } from "./Call.ts"

type Outcome = Effect.Effect<ApiResponse<unknown>, ApiError>

const callOf = (client: ClientContext, operation: OperationContext) => {
  const { details } = client.errors
  const call = (parts: RequestParts, isSettled = false): Outcome => {
    const request = buildRequest(client, operation, parts)
    if ((request instanceof ApiError || request.complaints !== undefined) && !isSettled && !details.isLoaded) {
      return Effect.flatMap(
        Effect.promise(() => details.settle()),
        () => call(parts, true)
      )
    }
    return request instanceof ApiError ? Effect.fail(request) : runCall(client, operation, request)
  }
  return (input: Input = {}): Outcome => {
    const parts = requestParts(operation, input)
    if (parts instanceof ApiError) return Effect.fail(parts)
    if (operation.validators !== undefined || hasValidators(operation)) return call(parts)
    return Effect.flatMap(loadValidators(operation), () => call(parts))
  }
}

/** The wire value of a success. */
export const dataOf = (client: ClientContext, operation: OperationContext) => {
  const call = callOf(client, operation)
  return (input?: Input): Effect.Effect<unknown, ApiError> => Effect.map(call(input), ({ data }) => data)
}

/** The same with status, headers and request id. */
export const responseOf = (client: ClientContext, operation: OperationContext) => {
  const { details } = client.errors
  const call = callOf(client, operation)
  return (input?: Input): Outcome =>
    Effect.flatMap(call(input), (response) =>
      Effect.promise(async () => {
        if (!details.isLoaded) await details.settle()
        return details.current.readableResponse(response)
      })
    )
}
