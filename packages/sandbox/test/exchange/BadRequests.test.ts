import { describe, expect, it } from "vitest"
import { everything, linkPath, opportunitiesPath, plainLink, startExchange } from "./startExchange.ts"

describe("exchange requests that cannot be parsed", () => {
  it.each([
    ["malformed JSON", { raw: "{" }],
    ["text that is not UTF-8", { raw: new Uint8Array([0x22, 0xff, 0x22]) }],
    ["no body", { raw: "", contentType: "application/json" }],
    ["an unsupported media type", { raw: "a=b", contentType: "application/x-www-form-urlencoded" }],
    ["no media type", { raw: "{}", contentType: "" }]
  ])(
    "an exchange request with %s gets 400, with code v16 in the newer API style and ApiResult 1 in the older style",
    async (_, options) => {
      const exchange = startExchange()
      expect(await exchange.call("POST", opportunitiesPath, options)).toMatchObject({
        status: 400,
        body: { errors: [{ code: "v16" }] }
      })
      expect(await exchange.call("POST", linkPath, options)).toMatchObject({
        status: 400,
        body: { ApiResult: 1, ResultCount: 0 }
      })
      expect((await exchange.get(opportunitiesPath)).status).toBe(404)
      expect((await exchange.post(linkPath, plainLink)).status).toBe(200)
    }
  )

  it("an opportunities subscription of more than 409,600 bytes gets 413, and one of that size is accepted", async () => {
    const exchange = startExchange()
    const text = JSON.stringify(everything)
    const padded = (bytes: number) => text + " ".repeat(bytes - text.length)
    const tooLarge = await exchange.call("POST", opportunitiesPath, { raw: padded(409_601) })
    expect(tooLarge).toMatchObject({ status: 413, body: { errors: [{ code: "413" }] } })
    expect((await exchange.get(opportunitiesPath)).status).toBe(404)
    expect((await exchange.call("POST", opportunitiesPath, { raw: padded(409_600) })).status).toBe(200)
  })
})

describe("paths of the exchange", () => {
  it.each([opportunitiesPath, "/demand/v2-beta/locales", "/Lookup/v1/BasicLookups/BundledLookups/Countries"])(
    "the exchange path %s accepts a trailing slash",
    async (path) => {
      const exchange = startExchange()
      await exchange.post(opportunitiesPath, everything)
      expect(await exchange.get(`${path}/`)).toEqual(await exchange.get(path))
    }
  )

  it("an unknown exchange path gets 404, with code v03 in the newer API style and the ApiResult envelope in the older style", async () => {
    const exchange = startExchange()
    for (const path of ["/demand/v2-beta/locales/x", "/supply/nothing", "/nothing"]) {
      expect(await exchange.get(path)).toMatchObject({ status: 404, body: { errors: [{ code: "v03" }] } })
    }
    for (const path of ["/Lookup/v1/nothing", "/Supply/v2/x", "/Core/v1", "/Demand"]) {
      expect(await exchange.get(path)).toMatchObject({ status: 404, body: { ApiResult: 1 } })
    }
  })

  it("an unsupported method on an exchange path gets 405 with an Allow header, and with code v05 or ApiResult 1 in the body", async () => {
    const exchange = startExchange()
    expect(await exchange.call("PUT", opportunitiesPath)).toMatchObject({
      status: 405,
      body: { errors: [{ code: "v05" }] },
      headers: { allow: "GET, POST, DELETE" }
    })
    expect(await exchange.get(linkPath)).toMatchObject({
      status: 405,
      body: { ApiResult: 1 },
      headers: { allow: "POST" }
    })
  })
})
