/**
 * Creates a supplier's subscriptions in a sandbox, and returns the signed callbacks as a receiver would receive them.
 */
import { createExchange } from "@fieldwork/exchange/promise"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { createControlClient } from "@fieldwork/sandbox/control"
import { handle } from "../try/messages.ts"

export interface CallbackRequest {
  /** The number of virtual minutes by which the clock is advanced. */
  readonly minutes: number
  /** Whether to rotate the signing key first. For an hour of virtual time, callbacks are then signed with both the old and the new key. */
  readonly rotate: boolean
}

export interface Callback {
  readonly stream: "opportunities" | "outcomes"
  /** The value of the `X-Platform-Signature` header. */
  readonly signature: string
  readonly body: string
}

export interface CallbackReply {
  readonly callbacks: ReadonlyArray<Callback>
  /** The id of the current signing key, as returned with the subscription. */
  readonly keyId: string
  readonly publicKey: string
  /** The time of the sandbox's virtual clock after the callbacks were sent, in ISO 8601 format. */
  readonly now: string
}

const { apiKey, suppliers } = credentials.exchange
const supplier_code = suppliers[0] ?? ""

const begin = async () => {
  let received: Array<Callback> = []
  const sandbox = createSandbox({
    send: async (request) => {
      received.push({
        stream: request.url.endsWith("/outcomes") ? "outcomes" : "opportunities",
        signature: request.headers.get("x-platform-signature") ?? "",
        body: await request.text()
      })
      return new Response(null, { status: 200 })
    }
  })
  const exchange = createExchange({ baseUrl: "https://exchange.example", apiKey, fetch: sandbox.fetch })
  const control = createControlClient({ baseUrl: "https://sandbox.example", fetch: sandbox.fetch })
  const path = { supplier_code }
  await exchange.opportunities.subscribe({
    supplier_code,
    body: {
      callback: "https://supplier.example/opportunities",
      include_quotas: true,
      opportunities: [{ country_language: { eq: "eng_us" } }]
    }
  })
  await exchange.outcomes.subscribe({
    supplier_code,
    body: { callback: "https://supplier.example/outcomes", outcomes: [{}] }
  })
  const survey_number = 1_000_001
  await control.POST("/__sandbox/suppliers/{supplier_code}/links", { params: { path }, body: { survey_number } })
  return async ({ minutes, rotate }: CallbackRequest): Promise<CallbackReply> => {
    if (rotate) await control.POST("/__sandbox/suppliers/{supplier_code}/keys/rotate", { params: { path } })
    received = []
    await control.POST("/__sandbox/suppliers/{supplier_code}/respondents", {
      params: { path },
      body: { survey_number }
    })
    await sandbox.advance({ seconds: minutes * 60 })
    const { key_id = "", public_key = "" } = await exchange.opportunities.subscription({ supplier_code })
    return { callbacks: received, keyId: key_id, publicKey: public_key, now: sandbox.now().toISOString() }
  }
}

let supplier: ReturnType<typeof begin> | undefined

handle(async (request: CallbackRequest) => (await (supplier ??= begin()))(request))
