interface Ordered {
  readonly order?: number
}

/**
 * Compares two questions of one list of a draft, for sorting by `order`. Questions without an `order` follow the others. Questions with the same
 * `order`, or without one, are equal, so a stable sort leaves them in the order of the list.
 */
export const byOrder = (
  { order: left = Number.POSITIVE_INFINITY }: Ordered,
  { order: right = Number.POSITIVE_INFINITY }: Ordered
): number => (left === right ? 0 : left - right)
