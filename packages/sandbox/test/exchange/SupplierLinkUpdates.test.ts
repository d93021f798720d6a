import { describe, expect, it } from "vitest"
import type { SupplierLinkResponse } from "@fieldwork/specs/exchange/schema"
import { linkPath, plainLink, startExchange } from "./startExchange.ts"

const updatePath = "/Supply/v1/SupplierLinks/Update/1000001/4711"
const showPath = "/Supply/v1/SupplierLinks/BySurveyNumber/1000001/4711"

const update = {
  SupplierLinkTypeCode: "TS",
  TrackingTypeCode: "S2S",
  DefaultLink: "",
  SuccessLink: "https://panel.example/s2s?mid=[%MID%]&pay=[%REVENUE%]",
  FailureLink: "",
  OverQuotaLink: "",
  QualityTerminationLink: ""
}

const linked = async () => {
  const exchange = startExchange()
  const { SupplierLink } = (await exchange.post(linkPath, plainLink)).body as SupplierLinkResponse
  return { exchange, created: SupplierLink }
}

describe("updates of entry links", () => {
  it("reading an entry link returns its created and updated fields, and an update does not change its live link and test link", async () => {
    const { created, exchange } = await linked()
    expect(((await exchange.get(showPath)).body as SupplierLinkResponse).SupplierLink).toEqual(created)
    const reply = await exchange.put(updatePath, update)
    expect(reply).toMatchObject({ status: 200, body: { ApiResult: 0, SupplierLink: update } })
    const shown = ((await exchange.get(showPath)).body as SupplierLinkResponse).SupplierLink
    expect(shown).toEqual({ ...created, ...update })
  })

  it("an update of an entry link keeps macros and redirects of 2999 characters unchanged", async () => {
    const { exchange } = await linked()
    const long = `https://panel.example/[%MID%]/${"x".repeat(2999)}`.slice(0, 2999)
    const reply = await exchange.put(updatePath, { ...update, FailureLink: long })
    expect((reply.body as SupplierLinkResponse).SupplierLink?.FailureLink).toBe(long)
  })

  it.each([
    ...Object.keys(update).map((field) => {
      const { [field as keyof typeof update]: _, ...rest } = update
      return [`without ${field}`, rest, field] as const
    }),
    ...["DefaultLink", "SuccessLink", "FailureLink", "OverQuotaLink", "QualityTerminationLink"].map(
      (field) => [`with a ${field} of 3000 characters`, { ...update, [field]: "x".repeat(3000) }, field] as const
    ),
    ["of an unknown type", { ...update, SupplierLinkTypeCode: "ZZ" }, "SupplierLinkTypeCode"],
    ["with unknown tracking", { ...update, TrackingTypeCode: "PIGEON" }, "TrackingTypeCode"]
  ] as const)("an update of an entry link %s gets 400 and changes nothing", async (_, body, words) => {
    const { created, exchange } = await linked()
    expect(await exchange.put(updatePath, body)).toMatchObject({
      status: 400,
      body: { ApiResult: 1, ApiMessages: [expect.stringContaining(words)] }
    })
    expect(((await exchange.get(showPath)).body as SupplierLinkResponse).SupplierLink).toEqual(created)
  })

  it("an entry link that was never created can be neither read nor updated", async () => {
    const exchange = startExchange()
    const missing = { status: 404, body: { ApiMessages: ["SupplierLink does not exist"] } }
    expect(await exchange.get(showPath)).toMatchObject(missing)
    expect(await exchange.put(updatePath, update)).toMatchObject(missing)
    expect(await exchange.get(showPath)).toMatchObject(missing)
  })

  it.each([
    ["/Supply/v1/SupplierLinks/BySurveyNumber/9/4711", 404],
    ["/Supply/v1/SupplierLinks/BySurveyNumber/1000001/4800", 403],
    ["/Supply/v1/SupplierLinks/BySurveyNumber/1000001/9", 404]
  ])("a request for the entry link %s is refused with status %i", async (path, status) => {
    expect((await startExchange().get(path)).status).toBe(status)
  })
})
