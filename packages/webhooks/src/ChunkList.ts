/**
 * Stores the chunks of a body. Large chunks are stored as received, without copying.
 *
 * Each chunk costs about a hundred bytes of overhead, even if a sender sends single bytes. Small chunks after the first 64 are therefore copied into
 * larger buffers (slabs), so memory use stays proportional to the size of the body.
 */
export const maxUncopiedSmallChunks = 64
const smallBytes = 1024
const slabBytes = 64 * 1024

export class ChunkList<A = Uint8Array> {
  readonly chunks: Array<A | Uint8Array>
  #slab: Uint8Array | undefined
  /**
   * The number of bytes used in the current slab (a buffer for small chunks). The used part of a slab being filled is the list's last chunk.
   */
  #used = 0

  /** Creates a list that appends to `chunks`. */
  constructor(chunks: Array<A | Uint8Array> = []) {
    this.chunks = chunks
  }

  append(chunk: Uint8Array): void {
    if (chunk.length === 0) return
    if (chunk.length >= smallBytes || this.chunks.length < maxUncopiedSmallChunks) {
      this.chunks.push(chunk)
      this.#slab = undefined
      return
    }
    if (this.#slab === undefined || this.#used + chunk.length > slabBytes) {
      this.#slab = new Uint8Array(slabBytes)
      this.#used = 0
    } else {
      this.chunks.pop()
    }
    this.#slab.set(chunk, this.#used)
    this.#used += chunk.length
    this.chunks.push(this.#slab.subarray(0, this.#used))
  }
}
