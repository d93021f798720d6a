/** Creates clients with corrections, and the actions of the overlays from which the corrections are made. */
import { createBrandLiftClient } from "@fieldwork/brand-lift-client"
import { correctedFetch } from "@fieldwork/brand-lift-client/corrections"
import { type Action, correctionsOf } from "@fieldwork/specs/corrections"

export const v1 = "/api/impact-measurement/v1"

interface Reply {
  readonly status?: number
  readonly body?: string
}

/** Returns a client with a fake service that records all requests and always returns the same response. */
export const clientOf = (actions: ReadonlyArray<Action>, { body = "{}", status = 200 }: Reply = {}) => {
  const corrections = correctionsOf({
    overlay: "1.0.0",
    info: { title: "T", version: "1" },
    extends: "brand-lift",
    actions
  })
  const requests: Array<{ method: string; url: string; body: string; type: string | null }> = []
  const fetch = correctedFetch(corrections, async (input, init) => {
    const request = new Request(input, init)
    const { headers, method, url } = request
    requests.push({
      method,
      url: url.replace("https://lift.example", ""),
      body: await request.text(),
      type: headers.get("content-type")
    })
    return new Response(body === "" ? null : body, { status, headers: { "content-type": "application/json" } })
  })
  return { client: createBrandLiftClient({ baseUrl: "https://lift.example", fetch }), fetch, requests }
}

export const parameter = (name: string, update: object): Action => ({
  target: `$.components.parameters.${name}`,
  update
})
export const field = (schema: string, name: string, update: object): Action => ({
  target: `$.components.schemas.${schema}.properties.${name}`,
  update
})
