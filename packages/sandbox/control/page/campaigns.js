/**
 * The list of campaigns: the status, the number of respondents, and a small plot of the lift over time.
 *
 * Lift is read only if its figures may have changed, because it is computed from scratch for every day.
 */
import { read } from "./api.js"
import { openCampaign } from "./campaign.js"
import { button, count, date, element, get, keyedList, picture, refill, text } from "./dom.js"
import { points, readingOf, stateOf } from "./lift.js"

const level = 0.9
const fewRows = 6
const dayLength = 86_400_000

/** Lift and plot by campaign, with the state for which they are valid. */
const lifts = new Map()
let isLong = false
let act = () => {}

const fielding = ({ end_date, start_date, status }, now) => {
  const [start, end, time] = [start_date, end_date, now].map((moment) => Date.parse(moment))
  if (status === "live")
    return `live, day ${Math.floor((time - start) / dayLength) + 1} of ${Math.ceil((end - start) / dayLength)}`
  if (status === "pending") return `pending, starts ${date(start_date)}`
  if (status === "complete") return `complete, ended ${date(end_date)}`
  return status
}

const liftOf = async (campaign, now) => {
  const { campaign_id, questions, status } = campaign
  const [question] = questions
  if (question === undefined || !["live", "complete"].includes(status)) return undefined
  const state = stateOf(campaign, now)
  const known = lifts.get(campaign_id)
  if (known?.state === state) return known
  const asked = `question_id=${question.id}&confidence_level=${level}`
  const { items } = await read(`/campaigns/${campaign_id}/lift?${asked}`)
  const plot = items.some(({ low }) => low !== null)
    ? await read(`/campaigns/${campaign_id}/lift-plot?${asked}&kind=sparkline&width=180`)
    : undefined
  const found = { state, last: items.at(-1), plot }
  lifts.set(campaign_id, found)
  return found
}

const drawRow = (row, { campaign, lift, words }) => {
  const { campaign_id, campaign_name, respondent_count, status } = campaign
  const last = lift?.last
  const name = button(campaign_name, () => act(() => openCampaign(campaign_id, act)), { className: "name" })
  name.dataset.key = campaign_id
  const [reading, className] = readingOf(last) ?? []
  refill(
    row,
    element(
      "th",
      { scope: "row" },
      name,
      element(
        "span",
        { className: "sub" },
        element("span", { className: status === "live" ? "dot good" : "dot" }),
        words
      )
    ),
    element("td", { className: "num c-r" }, count(respondent_count)),
    element("td", { className: "c-s" }, lift?.plot === undefined ? "" : picture(lift.plot)),
    element(
      "td",
      { className: "num c-l" },
      ...(last === undefined || last.low === null
        ? []
        : [
            element("b", {}, points(last.lift_percentage)),
            element("span", { className: "quiet" }, ` ± ${((last.high - last.low) / 2).toFixed(1)}`)
          ])
    ),
    element(
      "td",
      { className: "c-v" },
      reading === undefined ? "" : element("span", { className: `tag ${className}` }, reading)
    )
  )
}

const followRows = keyedList(
  get("campaign-rows"),
  ({ campaign }) => campaign.campaign_id,
  () => element("tr"),
  drawRow
)

const drawGlance = (campaigns) => {
  const live = campaigns.filter(({ status }) => status === "live").length
  const shown = campaigns.filter(({ campaign_id }) => lifts.get(campaign_id)?.last?.statistically_significant).length
  text("glance-campaigns", String(live))
  const words = shown === 1 ? "1 with a lift" : `${shown} with a lift`
  text("glance-lift", campaigns.length === 0 ? "no campaigns yet" : words)
}

export const load = async ({ now }) => {
  const { items } = await read("/campaigns")
  const seen = isLong ? items : items.slice(-fewRows)
  const rows = []
  for (const campaign of seen)
    rows.push({ campaign, words: fielding(campaign, now), lift: await liftOf(campaign, now) })
  followRows(rows)
  get("campaign-table").hidden = items.length === 0
  get("no-campaign").hidden = items.length > 0
  get("more-campaigns").hidden = isLong || items.length <= fewRows
  text("more-campaigns", `Show all ${items.length}`)
  drawGlance(items)
}

export const listen = (perform) => {
  act = perform
  get("more-campaigns").addEventListener("click", () => {
    isLong = true
    act(() => {})
  })
}
