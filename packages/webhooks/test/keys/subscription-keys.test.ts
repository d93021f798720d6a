import { describe, expect, it } from "vitest"
import { WebhookConfigurationError } from "../../src/configurationError.ts"
import { keysOf } from "../../src/subscriptionKeys.ts"

const fields = { key_id: "key-1", public_key: "MFkw" }
const entry = { keyId: "key-1", publicKey: "MFkw" }

describe("keysOf", () => {
  it.each([
    ["at the top level", fields],
    ["one level down", { subscription: { callback: "https://a.example", ...fields } }],
    ["inside a list", { subscriptions: [{ ...fields }] }],
    ["inside JSON text", JSON.stringify({ data: { attributes: fields } })],
    ["four levels down", { a: { b: { c: { d: fields } } } }]
  ])("keysOf finds the signing keys in a subscription response that contains them %s", (_where, response) => {
    expect(keysOf(response)).toEqual([entry])
  })

  it("keysOf finds signing keys with configured field names, in the order of the response", () => {
    const response = { keys: [{ kid: "a", pem: "A" }, { keyring: { kid: "b", pem: "B" } }] }
    expect(keysOf(response, { keyId: "kid", publicKey: "pem" })).toEqual([
      { keyId: "a", publicKey: "A" },
      { keyId: "b", publicKey: "B" }
    ])
  })

  it("keysOf does not search deeper than four levels or inside nested JSON text", () => {
    expect(keysOf({ a: { b: { c: { d: { e: fields } } } } })).toEqual([])
    expect(keysOf({ note: JSON.stringify(fields) })).toEqual([])
  })

  it("keysOf throws WebhookConfigurationError when a nested object has a key_id without a public_key", () => {
    expect(() => keysOf({ subscription: { key_id: "key-1" } })).toThrow(WebhookConfigurationError)
  })
})
