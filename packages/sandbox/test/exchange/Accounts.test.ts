import { describe, expect, it } from "vitest"
import type { BusinessUnitsResponse, DictionaryPage, SuppliersResponse } from "@fieldwork/specs/exchange/schema"
import { startExchange } from "./startExchange.ts"

describe("accounts of the exchange", () => {
  it("the exchange's list of accounts contains all suppliers of each account, including the caller's", async () => {
    const { body, status } = await startExchange().get("/Core/v1/Suppliers/AllWithAccount")
    const { AccountsWithSuppliers = [], ApiResult, ResultCount } = body as SuppliersResponse
    expect({ status, ApiResult, ResultCount }).toEqual({ status: 200, ApiResult: 0, ResultCount: 3 })
    expect(AccountsWithSuppliers).toContainEqual({
      AccountName: "Juniper Panel",
      Suppliers: [
        { Name: "Juniper Panel", Code: "4711" },
        { Name: "Juniper Rewards", Code: "4712" }
      ]
    })
  })

  it("business units are the same in the exchange's lookup and in its dictionary", async () => {
    const exchange = startExchange()
    const { BusinessUnits = [], ResultCount } = (await exchange.get("/Core/v1/BusinessUnits/All"))
      .body as BusinessUnitsResponse
    const { result } = (await exchange.get("/demand/v2-beta/business-units")).body as DictionaryPage
    expect(ResultCount).toBe(3)
    expect(BusinessUnits[0]).toEqual({ AccountID: 411, Id: "2201", Name: "Juniper North America" })
    expect(BusinessUnits.map(({ Id, Name }) => [Id, Name])).toEqual(result.map(({ id, name }) => [String(id), name]))
  })

  it.each(["/Core/v1/Suppliers/AllWithAccount", "/Core/v1/BusinessUnits/All"])(
    "the exchange responds 401 to a request for %s without a key",
    async (path) => {
      expect(await startExchange().get(path, { key: undefined })).toMatchObject({ status: 401, body: { ApiResult: 1 } })
    }
  )
})
