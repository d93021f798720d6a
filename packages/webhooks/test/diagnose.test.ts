import { describe, expect, it } from "vitest"
import { generateSigningKey, signCallback } from "../src/testing.ts"
import { platforms } from "./backends.ts"
import { refusal } from "./refusal.ts"

const timestamp = 1_700_000_000
const key = await generateSigningKey("11111111-a")

describe.each(platforms)("hint of a signature mismatch on $platform", ({ createVerifier }) => {
  const verifier = createVerifier({ keys: [key], now: () => timestamp * 1000 })

  const hintFor = async (sent: string, received: unknown) => {
    const { headers } = await signCallback({ keys: [key], body: sent, timestamp })
    const reason = await refusal(verifier.verify({ headers, body: received as Uint8Array }))
    return reason._tag === "SignatureMismatchError" ? reason.hint : reason
  }

  it.each([
    ["a newline was added", `[{"a":1}]`, `[{"a":1}]\n`, "whitespace was added"],
    ["the body was pretty-printed", `[{"a":1}]`, JSON.stringify([{ a: 1 }], null, 2), "whitespace was added"],
    ["whitespace was added", `[{"a":1}]`, `\uFEFF[{"a":1}]`, "whitespace was added"],
    ["numbers and whitespace were rewritten", `[{"a": 1.0}]`, `[{"a":1}]`, "it looks re-serialised"],
    ["the body is empty", `[]`, "", "no body was passed"],
    ["undefined was passed", `[]`, undefined, "no body was passed"],
    ["a parsed array was passed", `[]`, [], "a parsed object was passed"],
    ["a parsed object was passed", `{"a":1}`, { a: 1 }, "a parsed object was passed"],
    ["the body is a different one", `[{"a":1}]`, `[{"a": 2}]`, undefined],
    ["the body is not JSON", `[{"a":1}]`, `a=1`, undefined]
  ])("the error for a signature mismatch has the hint for its cause: %s", async (_what, sent, received, hint) => {
    expect(await hintFor(sent, received)).toBe(hint)
  })

  it("a callback with an added newline is refused although the verifier can explain the mismatch, and accepted unaltered", async () => {
    const { body, headers } = await signCallback({ keys: [key], body: `[{"a":1}]`, timestamp })
    const padded = Uint8Array.of(...body, 0x0a)
    for (let round = 0; round < 3; round++) await refusal(verifier.verify({ headers, body: padded }))
    await verifier.verify({ headers, body })
  })

  it("the cause of a signature mismatch is not examined for bodies over 64 KiB, so that a forger cannot make it costly", async () => {
    const sent = JSON.stringify("x".repeat(70_000))
    expect(await hintFor(sent, `${sent}\n`)).toBeUndefined()
  })

  it("the message of a signature mismatch states the fix and contains nothing from the body", async () => {
    const { headers } = await signCallback({ keys: [key], body: `["secret-pid"]`, timestamp })
    await expect(verifier.verify({ headers, body: `["secret-pid"]\n` })).rejects.toThrow(
      /^The body does not match its signature \(11111111-a: no match\): whitespace was added. Pass the bytes as received$/
    )
  })
})
