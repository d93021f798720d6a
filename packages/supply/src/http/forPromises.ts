/**
 * Creates the HTTP API for a supply service that was created with the Promise API.
 */
import { logToStderr } from "../promise/logToStderr.ts"
import type { Supply } from "../promise/Supply.ts"
import { makeSupplyApi, type SupplyApi, type SupplyApiOptions } from "./SupplyApi.ts"

/**
 * Creates an HTTP API that serves `match`, `why`, `route` and `returned` to programs in any language. The API can be mounted on a server that also
 * has other routes.
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
 * @throws {TypeError} if the token has fewer than 16 characters
 */
export const createSupplyApi = (
  supply: Pick<Supply, "match" | "why" | "route" | "returned">,
  options: SupplyApiOptions
): SupplyApi => makeSupplyApi(supply, options, logToStderr)
