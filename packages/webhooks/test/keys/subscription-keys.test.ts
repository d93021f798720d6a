import { describe, expect, it } from "vitest"
import { WebhookConfigurationError } from "../../src/configuration-error.ts"
import { keysOf } from "../../src/subscription-keys.ts"

const fields = { key_id: "key-1", public_key: "MFkw" }
const entry = { keyId: "key-1", publicKey: "MFkw" }

describe("keys of a subscription's response", () => {
  it.each([
    ["at the top", fields],
    ["one level down", { subscription: { callback: "https://a.example", ...fields } }],
    ["in a list", { subscriptions: [{ ...fields }] }],
    ["as text", JSON.stringify({ data: { attributes: fields } })],
    ["four levels down", { a: { b: { c: { d: fields } } } }]
  ])("are found %s", (_where, response) => {
    expect(keysOf(response)).toEqual([entry])
  })

  it("are found by other names, and in the order of the response", () => {
    const response = { keys: [{ kid: "a", pem: "A" }, { keyring: { kid: "b", pem: "B" } }] }
    expect(keysOf(response, { keyId: "kid", publicKey: "pem" })).toEqual([
      { keyId: "a", publicKey: "A" },
      { keyId: "b", publicKey: "B" }
    ])
  })

  it("are not looked for deeper than a response has them, nor in texts within it", () => {
    expect(keysOf({ a: { b: { c: { d: { e: fields } } } } })).toEqual([])
    expect(keysOf({ note: JSON.stringify(fields) })).toEqual([])
  })

  it("are refused where one of the two fields is there without the other, however deep", () => {
    expect(() => keysOf({ subscription: { key_id: "key-1" } })).toThrow(WebhookConfigurationError)
  })
})
