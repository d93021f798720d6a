/**
 * A priority queue of future events, earliest first. Events at the same time are returned in the order in which they were added.
 *
 * The queue is a binary heap, because the market and the sessions add hundreds of thousands of events.
 */

export interface Entry<Event> {
  /** The virtual time in milliseconds. */
  readonly time: number
  readonly order: number
  readonly event: Event
}

export interface EventQueue<Event> {
  readonly add: (time: number, event: Event) => void
  /** Returns the earliest entry without removing it. */
  readonly first: () => Entry<Event> | undefined
  readonly take: () => Entry<Event> | undefined
}

const before = (a: Entry<unknown>, b: Entry<unknown>) => a.time < b.time || (a.time === b.time && a.order < b.order)

export const make = <Event>(): EventQueue<Event> => {
  const heap: Array<Entry<Event>> = []
  let order = 0

  const rise = (entry: Entry<Event>, from: number) => {
    let at = from
    while (at > 0) {
      const parent = (at - 1) >> 1
      const above = heap[parent]
      if (above === undefined || !before(entry, above)) break
      heap[at] = above
      at = parent
    }
    heap[at] = entry
  }

  const sink = (entry: Entry<Event>) => {
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      let least = heap[child]
      const right = heap[child + 1]
      if (least !== undefined && right !== undefined && before(right, least)) {
        least = right
        child++
      }
      if (least === undefined || !before(least, entry)) break
      heap[at] = least
      at = child
    }
    heap[at] = entry
  }

  return {
    add: (time, event) => {
      heap.push({ time, order, event })
      rise({ time, order, event }, heap.length - 1)
      order++
    },
    first: () => heap[0],
    take: () => {
      const first = heap[0]
      const last = heap.pop()
      if (last !== undefined && heap.length > 0) sink(last)
      return first
    }
  }
}
