/**
 * Checks that the sandbox accepts the hash of an entry link that the exchange package signs, if a browser opens the link. The sandbox computes hashes
 * with its own code.
 */
import { createExchange, EntryLink } from "@fieldwork/exchange/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { expect, it } from "vitest"

const key = "1234567890ABC"
const url = "https://exchange.example"

it.each([
  ["the answer 29", "29", (link: string) => link],
  ["an apostrophe in an answer", "O'Fallon", (link: string) => link],
  ["an apostrophe in the supplier's link", "29", (link: string) => link.replace("?", "?town=O'Fallon&")],
  ["a capital letter in the host", "29", (link: string) => link.replace("exchange.", "Exchange.")],
  ["a non-ASCII character", "29", (link: string) => link.replace("?", "?town=é&")]
])("the sandbox accepts the hash of a signed entry link with %s", async (_, answer, change) => {
  const sandbox = createSandbox()
  const control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { "content-type": "application/json" }
    const json = body && { body: JSON.stringify(body) }
    return (await sandbox.fetch(`${url}/__sandbox/${path}`, { method, headers, ...json })).json()
  }
  await control("PATCH", "settings", { entry_link_key: key })
  const exchange = createExchange({ baseUrl: url, apiKey: credentials.exchange.apiKey, fetch: sandbox.fetch })
  const { SupplierLink } = await exchange.supplierLinks.create({
    SurveyNumber: 1_000_001,
    SupplierCode: credentials.exchange.suppliers[0] ?? "",
    body: { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" }
  })
  const live = change(SupplierLink?.LiveLink ?? "")
  const link = EntryLink.make(live, { pid: "test-complete-a", mid: "one", answers: { 42: answer } })
  const signed = await EntryLink.signer({ key, parameter: "hash" })(link)
  // Like a browser, the sandbox's fetch function writes the link as the URL standard requires.
  await sandbox.fetch(signed, { redirect: "manual" })
  await sandbox.advance({ hours: 1 })
  expect(await control("GET", "sessions")).toMatchObject({ items: [{ session_id: "one", marketplace_status: 3 }] })
})
