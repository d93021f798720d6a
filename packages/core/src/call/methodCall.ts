/**
 * Turns an operation into a function that takes the input, builds and checks the request, and runs the call.
 */
import * as Effect from "effect/Effect"
import type { ClientContext } from "../client/ClientContext.ts"
import { withDetails } from "../diagnostics/withDetails.ts"
import { ApiError } from "../errors/ApiError.ts"
import { unsentError } from "../errors/unsentError.ts"
import { hasValidators, loadValidators } from "../operation/loadValidators.ts"
import type { OperationContext } from "../operation/OperationContext.ts"
import { buildRequest, type BuiltRequest, type Input, type WireInput, wireInput } from "../request/buildRequest.ts"
import { SerializationError } from "../request/wireValue.ts"
import type { ApiResponse } from "./ApiResponse.ts"
import { runCall } from "./Call.ts"

type Outcome = Effect.Effect<ApiResponse<unknown>, ApiError>

const callOf = (client: ClientContext, operation: OperationContext) => {
  const run = (request: BuiltRequest | ApiError): Outcome =>
    request instanceof ApiError ? Effect.fail(request) : runCall(client, operation, request)
  const call = (parts: WireInput): Outcome => {
    const request = buildRequest(client, operation, parts)
    return request instanceof ApiError || request.fieldErrors !== undefined
      ? withDetails(client, () => run(buildRequest(client, operation, parts)))
      : run(request)
  }
  return (input: Input = {}): Outcome => {
    const parts = wireInput(operation, input)
    if (parts instanceof SerializationError) {
      const { details } = client.errors
      return withDetails(client, () =>
        Effect.fail(unsentError(operation.definition, details.current.serializationErrors(parts)))
      )
    }
    if (operation.validators !== undefined || hasValidators(operation)) return call(parts)
    return Effect.flatMap(loadValidators(operation), () => call(parts))
  }
}

/** Returns a method that succeeds with the value in the response body. */
export const dataOf = (client: ClientContext, operation: OperationContext) => {
  const call = callOf(client, operation)
  return (input?: Input): Effect.Effect<unknown, ApiError> => Effect.map(call(input), ({ data }) => data)
}

/** Returns a method that succeeds with the value in the response body, the status, the headers and the request id. */
export const responseOf = (client: ClientContext, operation: OperationContext) => {
  const call = callOf(client, operation)
  return (input?: Input): Outcome =>
    Effect.flatMap(call(input), (response) =>
      withDetails(client, () => Effect.succeed(client.errors.details.current.readableResponse(response)))
    )
}
