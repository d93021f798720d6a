/**
 * Processes bytes in parts and yields to the event loop every few megabytes. If a large body arrives at once, as one large chunk or as many small
 * ones, copying and hashing it would otherwise block the event loop for 35 ms or more per 32 MB.
 */
import { eventLoop } from "../decode/Scheduler.ts"

/** The maximum number of bytes in a part. Copying and hashing a part takes 3 to 5 ms. */
const partBytes = 4 * 1024 * 1024

/** Returns a function that passes each chunk to `take` in parts of at most 4 MB. If `take` throws, the function rejects with the same error. */
export const takeInParts = (take: (part: Uint8Array) => void): ((chunk: Uint8Array) => Promise<void>) => {
  let taken = 0
  return async (chunk) => {
    for (let at = 0; at < chunk.length;) {
      if (taken === partBytes) {
        await eventLoop.pause()
        taken = 0
      }
      const part = chunk.subarray(at, at + partBytes - taken)
      take(part)
      taken += part.length
      at += part.length
    }
  }
}
