/** The list of sessions: the respondent, the status and the amount owed. A row expands to the steps of the session. */
import { query, read } from "./api.js"
import { amount, count, element, get, keyedList, shortMoment, text } from "./dom.js"
import { drawSession } from "./session.js"

const pageSize = 20

/** The last session of each previous page, for the button that goes back. */
let pages = []
let state = ""
let now = ""
let act = () => {}

const paid = new Set([10, 11, 70])
const between = new Set([-6, -5, 1])

/** Returns a short text for the status of a session, with the class of its tag. */
const endOf = ({ client_status, is_over, marketplace_status, meaning }) => {
  if (marketplace_status === 3 && paid.has(client_status))
    return [client_status === 11 ? "Adjusted to complete" : "Complete", "good"]
  if (!is_over) return [between.has(marketplace_status) ? "In screener" : "In survey", "yes"]
  if (client_status === 26 || client_status === 28) return ["Adjusted away", "bad"]
  return [meaning.replace(/[.:;].*$/, "") || "Left", ""]
}

const drawSummary = (summary, session) => {
  const { client_status, entry_date, marketplace_status, owed, panelist_id, survey_id, survey_name } = session
  const [words, className] = endOf(session)
  summary.replaceChildren(
    element("span", { className: "t" }, shortMoment(entry_date, now)),
    element("span", { className: "pid" }, panelist_id || "anonymous"),
    element("span", { className: "sv" }, `${survey_id} `, element("span", { className: "quiet" }, survey_name)),
    element(
      "span",
      { className: "e" },
      element("span", { className: `tag ${className}` }, words),
      element("span", { className: "quiet mono" }, `${marketplace_status} / ${client_status}`)
    ),
    element("span", { className: "num owed" }, amount(owed) || "0")
  )
}

const make = ({ respondent_id }) => {
  const body = element("div", { className: "session" })
  const row = element("details", { name: "session", data: { id: respondent_id } }, element("summary"), body)
  row.addEventListener("toggle", () => {
    if (row.open) act(() => drawSession(body, respondent_id, { act, now }))
  })
  return row
}

const change = (row, session) => drawSummary(row.firstElementChild, session)

const follow = keyedList(get("session-list"), ({ respondent_id }) => respondent_id, make, change)

const counts = ({ paid: paidCount, total, under_way }) => ({
  "": `All ${count(total)}`,
  under_way: `Open ${count(under_way)}`,
  paid: `Paid ${count(paidCount)}`,
  unpaid: "Unpaid",
  adjusted: "Adjusted"
})

const drawFilters = (sessions) => {
  const words = counts(sessions)
  for (const choice of get("session-states").children) {
    const shown = words[choice.dataset.state]
    if (choice.textContent !== shown) choice.textContent = shown
    choice.setAttribute("aria-pressed", String(choice.dataset.state === state))
  }
}

export const load = async ({ now: time, sessions }) => {
  now = time
  drawFilters(sessions)
  const find = get("find-session").value.trim()
  const { items } = await read(`/sessions${query({ limit: pageSize, before: pages.at(-1), find, state })}`)
  follow(items)
  get("newer-sessions").hidden = pages.length === 0
  get("older-sessions").hidden = items.length < pageSize
  get("older-sessions").dataset.before = items.at(-1)?.respondent_id ?? ""
  get("no-session").hidden = items.length > 0
  text(
    "no-session",
    sessions.total === 0 ? "No sessions yet. Send respondents below, or open an entry link." : "No matching sessions."
  )
  const open = get("session-list").querySelector("details[open]")
  if (open !== null) await drawSession(open.lastElementChild, open.dataset.id, { act, now })
}

export const listen = (perform) => {
  act = perform
  const states = Object.keys(counts({ paid: 0, total: 0, under_way: 0 }))
  get("session-states").replaceChildren(
    ...states.map((each) => element("button", { type: "button", data: { state: each } }))
  )
  const restart = () => {
    pages = []
    act(() => {})
  }
  get("session-states").addEventListener("click", ({ target }) => {
    if (target.dataset.state === undefined) return
    state = target.dataset.state
    restart()
  })
  get("find-session").addEventListener("input", restart)
  get("older-sessions").addEventListener("click", ({ target }) => {
    pages = [...pages, target.dataset.before]
    act(() => {})
  })
  get("newer-sessions").addEventListener("click", () => {
    pages = pages.slice(0, -1)
    act(() => {})
  })
}
