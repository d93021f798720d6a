/**
 * What lately kept callbacks from being taken: who asks whether to send more wants to know.
 */

/** How long one refused callback tells of the next, in milliseconds. */
const tellsFor = 10_000

export interface Trouble {
  readonly begin: (cause: unknown) => void
  readonly end: () => void
  /** The tag of what it was; undefined when it is over or long ago. */
  readonly reason: () => string | undefined
}

export const makeTrouble = (now: () => number): Trouble => {
  let last: { readonly reason: string; readonly at: number } | undefined
  return {
    begin: (cause) => {
      const { _tag, reason } = cause as { readonly _tag?: string; readonly reason?: { readonly _tag: string } }
      last = { reason: reason?._tag ?? _tag ?? "unknown", at: now() }
    },
    end: () => {
      last = undefined
    },
    reason: () => (last !== undefined && now() - last.at < tellsFor ? last.reason : undefined)
  }
}
