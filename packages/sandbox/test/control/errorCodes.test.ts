import { describe, expect, it } from "vitest"
import { betaErrors } from "../../src/exchange/data/betaErrors.ts"
import { inject, locales, start } from "./sandbox.ts"

const failWith = async (fault: object) => {
  const given = start()
  await inject(given, fault)
  const { status, text } = await given.call("GET", locales)
  return { status, error: (JSON.parse(text) as { errors: ReadonlyArray<Record<string, unknown>> }).errors[0] }
}

describe("every code of the error table is forced by one call", () => {
  it.each(betaErrors.map(({ detail, error_code, http_status }) => [error_code, http_status, detail] as const))(
    "%s with status %i and the detail %j",
    async (error_code, status, detail) => {
      const found = await failWith({ error_code })
      expect(found.status).toBe(status)
      expect(found.error).toMatchObject({ code: error_code })
      expect(Object.keys(found.error?.["detail"] as object).toSorted()).toEqual([...(detail ?? [])].toSorted())
    }
  )

  it("there are 25 of them", () => {
    expect(betaErrors).toHaveLength(25)
  })

  it("with a detail of the caller's own", async () => {
    const { error } = await failWith({ error_code: "v12", error_detail: { field: "country_language" } })
    expect(error).toMatchObject({ code: "v12", detail: { field: "country_language" } })
  })

  it("a code that is in no table needs a status", async () => {
    expect(await failWith({ error_code: "v17", status: 400 })).toMatchObject({ status: 400, error: { code: "v17" } })
    const { control } = start()
    const refused = await control("POST", "/faults", { operation_id: "listDictionary", error_code: "v17" })
    expect(refused).toMatchObject({ status: 400, body: { detail: expect.stringContaining("v17") as string } })
  })

  it.each(["createSupplierLink", "listCampaigns"])("%s has no such codes, and says so", async (operation_id) => {
    const { control } = start()
    expect((await control("POST", "/faults", { operation_id, error_code: "v12" })).status).toBe(400)
  })
})
