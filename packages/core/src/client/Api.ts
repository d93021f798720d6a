/**
 * The operations of one client as methods: each takes one line in a service.
 *
 * ```ts
 * const make = (api: Api<operations>) => ({
 *   list: api.list(rows.listCampaigns, validators.listCampaigns, "items"),
 *   get: api.method(rows.getCampaign, validators.getCampaign)
 * })
 * ```
 *
 * Types come from the generated `operations` interface by the row's `operationId`; no shape is written here.
 */
import * as Effect from "effect/Effect"
import type { ApiResponse } from "../call/ApiResponse.ts"
import { runCall } from "../call/Call.ts"
import { download as downloadOf } from "../call/Download.ts"
import { ApiError } from "../errors/ApiError.ts"
import type { ListKey, Output, Shape } from "../operation/InputAndOutput.ts"
import type { Bytes, List, Method, PagedList } from "../operation/Method.ts"
import { hasValidators, loadValidators } from "../operation/loadValidators.ts"
import type { Operation } from "../operation/Operation.ts"
import { type OperationContext, operationContext } from "../operation/OperationContext.ts"
import type { ValidatorSource } from "../operation/Validators.ts"
import * as ListItems from "../pagination/List.ts"
import { buildRequest, type Input, type RequestParts, requestParts } from "../request/buildRequest.ts"
import { globalFetchTransport } from "../transport/fetchTransport.ts"
import { clientContext, type ClientOptions, type Platform } from "./ClientContext.ts"
import { LazyModule } from "./LazyModule.ts"

export type { ClientOptions as Options } from "./ClientContext.ts"

type RowOf<Operations> = Operation<keyof Operations & string>

/** Where the items of a response are: the name of the list, or a function that takes them out. */
type FromOf<Operations, Id> =
  | ListKey<Output<Shape<Operations, Id>>>
  | ((response: Output<Shape<Operations, Id>>) => ReadonlyArray<unknown>)

export interface Api<Operations> {
  /** `check` ends the sentence "Before sending it again: …" of an `AmbiguousWriteError`. */
  method<const Row extends RowOf<Operations>>(
    row: Row,
    validators?: ValidatorSource<Row["operationId"]>,
    options?: { readonly check?: string }
  ): Method<Operations, Row["operationId"]>
  /** `from` is where the items are: `"items"`, or `(response) => response.flatMap(({ items }) => items)`. */
  list<const Row extends RowOf<Operations>, From extends FromOf<Operations, Row["operationId"]>>(
    row: Row,
    validators: ValidatorSource<Row["operationId"]>,
    from: From
  ): Row extends { readonly pagination: object }
    ? PagedList<Operations, Row["operationId"], From>
    : List<Operations, Row["operationId"], From>
  /** The body as it arrives, in constant memory. */
  download<const Row extends RowOf<Operations>>(
    row: Row,
    validators?: ValidatorSource<Row["operationId"]>
  ): Bytes<Operations, Row["operationId"]>
}

/** Throws `ConfigurationError` for settings that cannot work. */
export const makeOver = <Operations>(platform: Platform, options: ClientOptions): Api<Operations> => {
  const client = clientContext(options, platform)
  const { details } = client.errors

  const callOf = (operation: OperationContext) => {
    const call = (parts: RequestParts, isSettled = false): Effect.Effect<ApiResponse<unknown>, ApiError> => {
      const request = buildRequest(client, operation, parts)
      if ((request instanceof ApiError || request.complaints !== undefined) && !isSettled && !details.isLoaded) {
        return Effect.flatMap(
          Effect.promise(() => details.settle()),
          () => call(parts, true)
        )
      }
      return request instanceof ApiError ? Effect.fail(request) : runCall(client, operation, request)
    }
    return (input: Input = {}): Effect.Effect<ApiResponse<unknown>, ApiError> => {
      const parts = requestParts(operation, input)
      if (parts instanceof ApiError) return Effect.fail(parts)
      if (operation.validators !== undefined || hasValidators(operation)) return call(parts)
      return Effect.flatMap(loadValidators(operation), () => call(parts))
    }
  }

  const dataOf = (operation: OperationContext) => {
    const call = callOf(operation)
    return (input?: Input) => Effect.map(call(input), ({ data }) => data)
  }

  const method = (row: Operation, validators?: ValidatorSource, { check }: { readonly check?: string } = {}) => {
    const operation = operationContext(client, row, { validators, check })
    return Object.assign(dataOf(operation), { withResponse: callOf(operation) })
  }

  const list = (row: Operation, validators: ValidatorSource, from: PropertyKey | ListItems.ItemsOf) => {
    const operation = operationContext(client, row, { validators })
    return ListItems.list(client, operation, dataOf(operation), from)
  }

  const download = (row: Operation, validators?: ValidatorSource) => {
    const operation = operationContext(client, row, { validators, streamsBody: true })
    const call = dataOf(operation)
    return (input?: Input) => downloadOf(client, operation, call(input))
  }

  return { method, list, download } as unknown as Api<Operations>
}

const platform: Platform = {
  transport: globalFetchTransport,
  details: /* @__PURE__ */ new LazyModule(async () => (await import("../diagnostics/allDetails.ts")).allDetails),
  listReader: /* @__PURE__ */ new LazyModule(() => import("../pagination/ListReader.ts"))
}

/** Throws `ConfigurationError` for settings that cannot work. */
export const make = <Operations>(options: ClientOptions): Api<Operations> => makeOver(platform, options)
