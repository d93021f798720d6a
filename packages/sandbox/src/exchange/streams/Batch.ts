/**
 * Joins messages into one JSON array with a maximum number of messages and a maximum size in bytes.
 */
import { byteLength } from "../../bytes.ts"

export interface BatchLimits {
  readonly count: number
  readonly bytes: number
}

export interface Batch {
  /** Adds a message. Returns `false`, and changes nothing, if the message does not fit. The first message always fits. */
  readonly add: (message: string) => boolean
  readonly count: () => number
  readonly body: () => string
}

/**
 * The number of bytes in a megabyte of `payload_max_size_mb`. With 1,000,000 bytes, a batch meets the limit under either definition of a megabyte.
 */
export const megabyte = 1_000_000

export const make = (limits: BatchLimits): Batch => {
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
