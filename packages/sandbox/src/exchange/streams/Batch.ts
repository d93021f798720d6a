/**
 * Messages joined into one JSON array until it is full by count or by bytes.
 */
import { byteLength } from "../../bytes.ts"

export interface Limits {
  readonly count: number
  readonly bytes: number
}

export interface Batch {
  /** Returns false, and changes nothing, when the message does not fit into the batch; a first message always fits. */
  readonly add: (message: string) => boolean
  readonly count: () => number
  readonly body: () => string
}

/** The megabyte of `payload_max_size_mb` has 1,000,000 bytes, so that a batch meets the limit by either definition. */
export const megabyte = 1_000_000

export const make = (limits: Limits): Batch => {
  const messages: Array<string> = []
  let bytes = 2
  return {
    add: (message) => {
      const more = byteLength(message) + (messages.length > 0 ? 1 : 0)
      if (messages.length > 0 && (messages.length >= limits.count || bytes + more > limits.bytes)) return false
      messages.push(message)
      bytes += more
      return true
    },
    count: () => messages.length,
    body: () => `[${messages.join(",")}]`
  }
}
