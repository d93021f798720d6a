/**
 * Stores the conditions that do not fit into a 32-bit mask because their questions have many precodes (codes of answer options), such as ages and
 * postal codes. Thousands of surveys can share a condition, so each condition is stored once and evaluated at most once per respondent.
 */

interface Shared {
  readonly key: string
  readonly codes: Int32Array
  users: number
}

const holds = (codes: Int32Array, code: number): boolean => {
  let [low, high] = [0, codes.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = codes[middle] ?? 0
    if (found === code) return true
    if (found < code) low = middle + 1
    else high = middle - 1
  }
  return false
}

export class LargeConditions {
  readonly #ids = new Map<string, number>()
  readonly #shared: Array<Shared | undefined> = []
  readonly #free: Array<number> = []
  /**
   * The cached results by condition. A result is valid only if it was computed for the current respondent, which is the case if the condition's entry
   * in `#rounds` equals `#round`.
   */
  #found = new Uint8Array(1024)
  #rounds = new Float64Array(1024)
  #round = 0

  /**
   * Adds a condition or increments its reference count, and returns the number of the condition. `codes` contains the internal numbers of the
   * precodes (codes of answer options) in any order.
   */
  add(question: number, codes: ReadonlyArray<number>): number {
    const key = `${question} ${codes.join()}`
    const known = this.#ids.get(key)
    const shared = known === undefined ? undefined : this.#shared[known]
    if (known !== undefined && shared !== undefined) {
      shared.users += 1
      return known
    }
    const id = this.#free.pop() ?? this.#shared.length
    this.#shared[id] = { key, codes: Int32Array.from(codes).toSorted(), users: 1 }
    this.#ids.set(key, id)
    if (id >= this.#rounds.length) this.#grow(2 * id)
    return id
  }

  /** Decrements the reference count of a condition, and removes the condition if the count reaches 0. */
  release(id: number): void {
    const shared = this.#shared[id]
    if (shared === undefined) return
    shared.users -= 1
    if (shared.users > 0) return
    this.#ids.delete(shared.key)
    this.#shared[id] = undefined
    this.#free.push(id)
    this.#rounds[id] = 0
  }

  /** Starts the evaluation for a new respondent, which invalidates all cached results. */
  clearCache(): void {
    this.#round += 1
  }

  fits(id: number, given: ReadonlyArray<number>): boolean {
    if (this.#rounds[id] !== this.#round) {
      const codes = this.#shared[id]?.codes
      this.#found[id] = codes !== undefined && given.some((code) => holds(codes, code)) ? 1 : 0
      this.#rounds[id] = this.#round
    }
    return this.#found[id] === 1
  }

  #grow(length: number): void {
    const [found, rounds] = [new Uint8Array(length), new Float64Array(length)]
    found.set(this.#found)
    rounds.set(this.#rounds)
    this.#found = found
    this.#rounds = rounds
  }
}
