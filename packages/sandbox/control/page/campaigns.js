/**
 * The campaigns of the page: one at a time, with the lift of one of its questions over the days as a chart and as a table.
 *
 * Lift is asked for only when there may be other figures than those that are shown, as it is computed anew for every day.
 */
import { chart } from "./chart.js"
import { call, draw, element, get, moment, table } from "./dom.js"

/** What can be done to a campaign, by its status: words and the status after it. */
const moves = {
  draft: [
    ["Launch", "pending"],
    ["Launch and start now", "live"]
  ],
  pending: [["Start now", "live"]],
  live: [["End now", "complete"]],
  complete: [["Reopen", "live"]]
}

const dayLength = 86_400_000
/** Data is refreshed at 03:00 UTC. */
const refreshed = 10_800_000

/** What is listed, so that a choice finds its campaign again. */
let listed = []
let lift = { key: "", items: [] }

const chosen = () => listed.find(({ campaign_id }) => campaign_id === get("campaign").value)

/** Writes the options of a select and keeps what is chosen, if it is still there. */
const offer = (id, options) => {
  const select = get(id)
  const before = select.value
  draw(id, options, () => {
    const all = document.createDocumentFragment()
    all.append(...options.map(([value, textContent]) => element("option", { value, textContent })))
    return all
  })
  if (options.some(([value]) => String(value) === before)) select.value = before
  select.disabled = options.length === 0
}

const points = (value) =>
  value === null ? "–" : `${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value).toFixed(1)}`
const percent = (value) => (value === null ? "–" : `${value.toFixed(1)} %`)
const verdict = ({ statistically_significant: is }) => (is === null ? "too few" : is ? "yes" : "no")

const columns = [
  ["Refreshed", ({ at }) => moment(at).slice(0, 16)],
  ["Lift", ({ lift_percentage }) => points(lift_percentage), "number"],
  ["Interval", ({ high, low }) => (low === null ? "–" : `${points(low)} to ${points(high)}`), "number"],
  ["Significant", verdict],
  ["Exposed", ({ exposed_percentage }) => percent(exposed_percentage), "number"],
  ["Control", ({ control_percentage }) => percent(control_percentage), "number"],
  ["Exposed n", ({ exposed_count }) => exposed_count.toLocaleString("en"), "number"],
  ["Control n", ({ control_count }) => control_count.toLocaleString("en"), "number"]
]

/** The last day in one sentence. */
const sentence = (days, level) => {
  const last = days.at(-1)
  if (last === undefined) return "No data yet: they come at 03:00 UTC of the first day in the field."
  if (last.lift_percentage === null) return "Too few respondents for a figure yet."
  const word = last.statistically_significant ? "The interval leaves zero out." : "The interval includes zero."
  return `${points(last.lift_percentage)} points, ${Number(level) * 100} % interval from ${points(last.low)} to ${points(last.high)}. ${word}`
}

const drawLift = (campaign, level) => {
  const width = Math.min(900, Math.max(280, get("lift-chart").clientWidth))
  const question = get("question").selectedOptions[0]?.textContent ?? ""
  const said = sentence(lift.items, level)
  get("lift-sentence").textContent = campaign.questions.length === 0 ? "A draft has no lift: launch it." : said
  draw("lift-chart", [lift.items, width, question], ([days]) =>
    days.some(({ low }) => low !== null)
      ? chart(days, { width, title: `Lift of ${question} in percentage points by day. ${said}` })
      : document.createTextNode("")
  )
  draw("lift-table", lift.items, (days) => table(days.toReversed(), columns, "No day to show."))
}

const drawFacts = ({ end_date, respondent_count, start_date, status }) => {
  const people = `${respondent_count.toLocaleString("en")} respondents`
  get("campaign-facts").textContent =
    `${status}, ${moment(start_date).slice(0, 16)} to ${moment(end_date).slice(0, 16)} UTC, ${people}`
}

/** `now` is virtual time. */
export const drawCampaigns = async (campaigns, now) => {
  listed = campaigns
  offer(
    "campaign",
    campaigns.map(({ campaign_id, campaign_name }) => [campaign_id, campaign_name])
  )
  const campaign = chosen()
  get("campaign-study").hidden = campaign === undefined
  get("no-campaign").hidden = campaign !== undefined
  if (campaign === undefined) return
  drawFacts(campaign)
  offer(
    "question",
    campaign.questions.map(({ id, question_name }) => [id, question_name])
  )
  draw("campaign-moves", moves[campaign.status], (all) => {
    const buttons = document.createDocumentFragment()
    buttons.append(
      ...all.map(([textContent, status]) => {
        const button = element("button", { type: "button", textContent })
        button.dataset.status = status
        button.dataset.key = textContent
        return button
      })
    )
    return buttons
  })
  const [question, level] = [get("question").value, get("level").value]
  const { campaign_id, respondent_count, status } = campaign
  const day = status === "live" ? Math.floor((Date.parse(now) - refreshed) / dayLength) : status
  const key = JSON.stringify([campaign_id, question, level, respondent_count, day])
  if (lift.key !== key) {
    const path = `/campaigns/${campaign_id}/lift?question_id=${question}&confidence_level=${level}`
    lift = { key, items: question === "" ? [] : (await call("GET", path)).items }
  }
  drawLift(campaign, level)
}

/** `act` does something and shows the state after it. */
export const listenToCampaigns = (act) => {
  for (const id of ["campaign", "question", "level"]) get(id).addEventListener("change", () => act(() => {}))
  get("campaign-moves").addEventListener("click", ({ target }) => {
    const { status } = target.dataset
    const campaign = chosen()
    if (status === undefined || campaign === undefined) return
    act(
      () => call("PUT", `/campaigns/${campaign.campaign_id}/status`, { status }),
      `${campaign.campaign_name} is ${status}.`
    )
  })
  new ResizeObserver(() => {
    const campaign = chosen()
    if (campaign !== undefined) drawLift(campaign, get("level").value)
  }).observe(get("lift-chart"))
}
