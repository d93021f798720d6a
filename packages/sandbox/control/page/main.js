/**
 * The sandbox's console. It uses only the control API.
 *
 * It polls the overview every two seconds. As long as the overview is unchanged, nothing else is read. When it changes,
 * the visible panels
 * are read again, and the others when they become visible.
 */
import { readChange } from "./api.js"
import * as campaigns from "./campaigns.js"
import { drawClock, listenToClock } from "./clock.js"
import * as deliveries from "./deliveries.js"
import { get, showStatus } from "./dom.js"
import * as faults from "./faults.js"
import * as market from "./market.js"
import { drawOverview } from "./overview.js"
import { drawRail, listenToRail } from "./rail.js"
import * as sessions from "./sessions.js"
import { listenToSheet, refreshSheet } from "./sheet.js"
import * as suppliers from "./suppliers.js"
import * as surveys from "./surveys.js"

const pause = 2_000

/** Panels by the id of their section. Campaigns are always read, because the overview counts those with a lift. */
const panels = Object.entries({ campaigns, market, deliveries, faults, sessions, suppliers, surveys }).map(
  ([id, { load }]) => ({ id, load, isStale: true, isInView: id === "campaigns" })
)

let overview

const loadPanel = async (panel) => {
  panel.isStale = false
  try {
    await panel.load(overview)
  } catch (cause) {
    panel.isStale = true
    throw cause
  }
}

const loadInView = () => Promise.all(panels.filter(({ isInView, isStale }) => isInView && isStale).map(loadPanel))

/** Reads and shows the current state. */
const refresh = async ({ isForced }) => {
  const { isNew, value } = await readChange("/overview")
  overview = value
  if (isNew || isForced) {
    drawClock(overview)
    drawOverview(overview)
    drawRail(overview)
    for (const panel of panels) panel.isStale = true
    await refreshSheet()
  }
  await loadInView()
}

let busy = 0

/**
 * Performs an action and shows its result or its error. It never rejects. `done` is the message, unless the action
 * shows its own.
 */
const perform = async (action, done) => {
  busy++
  try {
    if (done !== undefined) showStatus("…")
    const said = await action()
    await refresh({ isForced: true })
    if (done !== undefined) showStatus(typeof said === "string" ? said : done)
  } catch (cause) {
    showStatus(cause.message, true)
  } finally {
    busy--
  }
}

/** The same for event listeners, which do not wait. */
const act = (action, done) => {
  void perform(action, done)
}

const look = async () => {
  if (busy > 0 || document.hidden) return
  busy++
  try {
    await refresh({ isForced: false })
    if (get("status").dataset.lost === "true") {
      get("status").dataset.lost = "false"
      showStatus("The sandbox responds again.")
    }
  } catch (cause) {
    get("status").dataset.lost = "true"
    showStatus(cause instanceof TypeError ? "The sandbox does not respond." : cause.message, true)
  } finally {
    busy--
  }
}

const watchView = () => {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const panel = panels.find(({ id }) => id === target.id)
        if (panel !== undefined) panel.isInView = isIntersecting || panel.id === "campaigns"
      }
      if (overview !== undefined) loadInView().catch((cause) => showStatus(cause.message, true))
    },
    { rootMargin: "100px" }
  )
  for (const { id } of panels) watcher.observe(get(id))
}

for (const { listen } of [campaigns, market, deliveries, faults, sessions, suppliers, surveys]) listen(act)
listenToSheet()
watchView()
listenToRail()
act(() => listenToClock(act))
setInterval(() => void look(), pause)
