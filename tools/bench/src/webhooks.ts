/**
 * Measures the verification of one callback, compared with the baseline (SHA-256 of the bytes and one ECDSA verification) and with the verifiers of
 * three well-known SDKs.
 *
 * The SDKs check an HMAC, which costs less than checking a signature, and two of them also parse the body. Their results show the cost that users are
 * accustomed to.
 */
import { createHmac, createPublicKey, createVerify } from "node:crypto"
import { verify as octokitVerify } from "@octokit/webhooks-methods"
import { createVerifier } from "@fieldwork/webhooks"
import { generateSigningKey, signCallback } from "@fieldwork/webhooks/testing"
import { Stripe } from "stripe"
import { Webhook } from "svix"
import { run as decode } from "./decode.ts"
import { interleave } from "./interleave.ts"
import type { Case } from "./Report.ts"

const sizes = [
  { name: "1 KB", bytes: 1024, times: 3000 },
  { name: "10 KB", bytes: 10 * 1024, times: 2000 },
  { name: "1 MB", bytes: 2 ** 20, times: 100 },
  { name: "32 MB", bytes: 32 * 2 ** 20, times: 4 }
]

const rounds = 9
const secret = "0123456789abcdef0123456789abcdef"

/** Returns the duration of one call in microseconds, averaged over enough calls to exceed the resolution of the clock. */
const timed = async (times: number, run: () => unknown): Promise<number> => {
  const begun = performance.now()
  for (let index = 0; index < times; index++) await run()
  return ((performance.now() - begun) * 1000) / times
}

const json = (bytes: number) => JSON.stringify({ filler: "x".repeat(bytes - 13) })

const measure = async ({ bytes, name, times }: (typeof sizes)[number]): Promise<Case> => {
  const text = json(bytes)
  const key = await generateSigningKey()
  const { body, headers } = await signCallback({ keys: [key], body: text })
  const verifier = createVerifier({ keys: [key] })

  const [, timestamp = "", signature = ""] = /t:(\d+),v1:[^:]+:(.+)/.exec(headers["X-Platform-Signature"] ?? "") ?? []
  const publicKey = createPublicKey({ key: Buffer.from(key.publicKey, "base64"), format: "der", type: "spki" })
  const der = Buffer.from(signature, "base64")
  const floor = () => {
    if (!createVerify("sha256").update(`${timestamp}.`).update(body).verify(publicKey, der))
      throw new Error("the minimal verifier rejected a valid callback")
  }

  const seconds = Math.floor(Date.now() / 1000)
  const hmac = (of: string) => createHmac("sha256", secret).update(of).digest()
  const stripe = new Stripe("sk_test_bench")
  const stripeHeader = `t=${seconds},v1=${hmac(`${seconds}.${text}`).toString("hex")}`
  const svix = new Webhook(`whsec_${Buffer.from(secret).toString("base64")}`)
  const svixHeaders = {
    "svix-id": "msg_1",
    "svix-timestamp": String(seconds),
    "svix-signature": `v1,${hmac(`msg_1.${seconds}.${text}`).toString("base64")}`
  }
  const octokitSignature = `sha256=${hmac(text).toString("hex")}`

  const {
    floor: least,
    ours,
    ...peers
  } = await interleave(
    {
      ours: () => timed(times, () => verifier.verify({ headers, body })),
      floor: () => timed(times, floor),
      "stripe 23 (HMAC, parses)": () => timed(times, () => stripe.webhooks.constructEvent(text, stripeHeader, secret)),
      "svix 2.5 (HMAC, parses)": () => timed(times, () => svix.verify(text, svixHeaders)),
      "octokit webhooks-methods 6 (HMAC)": () => timed(times, () => octokitVerify(secret, text, octokitSignature))
    },
    rounds
  )
  return { case: `verify ${name}`, unit: "µs", better: "lower", ours, floor: least, peers, n: rounds }
}

export const run = async (): Promise<ReadonlyArray<Case>> => {
  const cases: Array<Case> = []
  for (const size of sizes) cases.push(await measure(size))
  return [...cases, ...(await decode())]
}
