/**
 * A column of numbers in one typed array that grows as needed. A million rows take only a few megabytes and can be scanned quickly.
 */

interface Numbers {
  readonly length: number
  [index: number]: number
  readonly set: (source: ArrayLike<number>) => void
}

export class Column<A extends Numbers> {
  /**
   * The underlying array, which may be longer than `length`. Elements from index `length` on are unspecified. The array is replaced when the column
   * grows, so do not keep a reference to it.
   */
  values: A
  length = 0
  readonly #allocate: (capacity: number) => A

  constructor(allocate: (capacity: number) => A) {
    this.#allocate = allocate
    this.values = allocate(256)
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const grown = this.#allocate(this.length * 2)
      grown.set(this.values)
      this.values = grown
    }
    const values: Numbers = this.values
    values[this.length++] = value
  }

  at(index: number): number {
    return this.values[index] ?? 0
  }
}

export const bytes = () => new Column((capacity) => new Uint8Array(capacity))
export const words = () => new Column((capacity) => new Uint32Array(capacity))
export const doubles = () => new Column((capacity) => new Float64Array(capacity))

export type Bytes = ReturnType<typeof bytes>
export type Words = ReturnType<typeof words>
export type Doubles = ReturnType<typeof doubles>
