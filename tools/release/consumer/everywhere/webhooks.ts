import { createKeyStore, createVerifier, isVerified, type PublicKey, WebhookError } from "@fieldwork/webhooks"
import cases from "@fieldwork/webhooks/conformance/cases.json" with { type: "json" }
import { Webhooks } from "@fieldwork/webhooks/effect"
import { decodeOpportunities } from "@fieldwork/webhooks/events"
import { fetchReceiver } from "@fieldwork/webhooks/fetch"
import { buildOpportunities, createSender, forge, forgeries, generateSigningKey } from "@fieldwork/webhooks/testing"
import vectors from "@fieldwork/webhooks/vectors/ecdsa-p256-sha256.json" with { type: "json" }
import { Effect } from "effect"
import { assertSame } from "../assertSame.ts"

const sender = await createSender()
const keys = createKeyStore({ fetchKeys: async () => sender.subscription() })
const verifier = createVerifier({ keys })

const sent = await sender.send(buildOpportunities(3))
const verified = await verifier.verify(sent)
assertSame([isVerified(verified), verified.payload.size], [true, sent.body.length])
const kinds: Array<string> = []
for await (const { _tag } of decodeOpportunities(verified)) kinds.push(_tag)
assertSame(kinds, ["GoodItem", "GoodItem", "GoodItem"])

// @ts-expect-error A number is not a key, and would be one if the compiler did not know the type of any other form.
const noKey: PublicKey = 7
assertSame(noKey, 7)

const key = await generateSigningKey()
// The clock is fixed, because the timestamp of one forgery is only one second later than the latest timestamp that the verifier accepts.
const timestamp = Math.floor(Date.now() / 1000)
const strict = createVerifier({ keys: [key], now: () => timestamp * 1000 })
for (const forgery of forgeries) {
  const { reason, ...forged } = await forge(forgery, { key, timestamp })
  const error = await strict.verify(forged).catch((cause: unknown) => cause)
  assertSame(error instanceof WebhookError && error.reason._tag, reason)
}

const receive = fetchReceiver({ verifier, accept: () => undefined })
const request = (body: typeof sent.body | string) =>
  new Request("https://a.example", { method: "POST", headers: sent.headers, body })
assertSame([(await receive(request(sent.body))).status, (await receive(request("[]"))).status], [200, 401])

const service = Effect.flatMap(Webhooks, ({ verify }) => verify(sent))
assertSame((await Effect.runPromise(Effect.provide(service, Webhooks.layer({ keys })))).keyId, verified.keyId)

assertSame([vectors.cases.length > 100, cases.cases.length > 100], [true, true])
