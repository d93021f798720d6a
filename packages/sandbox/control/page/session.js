/** The details of a session: its steps, the amount owed and until when it may change, and the possible actions. */
import { call, read } from "./api.js"
import { checksOf, payload } from "./delivery.js"
import { amount, button, date, element, refill, shortMoment } from "./dom.js"
import { openSheet } from "./sheet.js"

const deliveryResults = {
  pending: "not sent yet",
  received: "received",
  dropped: "dropped by a fault",
  failed: "not received",
  not_subscribed: "no subscription"
}

/** Formats the change by a step: `+3.1352 USD`. */
const change = (value) => {
  const written = amount(value)
  if (written === "0") return ""
  return `${written.startsWith("−") ? "" : "+"}${written} USD`
}

const codesOf = ({ client_status, marketplace_status }) => `${marketplace_status} / ${client_status}`

const classOf = ({ amount: value }) => (value.startsWith("-") ? "bad" : Number(value) > 0 ? "good" : "")

const stepOf = (message, now) => {
  const { amount: value, at, delivery_id, fate, meaning } = message
  const sentBy = delivery_id === undefined ? "" : ` by #${delivery_id}`
  return element(
    "li",
    { className: classOf(message) },
    element("span", { className: "quiet" }, shortMoment(at, now)),
    element("b", {}, meaning.replace(/\.$/, "") || "Unknown code"),
    element("span", {}, [codesOf(message), change(value)].filter((part) => part !== "").join(", ")),
    element(
      "span",
      { className: fate === "dropped" || fate === "failed" ? "bad" : "quiet" },
      `${deliveryResults[fate]}${sentBy}`
    )
  )
}

const upcomingOf = (step, now) =>
  element(
    "li",
    { className: "coming" },
    element("span", { className: "quiet" }, shortMoment(step.at, now)),
    element("b", {}, "Upcoming"),
    element("span", {}, codesOf(step))
  )

const owedSentence = ({ owed, is_over }, final, now) => {
  const isFinal = Date.parse(now) >= Date.parse(final)
  const what = amount(owed) === "0" ? "No amount owed" : `${amount(owed)} USD owed`
  if (!is_over) return `${what}. The respondent has not left.`
  return isFinal
    ? `${what}, final since ${date(final)}.`
    : `${what}. It can be adjusted until ${date(final)}, when the month is final.`
}

const openMessages = ({ messages, session }) =>
  openSheet({
    title: `Signed messages of ${session.panelist_id || "an anonymous respondent"}`,
    draw: async (body) => {
      if (body.childElementCount > 0) return
      for (const { at, delivery_id, signature } of messages) {
        if (delivery_id === undefined || signature === undefined) continue
        const { delivery, signatures } = await read(`/deliveries/${delivery_id}`)
        const own = JSON.parse(delivery.body).filter(({ respondent_id }) => respondent_id === session.respondent_id)
        body.append(
          element("h3", {}, `#${delivery_id}, ${at.slice(0, 19).replace("T", " ")}`),
          element("p", {}, ...checksOf(signatures)),
          element("p", {}, element("code", {}, signature)),
          payload(own)
        )
      }
      if (body.childElementCount === 0)
        body.append(element("p", {}, "No message has been sent, or the callbacks are no longer stored."))
    }
  })

/** A complete is adjusted to a terminate. Any other status in the client survey is adjusted to a complete. */
const adjustment = ({ client_status }) => ([10, 11, 70].includes(client_status) ? 26 : 11)

const actionsOf = (detail, { act, now }) => {
  const { final_from, messages, session } = detail
  const next = adjustment(session)
  const adjust = () =>
    act(
      () => call("POST", `/sessions/${session.respondent_id}/steps`, { steps: [{ client_status: next }] }),
      `${session.panelist_id} is adjusted to ${next === 26 ? "a terminate" : "a complete"}.`
    )
  const mayAdjust = session.is_over && session.marketplace_status === 3 && Date.parse(now) < Date.parse(final_from)
  return [
    ...(mayAdjust ? [button("Adjust now", adjust, { data: { key: "adjust" } })] : []),
    ...(messages.length > 0
      ? [button("Signed messages", () => act(() => openMessages(detail)), { data: { key: "messages" } })]
      : [])
  ]
}

const shown = new WeakMap()

/** Draws a session into `body`, if it differs from the one that is shown. */
export const drawSession = async (body, id, context) => {
  const detail = await read(`/sessions/${id}`)
  const text = JSON.stringify(detail)
  if (shown.get(body) === text) return
  shown.set(body, text)
  const { final_from, messages, session, upcoming } = detail
  const { now } = context
  refill(
    body,
    element(
      "p",
      { className: "who quiet" },
      `PID ${session.panelist_id || "blank"}, MID ${session.session_id || "blank"}, supplier ${session.supplier_code}, session ${session.respondent_id}`
    ),
    element(
      "ol",
      { className: "line" },
      ...messages.map((message) => stepOf(message, now)),
      ...upcoming.map((step) => upcomingOf(step, now))
    ),
    element(
      "div",
      { className: "owe" },
      element("p", {}, owedSentence(session, final_from, now)),
      element("div", { className: "acts" }, ...actionsOf(detail, context))
    )
  )
}
