/**
 * Verifies signatures that were created with OpenSSL and not by any code in this repository.
 */
import { createVerifier, WebhookError } from "@fieldwork/webhooks"
import { describe, expect, it } from "vitest"
import openssl from "../vectors/openssl.json" with { type: "json" }

const { keys, vectors } = openssl

const verify = ({ header, timestamp }: { header: string; timestamp: number }, body: Uint8Array) =>
  createVerifier({ keys, now: () => timestamp * 1000 }).verify({ headers: header, body })

describe.each(vectors)("signature created by openssl: $name", (vector) => {
  const body = Buffer.from(vector.body, "base64")

  it("the verifier accepts a callback signed with openssl", async () => {
    const { payload } = await verify(vector, body)
    expect(Buffer.from(payload.bytes())).toEqual(body)
  })

  it("the verifier refuses a callback signed with openssl if any one byte is changed", async () => {
    for (const index of body.keys()) {
      const changed = Buffer.from(body)
      changed[index] = (changed[index] ?? 0) ^ 1
      const verdict = await verify(vector, changed).catch((cause: unknown) => cause)
      expect(verdict).toBeInstanceOf(WebhookError)
      expect(verdict).toHaveProperty("reason._tag", "SignatureMismatchError")
    }
  })

  it("the verifier refuses a callback signed with openssl if the timestamp is changed", async () => {
    const later = {
      timestamp: vector.timestamp,
      header: vector.header.replace(`t:${vector.timestamp}`, `t:${vector.timestamp + 1}`)
    }
    await expect(verify(later, body)).rejects.toHaveProperty("reason._tag", "SignatureMismatchError")
  })
})
