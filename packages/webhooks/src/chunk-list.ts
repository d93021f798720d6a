/**
 * Keeps the pieces of a body as they came, without copying them.
 *
 * A sender that drips single bytes would cost a hundred bytes of bookkeeping for each: past the first few, small pieces
 * are gathered into slabs, so memory stays in proportion to the body.
 */
export const keptAnyway = 64
const smallBytes = 1024
const slabBytes = 64 * 1024

export class ChunkList<A = Uint8Array> {
  readonly chunks: Array<A | Uint8Array>
  #slab: Uint8Array | undefined
  /** How much of the slab is in use; its used part is always the list's last chunk while it is being filled. */
  #used = 0

  /** Goes on with `chunks`. */
  constructor(chunks: Array<A | Uint8Array> = []) {
    this.chunks = chunks
  }

  append(chunk: Uint8Array): void {
    if (chunk.length === 0) return
    if (chunk.length >= smallBytes || this.chunks.length < keptAnyway) {
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
