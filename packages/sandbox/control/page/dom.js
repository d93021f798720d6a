/**
 * Helpers for every part of the console: elements, keyed lists, and the formatting of times and amounts.
 *
 * All data from the sandbox is added to the page as text. A row is redrawn only if its content has changed, so that
 * focus and
 * selection are kept.
 */

export const get = (id) => document.getElementById(id)

export const element = (name, properties = {}, ...children) => {
  const made = document.createElement(name)
  for (const [property, value] of Object.entries(properties)) {
    if (property === "data") Object.assign(made.dataset, value)
    else if (property in made) made[property] = value
    else made.setAttribute(property, value)
  }
  made.append(...children)
  return made
}

export const button = (text, onClick, properties = {}) => {
  const made = element("button", { type: "button", className: "btn small", textContent: text, ...properties })
  made.addEventListener("click", onClick)
  return made
}

export const text = (id, value) => {
  if (get(id).textContent !== value) get(id).textContent = value
}

/** Replaces the children of an element. The focus remains on the child with the same `data-key`. */
export const refill = (node, ...children) => {
  const key = node.contains(document.activeElement) ? document.activeElement.dataset.key : undefined
  node.replaceChildren(...children)
  if (key !== undefined) node.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus()
}

/** Returns an element with SVG that the sandbox has drawn. */
export const picture = (source) =>
  document.importNode(new DOMParser().parseFromString(source, "image/svg+xml").documentElement, true)

/**
 * Synchronises a container's children with a list. `make(item)` returns the element of a new item. `change(element,
 * item)` is called for a new
 * item and for one that has changed.
 */
export const keyedList = (container, keyOf, make, change) => {
  const shown = new Map()
  return (items) => {
    const wanted = new Set(items.map((item) => String(keyOf(item))))
    for (const [key, { node }] of shown) {
      if (wanted.has(key)) continue
      node.remove()
      shown.delete(key)
    }
    let next = container.firstElementChild
    for (const item of items) {
      const key = String(keyOf(item))
      const known = shown.get(key) ?? { node: make(item), text: undefined }
      const now = JSON.stringify(item)
      if (known.text !== now) change(known.node, item)
      shown.set(key, { node: known.node, text: now })
      if (known.node === next) next = next.nextElementSibling
      else container.insertBefore(known.node, next)
    }
  }
}

const cells = (columns, item) =>
  columns.map(([, cell, className = ""], index) =>
    element(index === 0 ? "th" : "td", { className, ...(index === 0 && { scope: "row" }) }, cell(item))
  )

/**
 * Creates a table in `container` and returns a function that updates it from a list. `columns` contain a name, a cell
 * and a class. A cell is text or an element.
 */
export const keyedTable = (container, { columns, empty, keyOf }) => {
  const head = element(
    "tr",
    {},
    ...columns.map(([name, , className = ""]) => element("th", { scope: "col", className }, name))
  )
  const body = element("tbody")
  const table = element("table", {}, element("thead", {}, head), body)
  const nothing = element("p", { className: "none", textContent: empty })
  container.append(table, nothing)
  const follow = keyedList(
    body,
    keyOf,
    () => element("tr"),
    (row, item) => refill(row, ...cells(columns, item))
  )
  return (items) => {
    follow(items)
    table.hidden = items.length === 0
    nothing.hidden = items.length > 0
  }
}

/** Creates a collapsible table and returns a function that updates it from a list. */
export const foldedTable = (container, { title, ...table }) => {
  const box = element("div", { className: "scroll", tabIndex: 0, role: "group", ariaLabel: title })
  container.append(element("details", {}, element("summary", {}, title), box))
  return keyedTable(box, table)
}

export const showStatus = (words, hasFailed = false) => {
  get("status").textContent = words
  get("status").classList.toggle("failed", hasFailed)
}

/** Formats a time as `2026-01-05 02:00:00`, in UTC. */
export const moment = (time) => time.slice(0, 19).replace("T", " ")

const dayOf = (time) => time.slice(0, 10)

/** Formats the time of day, with the date unless it is today. */
export const shortMoment = (time, now) =>
  dayOf(time) === dayOf(now) ? time.slice(11, 19) : `${date(time)} ${time.slice(11, 16)}`

export const date = (time) =>
  new Date(time).toLocaleDateString("en-GB", { day: "numeric", month: "short", timeZone: "UTC" })

export const count = (value) => value.toLocaleString("en")

/** Formats an amount with all its decimals but without trailing zeros: `3.1352`. */
export const amount = (value) => value.replace(/0+$/, "").replace(/\.$/, "").replace("-", "−")

/** Formats an amount in whole cents, for summaries. */
export const dollars = (value) =>
  `${value.startsWith("-") ? "−" : ""}$${Math.abs(Number(value)).toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** Formats a duration: `3 min`, `2 h`, `4 days`. */
export const span = (milliseconds) => {
  const minutes = Math.round(milliseconds / 60_000)
  if (minutes < 1) return "less than a minute"
  if (minutes < 90) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`
}

/** Returns the values of a form by name, without empty ones. */
export const valuesOf = (form) => Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ""))
