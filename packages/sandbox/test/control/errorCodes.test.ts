import { describe, expect, it } from "vitest"
import { betaErrors } from "../../src/exchange/data/betaErrors.ts"
import { injectFault, locales, startSandbox } from "./startSandbox.ts"

const failWith = async (fault: object) => {
  const given = startSandbox()
  await injectFault(given, fault)
  const { status, text } = await given.call("GET", locales)
  return { status, error: (JSON.parse(text) as { errors: ReadonlyArray<Record<string, unknown>> }).errors[0] }
}

describe("faults with an error code", () => {
  it.each(betaErrors.map(({ detail, error_code, http_status }) => [error_code, http_status, detail] as const))(
    "the exchange error code %s can be injected as a fault, with status %i and the detail %j",
    async (error_code, status, detail) => {
      const found = await failWith({ error_code })
      expect(found.status).toBe(status)
      expect(found.error).toMatchObject({ code: error_code })
      expect(Object.keys(found.error?.["detail"] as object).toSorted()).toEqual([...(detail ?? [])].toSorted())
    }
  )

  it("the exchange error table of the sandbox has 25 codes", () => {
    expect(betaErrors).toHaveLength(25)
  })

  it("a sandbox fault with an exchange error code makes responses contain the custom detail that the fault specifies", async () => {
    const { error } = await failWith({ error_code: "v12", error_detail: { field: "country_language" } })
    expect(error).toMatchObject({ code: "v12", detail: { field: "country_language" } })
  })

  it("a fault with an error code that is not in the exchange error table requires a status", async () => {
    expect(await failWith({ error_code: "v17", status: 400 })).toMatchObject({ status: 400, error: { code: "v17" } })
    const { control } = startSandbox()
    const refused = await control("POST", "/faults", { operation_id: "listDictionary", error_code: "v17" })
    expect(refused).toMatchObject({ status: 400, body: { detail: expect.stringContaining("v17") as string } })
  })

  it.each(["createSupplierLink", "listCampaigns"])(
    "a fault with an error code for %s is refused because the operation has no error codes",
    async (operation_id) => {
      const { control } = startSandbox()
      expect((await control("POST", "/faults", { operation_id, error_code: "v12" })).status).toBe(400)
    }
  )
})
