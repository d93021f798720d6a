/**
 * The sandbox's console: a reader of the control API and nothing else.
 *
 * Every two seconds it asks for the overview. While that has not changed, nothing has, and nothing else is read. When it has, the panels in view
 * are read again; the others when they come into view.
 */
import { readChange } from "./api.js"
import * as campaigns from "./campaigns.js"
import { drawClock, listenToClock } from "./clock.js"
import * as deliveries from "./deliveries.js"
import { get, say } from "./dom.js"
import * as faults from "./faults.js"
import * as market from "./market.js"
import { drawOverview } from "./overview.js"
import { drawRail, listenToRail } from "./rail.js"
import * as sessions from "./sessions.js"
import { listenToSheet, refreshSheet } from "./sheet.js"
import * as suppliers from "./suppliers.js"
import * as surveys from "./surveys.js"

const pause = 2_000

/** By the id of the section. Campaigns are always read, as the overview counts those that show a lift. */
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

/** Shows the state as it is now. */
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

/** Does something, shows what came of it and never fails. `done` is what to say, unless the action says more itself. */
const perform = async (action, done) => {
  busy++
  try {
    if (done !== undefined) say("…")
    const said = await action()
    await refresh({ isForced: true })
    if (done !== undefined) say(typeof said === "string" ? said : done)
  } catch (cause) {
    say(cause.message, true)
  } finally {
    busy--
  }
}

/** The same for listeners, which wait for nothing. */
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
      say("The sandbox responds again.")
    }
  } catch (cause) {
    get("status").dataset.lost = "true"
    say(cause instanceof TypeError ? "The sandbox does not respond." : cause.message, true)
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
      if (overview !== undefined) loadInView().catch((cause) => say(cause.message, true))
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
