/** The dialog of the console, which shows details. Its content is refreshed with the page as long as it is open. */
import { element, get } from "./dom.js"

let shown

const dialog = () => get("sheet")

/** Draws the sheet again if it is open. */
export const refreshSheet = async () => {
  if (shown !== undefined && dialog().open) await shown.draw()
}

/** `draw` fills the body. `actions` are buttons beside the title. */
export const openSheet = async ({ actions = [], draw, title }) => {
  const body = element("div", { className: "sheet-body" })
  const given = { draw: () => draw(body) }
  await given.draw()
  shown = given
  get("sheet-title").textContent = title
  get("sheet-actions").replaceChildren(...actions)
  get("sheet-content").replaceChildren(body)
  if (!dialog().open) dialog().showModal()
}

/** Draws pairs of a name and a value, which is text or elements. */
export const facts = (pairs) =>
  element(
    "dl",
    { className: "facts" },
    ...pairs.map(([name, ...value]) =>
      element("div", {}, element("dt", { textContent: name }), element("dd", {}, ...value))
    )
  )

export const listenToSheet = () => {
  dialog().addEventListener("close", () => {
    shown = undefined
    get("sheet-content").replaceChildren()
  })
  dialog().addEventListener("click", ({ target }) => {
    if (target === dialog()) dialog().close()
  })
}
