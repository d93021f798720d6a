/**
 * A list of any length of which only the visible rows are read and drawn.
 *
 * All rows have the height `--row` of the box's style. The box scrolls over an empty element with the height of the
 * whole list, on which the rows are positioned.
 */
import { element } from "./dom.js"

/** The number of rows that are drawn above and below the visible ones. */
const margin = 8

/** `readRows(offset, limit)` returns `items` and `total`. `drawRow(node, item, index)` fills a row. */
export const virtualList = ({ box, drawRow, onTotal, readRows }) => {
  const ground = element("div", { className: "ground", role: "presentation" })
  box.append(ground)
  const drawn = new Map()
  let latest = 0

  const rowHeight = () => Number.parseFloat(getComputedStyle(box).getPropertyValue("--row"))

  const inView = (height) => {
    const first = Math.max(0, Math.floor(box.scrollTop / height) - margin)
    return { first, size: Math.ceil(box.clientHeight / height) + 2 * margin }
  }

  const place = (index, item, height) => {
    const known = drawn.get(index) ?? { node: element("div", { role: "row", className: "vrow" }), shown: undefined }
    const shown = JSON.stringify(item)
    if (known.shown !== shown) drawRow(known.node, item, index)
    known.node.style.transform = `translateY(${index * height}px)`
    if (!known.node.isConnected) ground.append(known.node)
    drawn.set(index, { node: known.node, shown })
  }

  const draw = (first, items, total) => {
    const height = rowHeight()
    ground.style.height = `${total * height}px`
    for (const [index, { node }] of drawn) {
      if (index >= first && index < first + items.length) continue
      node.remove()
      drawn.delete(index)
    }
    items.forEach((item, at) => place(first + at, item, height))
    onTotal(total)
  }

  /** Reads and draws the visible rows. */
  const load = async () => {
    const mine = ++latest
    const { first, size } = inView(rowHeight())
    const { items, total } = await readRows(first, size)
    // A result is discarded if the position or the search has changed since its request.
    if (mine === latest) draw(first, items, total)
  }

  let isWaiting = false
  box.addEventListener(
    "scroll",
    () => {
      if (isWaiting) return
      isWaiting = true
      requestAnimationFrame(() => {
        isWaiting = false
        load().catch(() => {})
      })
    },
    { passive: true }
  )
  new ResizeObserver(() => {
    load().catch(() => {})
  }).observe(box)
  return {
    load,
    toTop: () => {
      box.scrollTop = 0
    }
  }
}
