/** Signs callbacks in the same way as the exchange. */
import { generateSigningKey, signCallback, type SigningKey } from "@fieldwork/webhooks/testing"
import type { StreamName } from "../../src/Message.ts"

export interface Sent {
  readonly body: unknown
  readonly keys: ReadonlyArray<SigningKey>
  /** The signature time, in Unix seconds. */
  readonly timestamp: number
}

export const makeKey = (keyId: string): Promise<SigningKey> => generateSigningKey(keyId)

export const signedRequest = async (stream: StreamName, sent: Sent): Promise<Request> => {
  const { body, headers } = await signCallback(sent)
  return new Request(`http://inbox/${stream}`, {
    method: "POST",
    headers: { ...headers, "content-length": String(body.length) },
    body
  })
}

export const survey = (survey_id: number, fields: object = {}): object => ({
  survey_id,
  survey_name: `Survey ${survey_id}`,
  country_language: "eng_us",
  is_live: true,
  revenue_per_interview: { value: 1.5, currency_code: "USD" },
  total_remaining: 10,
  message_reason: "new",
  ...fields
})

export const outcome = (respondent_id: string, fields: object = {}): object => ({
  respondent_id,
  panelist_id: "panelist-1",
  session_id: "session-1",
  marketplace_status: 3,
  client_status: 10,
  survey_id: 7,
  rpi: { value: "1.5", currency_code: "USD" },
  ...fields
})
