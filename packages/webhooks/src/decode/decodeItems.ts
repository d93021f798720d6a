/**
 * Decodes the items of a verified callback one by one, without blocking the event loop for long.
 *
 * An invalid item is passed on in order, with its path and reason, and does not affect the following ones. Only a {@link Verified} body is accepted,
 * so unsigned data is never decoded.
 */
import { isVerified, type Verified } from "../Verified.ts"
import { Decoding, type ItemExaminer } from "./Decoding.ts"
import type { Issue, Item } from "./Item.ts"
import { eventLoop, type Scheduler } from "./Scheduler.ts"
import { type StreamName, streamOf } from "./streamOf.ts"

/** Returns what is wrong with a value, or `null` if it conforms to the spec. */
export type Validate = (value: unknown) => ReadonlyArray<Issue> | null

/** How long decoding may block the event loop at once. */
export interface ScheduleOptions {
  /** How long the event loop may be blocked at once, in milliseconds. Default 5. */
  readonly sliceMillis?: number | undefined
  /** The clock and the pause, for tests. Default: the event loop. */
  readonly scheduler?: Scheduler | undefined
}

/** The validator for `decodeItems`, and how long it may block the event loop. */
export interface DecodeOptions extends ScheduleOptions {
  /** Returns what is wrong with a parsed item, or `null` if it is valid. */
  readonly validate: Validate
}

/**
 * Decodes every item of a callback with a validator of your own, one by one and in slices of 5 ms. Rejects with TypeError if `verified` was not
 * created by verification, so that unsigned data is never decoded.
 *
 * @example
 * ```ts
 * import { createVerifier } from "@fieldwork/webhooks"
 * import { decodeItems, type Validate } from "@fieldwork/webhooks/events"
 * import { createSender } from "@fieldwork/webhooks/testing"
 *
 * interface Ping { readonly ping: number }
 * const validate: Validate = (value) =>
 *   typeof (value as Ping).ping === "number" ? null : [{ path: "/ping", message: "it is not a number" }]
 *
 * const sender = await createSender()
 * const verified = await createVerifier({ keys: sender.keys }).verify(await sender.send([{ ping: 1 }, { ping: "2" }]))
 * const found: Array<number | string> = []
 * for await (const item of decodeItems<Ping>(verified, { validate }))
 *   found.push(item._tag === "GoodItem" ? item.value.ping : `${item.path} ${item.reason}`)
 * found // => [1, "/1/ping it is not a number"]
 * ```
 */
export const decodeItems = <T>(
  verified: Verified,
  { validate, ...options }: DecodeOptions
): AsyncIterableIterator<Item<T>, void> =>
  decodeBy<Item<T>>(
    verified,
    { closely: (value) => ({ stream: guessStream(value), issues: validate(value) ?? [] }) },
    options
  )

const guessStream = (value: unknown): StreamName | undefined =>
  typeof value === "object" && value !== null ? streamOf(value as Readonly<Record<string, unknown>>) : undefined

/** The only function that casts a value to an item's type, because `examiner` has examined every parsed value. */
export const decodeBy = <I extends Item<unknown>>(
  verified: Verified,
  examiner: ItemExaminer,
  { scheduler = eventLoop, sliceMillis = 5 }: ScheduleOptions
): AsyncIterableIterator<I, void> => {
  const chunks = isVerified(verified) ? verified.payload.chunks : undefined
  const items: AsyncIterableIterator<Item<unknown>, void> = new Decoding(chunks, { examiner, scheduler, sliceMillis })
  return items as AsyncIterableIterator<I, void>
}
