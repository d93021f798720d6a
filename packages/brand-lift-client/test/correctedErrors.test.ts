import { correctedFetch } from "@fieldwork/brand-lift-client/corrections"
import { correctionsOf } from "@fieldwork/specs/corrections"
import { describe, expect, it } from "vitest"
import { v1 } from "./support/correctedClient.ts"

const corrections = correctionsOf({
  overlay: "1.0.0",
  info: { title: "A service whose errors have a message instead of a detail", version: "1" },
  extends: "brand-lift",
  actions: [
    { target: "$.components.schemas.Detail.properties.detail", update: { "x-wire-name": "message" } },
    { target: `$.paths['${v1}/campaigns/{id}/groups/{spca_type}'].delete.responses`, update: { "202": {} } }
  ]
})

/** Returns the corrected form of a response to the removal of groups. */
const corrected = (response: Response): Promise<Response> =>
  correctedFetch(corrections, async () => response)(`https://lift.example${v1}/campaigns/7/groups/creative`, {
    method: "DELETE"
  })

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

describe("a response of a service whose error bodies differ from the document", () => {
  it.each([200, 201, 202, 400])(
    "correctedFetch leaves a field unchanged that has the name of a field of the errors in a documented or successful response: %i",
    async (status) => {
      const response = await corrected(Response.json({ message: "Groups removed." }, { status }))
      expect(await response.json()).toEqual({ message: "Groups removed." })
    }
  )

  it.each([401, 404, 418, 500, 502])(
    "correctedFetch corrects the body of an error, even if the status code is not documented: %i",
    async (status) => {
      const response = await corrected(Response.json({ message: "No." }, { status }))
      expect(await response.json()).toEqual({ detail: "No." })
    }
  )

  it.each(["text/csv", "application/csv", "application/octet-stream", "text/plain", undefined])(
    "correctedFetch returns a CSV export before its last byte has arrived, whatever its content type: %s",
    async (type) => {
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start: (controller) => controller.enqueue(bytesOf("id\n"))
      })
      const headers = type === undefined ? {} : { "content-type": type }
      const fetch = correctedFetch(corrections, async () => new Response(body, { headers }))
      const response = await fetch(`https://lift.example${v1}/campaigns/7/respondents/csv`)
      const { value } = (await response.body?.getReader().read()) ?? {}
      expect(new TextDecoder().decode(value)).toBe("id\n")
    }
  )
})
