/**
 * The callbacks: the number received per quarter of an hour, a description of the last failure, and the latest
 * callbacks.
 */
import { call, query, read } from "./api.js"
import { bars } from "./bars.js"
import { openDelivery, responseOf } from "./delivery.js"
import { button, count, get, keyedTable, shortMoment, span, text } from "./dom.js"

const [few, more] = [6, 24]
let limit = few
let now = ""
let act = () => {}

const open = (id) => act(() => openDelivery(id, act))

const sum = (values) => values.reduce((all, value) => all + value, 0)

const drawStrip = (quarters) => {
  const [received, failed] = ["received", "failed"].map((name) => quarters.map((quarter) => quarter[name]))
  const label = `Callbacks by quarter of an hour in the last 24 hours: ${count(sum(received))} received, ${count(sum(failed))} failed`
  const total = received.map((value, index) => value + failed[index])
  const series = [
    { className: "sent", values: total },
    { className: "failed", values: failed }
  ]
  get("strip").replaceChildren(bars({ height: 48, zero: 48, label, series }))
  const time = Date.parse(now)
  for (const [index, mark] of [...get("strip-hours").children].entries()) {
    const hours = 24 - index * 6
    mark.textContent = hours === 0 ? "now" : new Date(time - hours * 3_600_000).toISOString().slice(11, 16)
  }
}

const why = ({ dropped, error, status }) => {
  if (dropped) return "It was dropped by a fault."
  return error === undefined ? `The receiver responded with ${status}.` : `There was no response: ${error}.`
}

const drawFailure = (failure) => {
  get("last-failure").hidden = failure === undefined
  if (failure === undefined) return
  const { id, item_count, sent_at, stream } = failure
  text("last-failure-title", `#${id} failed ${span(Date.parse(now) - Date.parse(sent_at))} ago.`)
  const messages = item_count === 1 ? "1 message" : `${count(item_count)} messages`
  text("last-failure-words", `${why(failure)} Not delivered: ${messages} of ${stream}.`)
  get("last-failure").dataset.id = String(id)
}

const followDeliveries = keyedTable(get("delivery-log"), {
  keyOf: ({ id }) => id,
  empty: "No callbacks yet. They are sent to subscriptions when the clock advances.",
  columns: [
    ["Callback", ({ id }) => button(`#${id}`, () => open(id), { className: "name", data: { key: `delivery ${id}` } })],
    ["Sent", ({ sent_at }) => shortMoment(sent_at, now)],
    ["Stream", ({ replay_of, stream }) => (replay_of === undefined ? stream : `${stream}, replay of #${replay_of}`)],
    ["Messages", ({ item_count }) => count(item_count), "num c-m"],
    ["Response", responseOf]
  ]
})

export const load = async ({ deliveries, now: time }) => {
  now = time
  drawStrip(deliveries.quarters)
  drawFailure(deliveries.last_failure)
  text("delivery-count", `${count(deliveries.sent)} sent since the start`)
  const stream = get("stream").value
  const { items } = await read(`/deliveries${query({ last: limit, bodies: "false", stream })}`)
  followDeliveries(items.toReversed())
  get("more-deliveries").hidden = items.length < limit
}

export const listen = (perform) => {
  act = perform
  const failed = () => Number(get("last-failure").dataset.id)
  get("replay-failure").addEventListener("click", () =>
    act(() => call("POST", `/deliveries/${failed()}/replay`, { sign_again: true }), `Callback #${failed()} resent.`)
  )
  get("inspect-failure").addEventListener("click", () => open(failed()))
  get("stream").addEventListener("change", () => act(() => {}))
  get("more-deliveries").addEventListener("click", () => {
    limit = Math.min(200, limit + more)
    act(() => {})
  })
}
