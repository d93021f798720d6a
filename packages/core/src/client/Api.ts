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
import { dataOf, responseOf } from "../call/methodCall.ts"
import type { ListKey, Output, Shape } from "../operation/InputAndOutput.ts"
import type { List, Method, PagedList } from "../operation/Method.ts"
import type { ReasonOf } from "../operation/Reasons.ts"
import type { Operation } from "../operation/Operation.ts"
import { operationContext } from "../operation/OperationContext.ts"
import type { ValidatorSource } from "../operation/Validators.ts"
import * as ListItems from "../pagination/List.ts"
import { globalFetchTransport } from "../transport/fetchTransport.ts"
import { clientContext, type ClientOptions, type Platform } from "./ClientContext.ts"
import { LazyModule } from "./LazyModule.ts"

export type { ClientOptions as Options } from "./ClientContext.ts"

/**
 * A row of the operation table of these operations.
 */
export type RowOf<Operations> = Operation<keyof Operations & string>

/** A row whose request body is a form: `formMethod` makes its method. */
export type FormRowOf<Operations> = RowOf<Operations> & { readonly body: "multipart/form-data" }

/** Where the items of a response are: the name of the list, or a function that takes them out. */
type FromOf<Operations, Id> =
  | ListKey<Output<Shape<Operations, Id>>>
  | ((response: Output<Shape<Operations, Id>>) => ReadonlyArray<unknown>)

/**
 * The operations of one client: each method of a service is made of a row of the operation table.
 */
export interface Api<Operations> {
  /** `check` ends the sentence "Before sending it again: …" of an `AmbiguousWriteError`. */
  method<const Row extends RowOf<Operations>>(
    row: Row extends FormRowOf<Operations> ? never : Row,
    validators?: ValidatorSource<Row["operationId"]>,
    options?: { readonly check?: string }
  ): Method<Operations, Row["operationId"], ReasonOf<Row>>
  /** `from` is where the items are: `"items"`, or `(response) => response.flatMap(({ items }) => items)`. */
  list<const Row extends RowOf<Operations>, From extends FromOf<Operations, Row["operationId"]>>(
    row: Row,
    validators: ValidatorSource<Row["operationId"]>,
    from: From
  ): Row extends { readonly pagination: object }
    ? PagedList<Operations, Row["operationId"], From>
    : List<Operations, Row["operationId"], From>
}

/** Throws `ConfigurationError` for settings that cannot work. */
export const makeOver = <Operations>(platform: Platform, options: ClientOptions): Api<Operations> => {
  const client = clientContext(options, platform)

  const method = (row: Operation, validators?: ValidatorSource, { check }: { readonly check?: string } = {}) => {
    const operation = operationContext(client, row, { validators, check })
    return Object.assign(dataOf(client, operation), { withResponse: responseOf(client, operation) })
  }

  const list = (row: Operation, validators: ValidatorSource, from: PropertyKey | ListItems.ItemsOf) => {
    const operation = operationContext(client, row, { validators })
    const items = ListItems.list(client, operation, dataOf(client, operation), from)
    return Object.assign(items, { withResponse: responseOf(client, operation) })
  }

  return { method, list, client } as unknown as Api<Operations>
}

const platform: Platform = {
  transport: globalFetchTransport,
  details: /* @__PURE__ */ new LazyModule(async () => (await import("../diagnostics/allDetails.ts")).allDetails),
  listReader: /* @__PURE__ */ new LazyModule(() => import("../pagination/ListReader.ts"))
}

/**
 * The operations of one client as methods. Throws `ConfigurationError` for settings that cannot work.
 *
 * @example
 * ```ts
 * import { Api, Redactor } from "@fieldwork/core"
 * import type { operations } from "@fieldwork/exchange-client"
 * import * as rows from "@fieldwork/exchange-client/operations"
 * import * as validators from "@fieldwork/exchange-client/validator-loaders"
 * import { Effect } from "effect"
 * const fetch = async () => Response.json({ result: [{ code: "eng_us", name: "English" }], total: 1 })
 * const api = Api.make<operations>({
 *   name: "exchange",
 *   baseUrl: "https://exchange.example",
 *   errorFormats: [],
 *   redactor: new Redactor(),
 *   hint: "Check the key",
 *   settings: { fetch }
 * })
 * const dictionary = api.method(rows.listDictionary, validators.listDictionary)
 * const { result } = await Effect.runPromise(dictionary({ property: "locales" }))
 * result.map(({ code }) => code) // => ["eng_us"]
 * ```
 */
export const make = <Operations>(options: ClientOptions): Api<Operations> => makeOver(platform, options)
