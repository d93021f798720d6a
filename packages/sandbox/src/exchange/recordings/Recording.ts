/** Callbacks that were received from the real exchange, in the order in which they were sent. */
import type { Delivery, RecordedCallback } from "../../control/schema.gen.ts"
import { fromBase64 } from "../../bytes.ts"
import type { Hashes } from "../../platform/Platform.ts"
import { mask } from "./Mask.ts"
import { parseDateTime } from "../../environment/parseDateTime.ts"

export interface Callback {
  readonly stream: Delivery["stream"]
  /** The time in milliseconds since the first callback of the recording. */
  readonly after: number
  readonly body: string
  readonly count: number
}

export interface Recording {
  readonly callbacks: ReadonlyArray<Callback>
  readonly messages: number
  /** The number of replaced identifiers. */
  readonly masked: number
}

/** Thrown if a recording cannot be read. The `message` contains the position and the reason. */
export class UnreadableRecordingError extends Error {}

const signatureHeader = "x-platform-signature"

/**
 * Returns the time at which a callback was sent, in milliseconds since the Unix epoch. The time is read from the signature. Without a signature, the
 * time of receipt is returned.
 */
const timeOf = ({ headers, received_at }: RecordedCallback): number | undefined => {
  const signature = Object.entries(headers).find(([name]) => name.toLowerCase() === signatureHeader)?.[1]
  const [, seconds] = /(?:^|,)\s*t:(\d+)/.exec(signature ?? "") ?? []
  if (seconds !== undefined) return Number(seconds) * 1000
  return received_at === undefined ? undefined : parseDateTime(received_at)
}

const bodyOf = ({ body, body_base64 }: RecordedCallback): string | undefined =>
  body ?? (body_base64 === undefined ? undefined : new TextDecoder().decode(fromBase64(body_base64)))

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** Returns the stream of a callback. Messages with a `respondent_id` are outcomes. All other messages are opportunities. */
const streamOf = (messages: ReadonlyArray<unknown>): Delivery["stream"] =>
  messages.some((message) => isObject(message) && "respondent_id" in message) ? "outcomes" : "opportunities"

interface Read {
  readonly time: number
  readonly callback: Omit<Callback, "after">
  readonly masked: number
}

const readOne = (recorded: RecordedCallback, place: string, hashes: Hashes): Read => {
  const [time, body] = [timeOf(recorded), bodyOf(recorded)]
  if (time === undefined || Number.isNaN(time)) {
    throw new UnreadableRecordingError(
      `${place}: An X-Platform-Signature header or received_at is required, because it contains the time of the callback.`
    )
  }
  if (body === undefined) throw new UnreadableRecordingError(`${place}: A body is required.`)
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw new UnreadableRecordingError(`${place}: The body is not JSON.`)
  }
  const messages = Array.isArray(value) ? value : [value]
  const { body: masked, count } = mask(body, hashes)
  return { time, masked: count, callback: { stream: streamOf(messages), body: masked, count: messages.length } }
}

/**
 * Creates a recording from callbacks, and masks the identifiers in their bodies. Throws an `UnreadableRecordingError` if a callback cannot be read.
 * `nameOf` returns the name of a callback for error messages.
 */
export const read = (
  callbacks: ReadonlyArray<RecordedCallback>,
  hashes: Hashes,
  nameOf: (index: number) => string = (index) => `items.${index}`
): Recording => {
  const all = callbacks.map((recorded, index) => readOne(recorded, nameOf(index), hashes))
  const ordered = all.toSorted((a, b) => a.time - b.time)
  const first = ordered[0]?.time ?? 0
  return {
    callbacks: ordered.map(({ callback, time }) => ({ ...callback, after: time - first })),
    messages: all.reduce((sum, { callback }) => sum + callback.count, 0),
    masked: all.reduce((sum, { masked }) => sum + masked, 0)
  }
}
