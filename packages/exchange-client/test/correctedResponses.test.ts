import { correctedFetch } from "@fieldwork/exchange-client/corrections"
import { correctionsOf } from "@fieldwork/specs/corrections"
import { describe, expect, it } from "vitest"

const corrections = correctionsOf({
  overlay: "1.0.0",
  info: { title: "A service whose prices are in cents", version: "1" },
  extends: "exchange",
  actions: [{ target: "$.components.schemas.SurveyFields.properties.QuotaCPI", update: { "x-wire-scale": 100 } }]
})

/** Returns the corrected form of a survey's response. */
const corrected = (response: Response): Promise<Response> =>
  correctedFetch(corrections, async () => response)("https://exchange.example/Demand/v1/Surveys/BySurveyNumber/5")

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

describe("a response that correctedFetch returns", () => {
  it.each([undefined, "text/plain", "text/html", "text/x-json", "application/octet-stream"])(
    "a JSON body with the content type %s is corrected and keeps its content type",
    async (type) => {
      const headers = type === undefined ? {} : { "content-type": type }
      const response = await corrected(new Response(bytesOf('{"Survey":{"QuotaCPI":250}}'), { headers }))
      expect(response.headers.get("content-type")).toBe(type ?? null)
      expect(await response.json()).toEqual({ Survey: { QuotaCPI: 2.5 } })
    }
  )

  it("an object with a property named isLosslessNumber is corrected", async () => {
    const response = await corrected(Response.json({ Survey: { isLosslessNumber: true, QuotaCPI: 250 } }))
    expect(await response.json()).toEqual({ Survey: { isLosslessNumber: true, QuotaCPI: 2.5 } })
  })

  it("a body that is not text is returned byte for byte", async () => {
    const bytes = new Uint8Array([0xff, 0x00, 0xfe, 0x31])
    const response = await corrected(new Response(bytes, { headers: { "content-type": "application/octet-stream" } }))
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  })

  it("a CSV body is returned before its last byte has arrived", async () => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.enqueue(bytesOf("id\n"))
    })
    const response = await corrected(new Response(body, { headers: { "content-type": "text/csv; charset=utf-8" } }))
    const { value } = (await response.body?.getReader().read()) ?? {}
    expect(new TextDecoder().decode(value)).toBe("id\n")
  })

  it.each([204, 205, 304])("a response without a body keeps its status code %i", async (status) => {
    const response = await corrected(new Response(null, { status, headers: { "content-type": "application/json" } }))
    expect([response.status, response.body]).toEqual([status, null])
  })

  it("a redirect whose target a browser hides is returned unchanged", async () => {
    const hidden = Response.error()
    expect(await corrected(hidden)).toBe(hidden)
  })
})
