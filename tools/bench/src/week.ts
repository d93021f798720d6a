/**
 * Simulates a week of supply traffic with the sandbox's default seed. The sandbox creates, signs and sends callbacks in batches, and a receiver
 * verifies every signature and reads every message.
 *
 * The benchmark runs in process, and over HTTP with the receiver in a separate process. The baseline only signs and verifies the same number of
 * bodies of the same mean size.
 */
import { generateKeyPairSync, sign, verify } from "node:crypto"
import { createSandbox, credentials, type Sandbox } from "@fieldwork/sandbox"
import { createVerifier, type Verifier } from "@fieldwork/webhooks"
import { weekReceiver } from "./children.ts"
import type { Case } from "./Report.ts"

const hours = 168
/** The number of respondents per hour, which results in more than 500,000 outcome messages and 100,000 opportunity messages. */
const respondentsPerHour = 560
const surveys = [1_000_001, 1_000_002]
const { apiKey, suppliers } = credentials.exchange

export interface Received {
  readonly callbacks: number
  readonly bytes: number
  readonly opportunities: number
  readonly outcomes: number
}

/**
 * Creates a counter of verified callbacks and their messages. The messages are counted as outcomes if the URL of the callback ends with `/outcomes`,
 * otherwise as opportunities.
 */
export const counter = () => {
  const received = { callbacks: 0, bytes: 0, opportunities: 0, outcomes: 0 }
  return {
    received: (): Received => received,
    count: (url: string, body: Uint8Array) => {
      received.callbacks++
      received.bytes += body.length
      const messages = JSON.parse(new TextDecoder().decode(body)) as ReadonlyArray<unknown>
      received[url.endsWith("/outcomes") ? "outcomes" : "opportunities"] += messages.length
    }
  }
}

export interface Key {
  readonly keyId: string
  readonly publicKey: string
}

const call = async (sandbox: Sandbox, method: string, path: string, body?: object): Promise<unknown> => {
  const response = await sandbox.fetch(`http://sandbox${path}`, {
    method,
    headers: { authorization: apiKey, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) })
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} responded with ${response.status}: ${text}`)
  return JSON.parse(text)
}

/** Subscribes every supplier to its outcomes, and the first supplier to all opportunities. Returns the suppliers' public keys. */
const subscribe = async (sandbox: Sandbox, callbacks: string): Promise<ReadonlyArray<Key>> => {
  const keys: Array<Key> = []
  for (const supplier of suppliers) {
    const stream = (name: string, filters: object) =>
      call(sandbox, "POST", `/supply/${name}/v1/subscriptions/${supplier}`, filters)
    const subscription = await stream("respondent-outcomes", { callback: `${callbacks}/outcomes`, outcomes: [{}] })
    if (supplier === suppliers[0]) {
      const opportunities = [{ country_language: {} }]
      await stream("opportunities", { callback: `${callbacks}/opportunities`, opportunities })
    }
    const { key_id, public_key } = subscription as { key_id: string; public_key: string }
    keys.push({ keyId: key_id, publicKey: public_key })
  }
  return keys
}

const openLinks = async (sandbox: Sandbox): Promise<void> => {
  const link = { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" }
  for (const supplier of suppliers) {
    for (const survey of surveys) {
      await call(sandbox, "POST", `/Supply/v1/SupplierLinks/Create/${survey}/${supplier}`, link)
    }
  }
}

/** Simulates the week: respondents enter every 15 minutes. */
const live = async (sandbox: Sandbox): Promise<void> => {
  for (let quarter = 0; quarter < hours * 4; quarter++) {
    for (const supplier of suppliers) {
      for (const survey_number of surveys) {
        const count = Math.ceil(respondentsPerHour / 8)
        await call(sandbox, "POST", `/__sandbox/suppliers/${supplier}/respondents`, { survey_number, count })
      }
    }
    await sandbox.advance({ seconds: 900 })
  }
}

interface Week {
  readonly received: Received
  readonly seconds: number
  /** The CPU time of this process in seconds. */
  readonly processorSeconds: number
}

const timed = async (sandbox: Sandbox, received: () => Received | Promise<Received>): Promise<Week> => {
  await openLinks(sandbox)
  const begun = performance.now()
  const before = process.cpuUsage()
  await live(sandbox)
  const { system, user } = process.cpuUsage(before)
  return {
    seconds: (performance.now() - begun) / 1000,
    processorSeconds: (user + system) / 1e6,
    received: await received()
  }
}

const inProcess = async (): Promise<Week> => {
  const { count, received } = counter()
  let verifier: Verifier | undefined
  const sandbox = createSandbox({
    send: async (request) => {
      const body = new Uint8Array(await request.arrayBuffer())
      await verifier?.verify({ headers: request.headers, body })
      count(request.url, body)
      return new Response()
    }
  })
  verifier = createVerifier({ keys: await subscribe(sandbox, "http://receiver") })
  return timed(sandbox, received)
}

const overHttp = async (): Promise<Week> => {
  const sandbox = createSandbox()
  // The receiver needs the keys from the subscription response before its URL is known, so the first subscription uses a placeholder URL.
  const receiver = await weekReceiver(await subscribe(sandbox, "http://127.0.0.1:9"))
  try {
    await subscribe(sandbox, receiver.url)
    return await timed(sandbox, async () => (await fetch(`${receiver.url}/received`)).json() as Promise<Received>)
  } finally {
    await receiver.stop()
  }
}

/** Returns the time in seconds needed just to sign and verify as many bodies, of the same mean size, as the receiver has received. */
const floorOf = ({ bytes, callbacks }: Received): number => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const body = Buffer.alloc(Math.round(bytes / callbacks), "x")
  const begun = performance.now()
  for (let index = 0; index < callbacks; index++) verify("sha256", body, publicKey, sign("sha256", body, privateKey))
  return (performance.now() - begun) / 1000
}

const caseOf = (where: string, { processorSeconds, received, seconds }: Week): Case => {
  const { bytes, callbacks, opportunities, outcomes } = received
  if (opportunities < 100_000 || outcomes < 500_000) {
    throw new Error(`the simulated week has too few messages: ${JSON.stringify(received)}`)
  }
  const number = (value: number) => value.toLocaleString("en")
  const what = `${number(opportunities)} opportunities, ${number(outcomes)} outcomes`
  return {
    case: `a week ${where}: ${what} in ${number(callbacks)} callbacks of ${Math.round(bytes / 1e6)} MB in all`,
    unit: "s",
    better: "lower",
    ours: seconds,
    floor: floorOf(received),
    peers: { "ours, processor time alone": processorSeconds },
    n: 1
  }
}

export const run = async (): Promise<ReadonlyArray<Case>> => [
  caseOf("in process", await inProcess()),
  caseOf("over HTTP", await overHttp())
]
