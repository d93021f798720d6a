/** The bar at the top: virtual time, its rate and steps, scenarios, snapshots and the reset. */
import { call, read } from "./api.js"
import { button, element, get, text } from "./dom.js"

const day = (time) =>
  new Date(time).toLocaleDateString("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC"
  })

const drawRate = (rate) => {
  if (document.activeElement === get("rate")) return
  const isKnown = [...get("rate").options].some(({ value }) => Number(value) === rate)
  if (!isKnown) get("rate").append(element("option", { value: String(rate), textContent: `${rate} ×` }))
  get("rate").value = String(rate)
}

export const drawClock = ({ now, rate, seed }) => {
  get("now").dateTime = now
  text("date", day(now))
  text("time", now.slice(11, 19))
  text("seed", `seed ${seed}`)
  drawRate(rate)
}

const saveSnapshot = async () => {
  const snapshot = await read("/snapshot")
  const url = URL.createObjectURL(new Blob([JSON.stringify(snapshot, null, 1)], { type: "application/json" }))
  element("a", { href: url, download: `sandbox-${snapshot.now.slice(0, 19).replaceAll(":", "")}.json` }).click()
  URL.revokeObjectURL(url)
}

const closeMenus = () => {
  for (const menu of document.querySelectorAll(".menu[open]")) menu.open = false
}

const listenToMenus = (act) => {
  get("snapshot").addEventListener("click", () => act(saveSnapshot, "Snapshot saved."))
  get("restore").addEventListener("change", ({ target }) => {
    const [file] = target.files
    if (file === undefined) return
    act(async () => {
      await call("POST", "/restore", JSON.parse(await file.text()))
      target.value = ""
    }, "Snapshot restored.")
  })
  get("reset").addEventListener("click", () => {
    const given = prompt(
      "All changes are discarded. Enter a new seed, or leave the field empty to keep the current seed:",
      ""
    )
    if (given === null) return
    act(() => call("POST", "/reset", given.trim() === "" ? {} : { seed: Number(given) }), "The sandbox was reset.")
  })
  // A menu closes when an item is chosen, when the focus leaves it, and on Escape.
  for (const menu of document.querySelectorAll(".menu")) {
    menu.addEventListener("click", ({ target }) => {
      if (target.closest("button") !== null) menu.open = false
    })
    menu.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget !== null && !menu.contains(relatedTarget)) menu.open = false
    })
  }
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") closeMenus()
  })
  document.addEventListener("click", ({ target }) => {
    if (target.closest(".menu") === null) closeMenus()
  })
}

const listenToScenarios = async (act) => {
  const { items } = await read("/scenarios")
  const run = (name) => {
    if (!confirm(`Discard the current state and run the scenario ${name}?`)) return
    act(() => call("POST", `/scenarios/${encodeURIComponent(name)}/run`), `Scenario ${name} loaded.`)
  }
  get("scenarios").replaceChildren(
    ...items.map(({ name, summary }) => {
      const made = button("", () => run(name), { className: "" })
      made.append(element("b", {}, name), element("span", { className: "quiet" }, summary))
      return made
    })
  )
}

/** The steps of the clock buttons, in seconds. */
const steps = [
  ["+15 s", 15],
  ["+1 min", 60],
  ["+1 h", 3600],
  ["+1 day", 86_400],
  ["+1 week", 604_800]
]

export const listenToClock = (act) => {
  get("steps").replaceChildren(
    ...steps.map(([label, seconds]) =>
      button(
        label,
        () => act(() => call("POST", "/clock/advance", { seconds }), `Clock advanced by ${label.slice(1)}.`),
        {
          className: "",
          data: { seconds }
        }
      )
    )
  )
  get("run-to").addEventListener("submit", (event) => {
    event.preventDefault()
    const { to } = event.target.elements
    act(() => call("POST", "/clock/advance", { to: new Date(`${to.value}Z`).toISOString() }), "Clock advanced.")
  })
  get("rate").addEventListener("change", ({ target }) =>
    act(() => call("PUT", "/clock/rate", { rate: Number(target.value) }), "Clock rate set.")
  )
  listenToMenus(act)
  return listenToScenarios(act)
}
