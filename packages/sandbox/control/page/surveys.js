/** Every survey of the market, with search. Only the visible rows are read and drawn. */
import { call, query, read } from "./api.js"
import { button, count, element, get, refill, text } from "./dom.js"
import { openSurvey } from "./survey.js"
import { virtualList } from "./virtual-list.js"

/** The button of a survey by its status: the label and the new status. */
const moves = { "01": ["Launch", "03"], "02": ["Launch", "03"], "03": ["Pause", "05"], "05": ["Resume", "03"] }

const statusNames = {
  "01": "bidding",
  "02": "awarded",
  "03": "live",
  "04": "complete",
  "05": "paused",
  "06": "archived"
}

let act = () => {}

const moveOf = ({ status, survey_id }) => {
  const [label, next] = moves[status] ?? []
  if (label === undefined) return ""
  const move = () =>
    act(() => call("PATCH", `/surveys/${survey_id}`, { status: next }), `${label}: survey ${survey_id}.`)
  return button(label, move, { ariaLabel: `${label} survey ${survey_id}`, data: { key: `move ${survey_id}` } })
}

const nameOf = ({ survey_id, survey_name }) =>
  button(survey_name, () => act(() => openSurvey(survey_id)), {
    className: "name",
    data: { key: `survey ${survey_id}` }
  })

/** The name and the class of each column. */
const columns = [
  ["Number", "v-id"],
  ["Name", "v-name"],
  ["Locale", "v-locale"],
  ["Status", "v-status"],
  ["Wanted", "v-left num"],
  ["USD per complete", "v-usd num"],
  ["Action", "v-move"]
]

const cell = (className, ...children) => element("span", { role: "cell", className }, ...children)

const drawRow = (row, survey, index) => {
  row.setAttribute("aria-rowindex", String(index + 2))
  refill(
    row,
    cell("v-id", String(survey.survey_id)),
    cell("v-name", nameOf(survey)),
    cell("v-locale", survey.country_language),
    cell("v-status", element("span", { className: survey.is_live ? "dot good" : "dot" }), statusNames[survey.status]),
    cell("v-left num", count(survey.total_remaining)),
    cell("v-usd num", survey.revenue_per_interview.toFixed(4)),
    cell("v-move", moveOf(survey))
  )
}

get("survey-head").replaceChildren(
  ...columns.map(([name, className]) => element("span", { role: "columnheader", className }, name))
)

const list = virtualList({
  box: get("survey-rows"),
  drawRow,
  readRows: (offset, limit) => {
    const is_live = get("which").value === "live" ? "true" : undefined
    return read(`/surveys${query({ find: get("find-survey").value.trim(), is_live, offset, limit })}`)
  },
  onTotal: (total) => {
    text("survey-count", total === 1 ? "1 survey" : `${count(total)} surveys`)
    get("survey-table").setAttribute("aria-rowcount", String(total + 1))
    get("no-survey").hidden = total > 0
  }
})

export const load = () => list.load()

export const listen = (perform) => {
  act = perform
  const search = () => {
    list.toTop()
    act(list.load)
  }
  get("which").addEventListener("change", search)
  get("find-survey").addEventListener("input", search)
}
