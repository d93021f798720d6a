/**
 * Decodes the items of a verified callback one by one, without blocking the event loop for long.
 *
 * An invalid item is returned at its position among the other items, with its path and the reason, and does not affect the items that follow. Only a
 * {@link Verified} body is accepted, so unsigned data is never decoded.
 */
import { isVerified, type Verified } from "../Verified.ts"
import { Decoding, type ItemExaminer } from "./Decoding.ts"
import type { Issue, Item } from "./Item.ts"
import { eventLoop, type Scheduler } from "./Scheduler.ts"
import { type StreamName, streamOf } from "./streamOf.ts"

/** Returns the problems with a value, or `null` if the value conforms to the spec. */
export type Validate = (value: unknown) => ReadonlyArray<Issue> | null

/** The options that limit how long decoding blocks the event loop. */
export interface ScheduleOptions {
  /** The maximum time in milliseconds for which decoding blocks the event loop before it yields. Default: 5. */
  readonly sliceMillis?: number | undefined
  /** The clock and the function that yields to the event loop. Tests can replace them. Default: the runtime's clock and event loop. */
  readonly scheduler?: Scheduler | undefined
}

/** The options for `decodeItems`: a validator, and the limits on blocking the event loop. */
export interface DecodeOptions extends ScheduleOptions {
  /** Returns the problems with a parsed item, or `null` if the item is valid. */
  readonly validate: Validate
}

/**
 * Decodes each item of a callback with your own validator, one by one. Yields to the event loop every 5 ms by default. Rejects with `TypeError` if
 * `verified` was not created by verification, so unsigned data is never decoded.
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
    { fullCheck: (value) => ({ stream: guessStream(value), issues: validate(value) ?? [] }) },
    options
  )

const guessStream = (value: unknown): StreamName | undefined =>
  typeof value === "object" && value !== null ? streamOf(value as Readonly<Record<string, unknown>>) : undefined

/**
 * Decodes each item of a callback with `examiner`. This is the only function that casts values to the type of an item. The cast is correct because
 * `examiner` checks every parsed value.
 */
export const decodeBy = <I extends Item<unknown>>(
  verified: Verified,
  examiner: ItemExaminer,
  { scheduler = eventLoop, sliceMillis = 5 }: ScheduleOptions
): AsyncIterableIterator<I, void> => {
  const chunks = isVerified(verified) ? verified.payload.chunks : undefined
  const items: AsyncIterableIterator<Item<unknown>, void> = new Decoding(chunks, { examiner, scheduler, sliceMillis })
  return items as AsyncIterableIterator<I, void>
}
