/**
 * Creates callbacks with changed surveys from a realistically large market, and with the outcomes of sessions.
 */
import { createSender, type SignedCallback } from "@fieldwork/webhooks/testing"
import { createHash } from "node:crypto"
import { receiveMarket } from "../supply/Market.ts"

export interface Traffic {
  readonly name: string
  readonly keys: ReadonlyArray<{ readonly keyId: string; readonly publicKey: string }>
  /** The callbacks in the order in which the inbox receives them. */
  readonly callbacks: ReadonlyArray<{ readonly stream: "opportunities" | "outcomes"; readonly signed: SignedCallback }>
}

/** Returns a pseudorandom respondent id, so that no index benefits from the order of ids. */
const idOf = (session: number): string => {
  const hex = createHash("md5").update(String(session)).digest("hex")
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-")
}

const outcome = (session: number, client_status: number, marketplace_status = 3) => ({
  respondent_id: idOf(session),
  parent_session_id: `parent-${session}`,
  panelist_id: `panel-${session % 5_000}`,
  session_id: `m-${session}`,
  survey_id: 1_000_000 + (session % 3_000),
  marketplace_status,
  client_status,
  entry_date: "2026-01-15T10:00:00.000Z",
  last_date: "2026-01-15T10:12:00.000Z",
  rpi: { value: "1.253000001", currency_code: "USD" },
  study_type: "adhoc"
})

/** The final status codes of three successive sessions, which repeat for all further sessions. One session in three is completed (status code 10). */
const ends = [10, 20, 20]

const chunks = <A>(list: ReadonlyArray<A>, size: number): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))

/** Returns the messages of a session: the respondent enters the screener, then the survey, and the session ends. */
const stepsOf = (session: number): ReadonlyArray<object> => [
  outcome(session, -1, 1),
  outcome(session, 1),
  outcome(session, ends[session % ends.length] ?? 20)
]

/** Returns the messages for each callback. In each callback, new sessions begin and earlier sessions continue. */
const sessions = (callbacks: number, perCallback: number): ReadonlyArray<ReadonlyArray<object>> => {
  const began = chunks(
    Array.from({ length: callbacks * perCallback }, (_, session) => stepsOf(session)),
    perCallback
  )
  const later = [0, 5, 10]
  return Array.from({ length: callbacks + 10 }, (_, at) =>
    later.flatMap((callback, step) => (began[at - callback] ?? []).flatMap((steps) => steps[step] ?? []))
  )
}

export const buildTraffic = async (): Promise<ReadonlyArray<Traffic>> => {
  const sender = await createSender()
  const { key_id, public_key } = sender.subscription()
  const keys = [{ keyId: key_id, publicKey: public_key }]
  const signed = async (stream: "opportunities" | "outcomes", bodies: ReadonlyArray<ReadonlyArray<object>>) =>
    Promise.all(bodies.map(async (body) => ({ stream, signed: await sender.send(body) })))
  const { changes } = await receiveMarket(1_000)
  const survey = (at: number): object => changes[at % changes.length] ?? {}
  const [callbacks, perCallback] = [30, 300]
  const outcomes = await signed("outcomes", sessions(callbacks, perCallback))
  const surveys = await signed(
    "opportunities",
    outcomes.map((_, at) => Array.from({ length: perCallback }, (_, item) => survey(at * perCallback + item)))
  )
  const completes = Array.from({ length: callbacks }, (_, at) =>
    Array.from({ length: 3 * perCallback }, (_, item) => outcome(at * 3 * perCallback + item, 10))
  )
  return [
    {
      name: "a market of 30,000 surveys with 20 respondents a second: 300 changed surveys and 900 outcomes every 15 s",
      keys,
      callbacks: surveys.flatMap((one, at) => [one, outcomes[at] ?? one])
    },
    { name: "outcomes only, three per session, one session of three a complete", keys, callbacks: outcomes },
    {
      name: "outcomes only, every one the complete of a new session",
      keys,
      callbacks: await signed("outcomes", completes)
    }
  ]
}
