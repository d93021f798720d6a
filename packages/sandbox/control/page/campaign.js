/** The sheet of a campaign: the daily lift of a question as a plot and a table, and the buttons for its status. */
import { call, read } from "./api.js"
import { button, count, element, keyedTable, moment, picture } from "./dom.js"
import { moves, percent, points, sentenceOf, stateOf } from "./lift.js"
import { openSheet, refreshSheet } from "./sheet.js"

const columns = [
  ["Refreshed", ({ at }) => moment(at).slice(0, 16)],
  ["Lift", ({ lift_percentage }) => points(lift_percentage), "num"],
  ["Interval", ({ high, low }) => (low === null ? "–" : `${points(low)} to ${points(high)}`), "num"],
  ["Exposed", ({ exposed_percentage }) => percent(exposed_percentage), "num"],
  ["Control", ({ control_percentage }) => percent(control_percentage), "num"],
  ["Exposed n", ({ exposed_count }) => count(exposed_count), "num"],
  ["Control n", ({ control_count }) => count(control_count), "num"]
]

const choice = (label, options, chosen, onChange) => {
  const select = element(
    "select",
    {},
    ...options.map(([value, label]) => element("option", { value: String(value), textContent: label }))
  )
  select.value = String(chosen)
  select.addEventListener("change", () => onChange(select.value))
  return element("label", {}, label, select)
}

const levels = [0.8, 0.85, 0.9, 0.95].map((value) => [value, `${Math.round(value * 100)} %`])

const movesOf = ({ campaign_id, campaign_name, status }, act) =>
  moves[status].map(([label, next]) =>
    button(label, () =>
      act(() => call("PUT", `/campaigns/${campaign_id}/status`, { status: next }), `${campaign_name} is ${next}.`)
    )
  )

export const openCampaign = async (id, act) => {
  const chosen = { question: undefined, level: "0.9" }
  let shown = ""
  const parts = {
    facts: element("p", { id: "campaign-facts", className: "quiet" }),
    controls: element("form", { className: "row" }),
    moves: element("p", { id: "campaign-moves", className: "acts" }),
    sentence: element("p", { id: "lift-sentence", className: "lead" }),
    plot: element("div", { id: "lift-plot" }),
    table: element("div", {
      id: "lift-table",
      className: "scroll",
      tabIndex: 0,
      role: "group",
      ariaLabel: "Lift by day"
    })
  }
  const followDays = keyedTable(parts.table, { columns, empty: "No days yet.", keyOf: ({ at }) => at })
  const change = (name) => (value) => {
    chosen[name] = value
    act(refreshSheet)
  }

  const drawLift = async (campaign, width) => {
    const asked = `question_id=${chosen.question}&confidence_level=${chosen.level}`
    const hasLift = chosen.question !== undefined
    const days = hasLift ? (await read(`/campaigns/${id}/lift?${asked}`)).items : []
    const hasPlot = days.some(({ low }) => low !== null)
    parts.sentence.textContent = hasLift
      ? sentenceOf(days, chosen.level)
      : "A draft has no lift. Launch the campaign to measure it."
    parts.plot.replaceChildren(
      ...(hasPlot ? [picture(await read(`/campaigns/${id}/lift-plot?${asked}&width=${width}`))] : [])
    )
    followDays(days.toReversed())
  }

  const draw = async (body) => {
    const [{ items }, { now }] = await Promise.all([read("/campaigns"), read("/clock")])
    const campaign = items.find(({ campaign_id }) => campaign_id === id)
    if (campaign === undefined) return
    chosen.question ??= campaign.questions[0]?.id
    const width = Math.max(320, Math.min(860, innerWidth - 64))
    const state = JSON.stringify([stateOf(campaign, now), campaign.status, chosen, width])
    if (state === shown) return
    shown = state
    const { end_date, questions, respondent_count, start_date, status } = campaign
    parts.facts.textContent = `${status}, ${moment(start_date).slice(0, 16)} to ${moment(end_date).slice(0, 16)} UTC, ${count(respondent_count)} respondents`
    parts.moves.replaceChildren(...movesOf(campaign, act))
    const named = questions.map((question) => [question.id, question.question_name])
    parts.controls.replaceChildren(
      choice("Question", named, chosen.question ?? "", change("question")),
      choice("Interval", levels, chosen.level, change("level"))
    )
    parts.controls.hidden = questions.length === 0
    await drawLift(campaign, width)
    if (body.childElementCount === 0)
      body.append(parts.facts, parts.moves, parts.controls, parts.sentence, parts.plot, parts.table)
  }

  const { items } = await read("/campaigns")
  const title = items.find(({ campaign_id }) => campaign_id === id)?.campaign_name ?? "Campaign"
  await openSheet({ title, draw })
}
