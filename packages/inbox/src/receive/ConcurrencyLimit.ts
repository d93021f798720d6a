/**
 * Limits how many callbacks, and how many bytes of them, are processed at once. A callback over the limit is refused before a byte of its body is read, so memory stays bounded.
 */

export interface ConcurrencyOptions {
  /** Callbacks being received at a time. Default 16. */
  readonly maxCallbacks?: number | undefined
  /** Bytes of their bodies, as announced, together. Default 160 MiB: four of the largest. */
  readonly maxBytes?: number | undefined
}

export interface ConcurrencyLimit {
  /** What to call when it is over, or undefined when there is no room. Unannounced bodies count as `assumed`. */
  enter(announced: number | undefined, assumed: number): (() => void) | undefined
  readonly callbacks: number
  readonly bytes: number
  /** Refuses everything from now on. Resolves once no callback is in progress. */
  close(): Promise<void>
}

export const makeConcurrencyLimit = ({
  maxBytes = 160 * 1024 * 1024,
  maxCallbacks = 16
}: ConcurrencyOptions = {}): ConcurrencyLimit => {
  let [callbacks, bytes] = [0, 0]
  let closing: (() => void) | undefined
  let closed = false
  return {
    enter: (announced, assumed) => {
      const size = Math.min(announced ?? assumed, assumed)
      // One callback always fits, whatever the limit.
      if (closed || callbacks >= maxCallbacks || (callbacks > 0 && bytes + size > maxBytes)) return undefined
      callbacks += 1
      bytes += size
      let left = false
      return () => {
        if (left) return
        left = true
        callbacks -= 1
        bytes -= size
        if (callbacks === 0) closing?.()
      }
    },
    get callbacks() {
      return callbacks
    },
    get bytes() {
      return bytes
    },
    close: () => {
      closed = true
      return callbacks === 0 ? Promise.resolve() : new Promise((resolve) => (closing = resolve))
    }
  }
}
