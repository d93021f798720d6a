/**
 * The HTTP API of a kit on the Promise face.
 */
import type { Supply } from "../promise/Supply.ts"
import { makeSupplyApi, type SupplyApi, type SupplyApiOptions } from "./SupplyApi.ts"

/**
 * `match`, `why`, `route` and `returned` over HTTP, for programs in any language. Mount it beside anything else that the server serves.
 *
 * @example
 * ```ts
 * import { createSupply, createSupplyApi } from "@fieldwork/supply/promise"
 * import { fakeExchange } from "@fieldwork/exchange/promise"
 *
 * const supply = await createSupply({ inbox: { store: ":memory:" }, exchange: fakeExchange({}), supplierCode: "4711" })
 * const api = createSupplyApi(supply, { token: "0123456789abcdef" })
 * const request = new Request("http://localhost/supply/match", { method: "POST", body: "{}" })
 * const response = await api.fetch(request)
 * response.status // => 401
 * await supply.close()
 * ```
 * @throws {TypeError} for a token of less than 16 characters
 */
export const createSupplyApi = (
  supply: Pick<Supply, "match" | "why" | "route" | "returned">,
  options: SupplyApiOptions
): SupplyApi => makeSupplyApi(supply, options)
