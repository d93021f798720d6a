/** The four summaries at the top: the lift, open sessions, callback deliveries, and the amounts owed. */
import { count, dollars, get, span, text } from "./dom.js"

const sum = (values) => values.reduce((all, value) => all + value, 0)

const drawDeliveries = ({ last_failure, quarters, sent }, now) => {
  const [received, failed] = ["received", "failed"].map((name) => sum(quarters.map((quarter) => quarter[name])))
  const isQuiet = received + failed === 0
  text("glance-deliveries", isQuiet ? "–" : `${((100 * received) / (received + failed)).toFixed(failed > 0 ? 1 : 0)} %`)
  const ago = last_failure && span(Date.parse(now) - Date.parse(last_failure.sent_at))
  const words = sent === 0 ? "none sent yet" : "none failed"
  text("glance-failure", ago === undefined ? words : `last failure ${ago} ago`)
  get("glance-failure").classList.toggle("bad", failed > 0)
}

export const drawOverview = ({ deliveries, market, now, sessions }) => {
  text("glance-live", count(market.live))
  text("glance-churn", `+${count(sum(market.arrivals))} opened, −${count(sum(market.ends))} closed in 24 h`)
  drawDeliveries(deliveries, now)
  text("glance-owed", dollars(sessions.owed))
  text("glance-sessions", `${count(sessions.paid)} completes of ${count(sessions.total)} sessions`)
}
