/**
 * Decodes the items of a verified callback one by one, and never holds the event loop for long.
 *
 * A bad item is passed on with its path and reason among the good ones: it never costs those behind it. Only a
 * {@link Verified} body is taken, so nothing is decoded that was not signed.
 */
import { isVerified, type Verified } from "../verified.ts"
import { Decoding, type Judge } from "./decoding.ts"
import type { Issue, Item } from "./item.ts"
import { eventLoop, type Scheduler } from "./scheduler.ts"
import { type StreamName, streamOf } from "./stream-of.ts"

/** `null` when the value has the shape. */
export type Validate = (value: unknown) => ReadonlyArray<Issue> | null

export interface ScheduleOptions {
  /** How long the event loop may be held at a time. Default 5 ms. */
  readonly sliceMillis?: number | undefined
  readonly scheduler?: Scheduler | undefined
}

export interface DecodeOptions extends ScheduleOptions {
  readonly validate: Validate
}

/**
 * Decodes every item with a validator of your own. Rejects with TypeError when `verified` was not made by verification.
 *
 * ```ts
 * for await (const item of decodeItems<Custom>(verified, { validate })) if (item._tag === "GoodItem") use(item.value)
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

/** The one place where a value is taken for an item's type: on the word of `judge`, which looks at every parsed value. */
export const decodeBy = <I extends Item<unknown>>(
  verified: Verified,
  judge: Judge,
  { scheduler = eventLoop, sliceMillis = 5 }: ScheduleOptions
): AsyncIterableIterator<I, void> => {
  const chunks = isVerified(verified) ? verified.payload.chunks : undefined
  const items: AsyncIterableIterator<Item<unknown>, void> = new Decoding(chunks, { judge, scheduler, sliceMillis })
  return items as AsyncIterableIterator<I, void>
}
