/**
 * The market: the number of live surveys, arrivals and removals, the messages to suppliers, and a form that publishes a
 * survey.
 */
import { call, read } from "./api.js"
import { bars } from "./bars.js"
import { count, get, text, valuesOf } from "./dom.js"

const sum = (values) => values.reduce((all, value) => all + value, 0)

const drawChurn = (arrivals, ends) => {
  const [opened, closed] = [sum(arrivals), sum(ends)]
  text("market-opened", `+${count(opened)}`)
  text("market-closed", `−${count(closed)}`)
  const label = `${count(opened)} surveys opened and ${count(closed)} closed in the last 24 hours, by hour`
  const series = [
    { className: "opened", values: arrivals },
    { className: "closed", values: ends, isDown: true }
  ]
  get("churn").replaceChildren(bars({ height: 64, zero: 36, label, series }))
}

export const load = async ({ market }) => {
  text("market-live", count(market.live))
  text("market-known", `${count(market.known)} can be looked up, churn ${market.churn}`)
  drawChurn(market.arrivals, market.ends)
  const { items } = await read("/subscriptions")
  const sent = items.flatMap(({ supplier_code, survey_count }) =>
    survey_count === undefined ? [] : [`${count(survey_count)} to ${supplier_code}`]
  )
  text("market-sent", sent.length === 0 ? "no subscription" : sent.join(", "))
}

export const listen = (act) =>
  get("publish").addEventListener("submit", (event) => {
    event.preventDefault()
    const { price, total_wanted, ...rest } = valuesOf(event.target)
    act(async () => {
      await call("POST", "/surveys", { ...rest, price: Number(price), total_wanted: Number(total_wanted) })
      event.target.elements.survey_name.value = ""
    }, "Survey published.")
  })
