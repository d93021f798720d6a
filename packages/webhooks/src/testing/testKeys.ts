/**
 * Defines fixed keys for testing a receiver, for example with `fieldwork-webhook-check`.
 *
 * The private keys are published too, so anyone can sign callbacks with them. Trust them only in tests.
 */
import type { SigningKey } from "./SigningKey.ts"

/** The members of a private EC JWK. */
interface PrivateJwk {
  readonly kty: "EC"
  readonly crv: "P-256"
  readonly x: string
  readonly y: string
  readonly d: string
}

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }

const testKey = (keyId: string, publicKey: string, jwk: PrivateJwk): SigningKey => {
  let imported: Promise<CryptoKey> | undefined
  return {
    keyId,
    publicKey,
    sign: async (bytes) => {
      imported ??= crypto.subtle.importKey("jwk", { ...jwk }, algorithm, false, ["sign"])
      return new Uint8Array(await crypto.subtle.sign(algorithm, await imported, bytes))
    }
  }
}

const current = testKey(
  "c0ffee01-0000-4000-8000-000000000001",
  "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEkTCcV1hnYtPjyEljXBXYptPxRE1DD98LAKq4azKLyXuK8rEVtezEdvnVxR+0fPfATfcNxZ7x9Bdefh7wvOShGA==",
  {
    kty: "EC",
    crv: "P-256",
    x: "kTCcV1hnYtPjyEljXBXYptPxRE1DD98LAKq4azKLyXs",
    y: "ivKxFbXsxHb51cUftHz3wE33DcWe8fQXXn4e8LzkoRg",
    d: "XAWfQPm0vwriRcMn7wDR_c0nQkQ_8TsmWWKPrssT47Q"
  }
)

const next = testKey(
  "0ddba115-0000-4000-8000-000000000002",
  "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEWH3ZrqmkZMvcfZhchOj8q+F76Qdf2AOmwVqwOOCNv7olBu00RKbVPJh6tyhe5kgL4qI/EwI9GU/a7Xz9u0EeeA==",
  {
    kty: "EC",
    crv: "P-256",
    x: "WH3ZrqmkZMvcfZhchOj8q-F76Qdf2AOmwVqwOOCNv7o",
    y: "JQbtNESm1TyYercoXuZIC-KiPxMCPRlP2u18_btBHng",
    d: "9OaOcjVPjOy2CYwCc1jze0E2l9HrnJGsB5KV70xk928"
  }
)

/**
 * The keys that a receiver under test must trust. They sign the genuine callbacks of the conformance cases, and are the keys that
 * `npx @fieldwork/webhooks --keys` prints. `testKeys` can be passed as `keys` itself, because it is iterable.
 *
 * ```ts
 * const verifier = createVerifier({ keys: testKeys })
 * const { headers, body } = await signCallback({ keys: [testKeys.current], body: buildOpportunities(2) })
 * ```
 *
 * @example
 * ```ts
 * import { testKeys } from "@fieldwork/webhooks/testing"
 * Object.keys(testKeys) // => ["current","next"]
 * Array.from(testKeys).length // => 2
 * ```
 */
export const testKeys: Readonly<Record<"current" | "next", SigningKey>> & Iterable<SigningKey> = {
  current,
  next,
  *[Symbol.iterator]() {
    yield current
    yield next
  }
}

/**
 * A key that a receiver must not trust. It signs forged callbacks of the conformance cases.
 *
 * @example
 * ```ts
 * import { createVerifier } from "@fieldwork/webhooks"
 * import { signCallback, testKeys, untrustedTestKey } from "@fieldwork/webhooks/testing"
 *
 * const verifier = createVerifier({ keys: testKeys })
 * await verifier.verify(await signCallback({ keys: [untrustedTestKey], body: "[]" })) // throws Signed with
 * ```
 */
export const untrustedTestKey: SigningKey = testKey(
  "badc0de5-0000-4000-8000-000000000003",
  "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE6+OREffVuWGpZLG/RfUAxiqybRJKwa3ECVQEwTlo19I9EVfP0S7cv8k6lUIQVR2NHW6I3s581N1C3ZwP80YBQQ==",
  {
    kty: "EC",
    crv: "P-256",
    x: "6-OREffVuWGpZLG_RfUAxiqybRJKwa3ECVQEwTlo19I",
    y: "PRFXz9Eu3L_JOpVCEFUdjR1uiN7OfNTdQt2cD_NGAUE",
    d: "tWo6So9dgahTTpO1vXX_-yxcQtVWwpnFJtmYsOBbkKE"
  }
)
