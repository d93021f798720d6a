/**
 * What every part of the page is made with: elements, tables, calls of the control API.
 *
 * Everything that comes from the sandbox goes into the page as text. A part is drawn again only when what it shows has changed, so that focus
 * and selection stay where they are.
 */

export const get = (id) => document.getElementById(id)

export const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

/** Rejects with the sandbox's own words. */
export const call = async (method, path, body) => {
  const response = await fetch(`/__sandbox${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } })
  })
  const value = await response.json()
  if (!response.ok) throw new Error(value.detail ?? `The sandbox answered ${response.status}.`)
  return value
}

export const say = (text, failed = false) => {
  get("status").textContent = text
  get("status").classList.toggle("failed", failed)
}

const shown = new Map()

/** Draws when the data are others than last time. */
export const draw = (id, data, make) => {
  const text = JSON.stringify(data)
  if (shown.get(id) === text) return
  shown.set(id, text)
  const active = document.activeElement?.dataset?.key
  get(id).replaceChildren(make(data))
  if (active !== undefined)
    get(id)
      .querySelector(`[data-key="${CSS.escape(active)}"]`)
      ?.focus()
}

const none = (text) => element("p", { textContent: text })

/** `columns` are name, cell and class; a cell is text or an element. */
export const table = (rows, columns, empty) => {
  if (rows.length === 0) return none(empty)
  const head = element(
    "tr",
    {},
    ...columns.map(([name, , className = ""]) => element("th", { textContent: name, scope: "col", className }))
  )
  const body = rows.map((row) =>
    element("tr", {}, ...columns.map(([, cell, className = ""]) => element("td", { className }, cell(row))))
  )
  return element("table", {}, element("thead", {}, head), element("tbody", {}, ...body))
}

export const moment = (text) => text.replace("T", " ").replace(/\.000Z$|Z$/, "")

/** A button in a table that is drawn anew: `key` finds it again, so that it keeps the focus. */
export const rowButton = (key, text, onClick) => {
  const button = element("button", { type: "button", className: "link", textContent: text })
  button.dataset.key = key
  button.addEventListener("click", onClick)
  return button
}
