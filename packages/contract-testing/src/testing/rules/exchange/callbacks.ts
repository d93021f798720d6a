/**
 * Rules for the callbacks of the opportunities and outcomes streams: their contents, timing and signatures.
 */
import { listOf, memberOf, textAt } from "../../run/Call.ts"
import type { Scenario, ScenarioContext } from "../Scenario.ts"
import { textRule } from "../textRules.ts"
import {
  bounded,
  cadence,
  delivered,
  deliveriesOf,
  figures,
  filtered,
  matches,
  messagesOf,
  quotas,
  reasons,
  signed,
  some
} from "./deliveries.ts"
import { supplierOf } from "./links.ts"

const active = textRule(
  "active-surveys",
  "decision active-surveys",
  "Active surveys are those that were sent and have not been deactivated."
)
const none = delivered(
  "removed-subscription-is-silent",
  "Endpoints 12",
  "Callbacks stop when the subscription is removed.",
  (all, _subscription, { after }) =>
    all.every(({ sent_at }) => Date.parse(sent_at) <= Number(after)) ? undefined : "a callback was sent afterwards"
)

const activeNumbers = (messages: ReadonlyArray<unknown>): ReadonlyArray<unknown> => {
  const known = new Map(messages.map((message) => [memberOf(message, "survey_id"), textAt(message, "message_reason")]))
  return [...known].flatMap(([id, reason]) => (reason === "deactivated" ? [] : [id]))
}

const read = (context: ScenarioContext, stream: string) => context.control("GET", `/deliveries?stream=${stream}`)

const opportunities: Scenario = {
  id: "opportunities",
  operations: ["createOpportunitiesSubscription", "getOpportunitiesSubscription", "removeOpportunitiesSubscription"],
  needsControl: true,
  run: async (context) => {
    const { advance, call, control, holds, now, shows } = context
    const supplier_code = await supplierOf(context)
    const settings = [
      {
        include_quotas: true,
        send_interval_seconds: 20,
        opportunities: [
          { country_language: { in: ["eng_us", "eng_gb"] }, revenue_per_interview: { gte: 1 } },
          { country_language: { eq: "fre_fr" } }
        ]
      },
      {
        opportunities: [
          {
            country_language: { nin: ["eng_us"] },
            collects_pii: { eq: false },
            bid_length_of_interview: { lte: 20, gte: 3 },
            conversion: { lte: 0.9 }
          }
        ]
      },
      {
        include_quotas: false,
        opportunities: [
          { country_language: { ne: "eng_gb" }, study_type: { in: ["adhoc"] }, bid_incidence: { gte: 5 } }
        ]
      }
    ]
    for (const each of settings) {
      await context.session.reset()
      const body = { callback: "http://127.0.0.1:9/callbacks", ...each }
      const made = await call("createOpportunitiesSubscription", { supplier_code, body })
      await advance(1800)
      const subscription = await call("getOpportunitiesSubscription", { supplier_code, surveys: true })
      const deliveries = await read(context, "opportunities")
      holds(signed, [made, deliveries])
      holds(cadence, [subscription, deliveries], { seconds: each.send_interval_seconds ?? 15 })
      for (const rule of [filtered, quotas, figures, bounded, reasons]) holds(rule, [subscription, deliveries])
      const numbers = activeNumbers(messagesOf(deliveriesOf(deliveries.json)))
      shows(active, [deliveries, subscription], ["surveys", "length"], numbers.length)
    }
    await context.session.reset()
    const body = { callback: "http://127.0.0.1:9/callbacks", opportunities: [{ country_language: { in: ["eng_us"] } }] }
    const made = await call("createOpportunitiesSubscription", { supplier_code, body })
    const survey = { survey_name: "Tea", country_language: "eng_us", price: 4, total_wanted: 200 }
    const published = await control("POST", "/surveys", survey)
    const number = Number(memberOf(published.json, "survey_id"))
    await advance(30)
    holds(some, [made, await read(context, "opportunities")], { survey: number })
    await control("PATCH", `/surveys/${number}`, { status: "05" })
    await advance(30)
    await control("PATCH", `/surveys/${number}`, { status: "03" })
    await advance(30)
    const all = await read(context, "opportunities")
    holds(reasons, [made, all])
    holds(sentReasons, [made, all], { survey: number, reasons: ["new", "deactivated", "reactivated"] })
    await call("removeOpportunitiesSubscription", { supplier_code })
    const after = now()
    await control("PATCH", `/surveys/${number}`, { status: "05" })
    await advance(3600)
    holds(none, [made, await read(context, "opportunities")], { after })
  }
}

const sentReasons = delivered(
  "transitions-are-sent",
  "decision message-reasons",
  "A survey that closes is deactivated, and a survey that opens again is reactivated.",
  (all, _subscription, { reasons: expected, survey }) => {
    const found = messagesOf(all)
      .filter((message) => memberOf(message, "survey_id") === survey)
      .map((message) => textAt(message, "message_reason"))
      .filter((reason) => reason !== "updated")
    return JSON.stringify(found) === JSON.stringify(expected) ? undefined : `it was sent as ${found.join(", ")}`
  }
)

const outcome = delivered(
  "outcomes-of-a-session",
  "Resources: Respondent outcome message",
  "Each step of a session is one message in order; the last one is final, and pays the revenue for a complete.",
  (all, _subscription, { statuses }) => {
    const found = messagesOf(all).map((message) => memberOf(message, "client_status"))
    return JSON.stringify(found) === JSON.stringify(statuses)
      ? undefined
      : `client_status is ${found.join(", ")}, not ${(statuses as ReadonlyArray<unknown>).join(", ")}`
  }
)

const blank = delivered(
  "blanked-identifiers",
  "Resources: Respondent outcome message",
  "panelist_id and session_id are blank when marketplace_status is 236 or 237, and filled otherwise.",
  (all) => {
    for (const message of messagesOf(all)) {
      const isBlank = [236, 237].includes(Number(memberOf(message, "marketplace_status")))
      for (const name of ["panelist_id", "session_id"])
        if ((textAt(message, name) === "") !== isBlank) return `${name} is ${isBlank ? "not " : ""}blank`
    }
    return undefined
  }
)

const dates = delivered(
  "dates-of-outcomes",
  "Resources: Respondent outcome message",
  "last_date is not before entry_date, and messages of one session share respondent_id and entry_date.",
  (all) => {
    const entries = new Map<string, string>()
    for (const message of messagesOf(all)) {
      const [id, entry] = [textAt(message, "respondent_id"), textAt(message, "entry_date")]
      if (Date.parse(textAt(message, "last_date")) < Date.parse(entry)) return "last_date is before entry_date"
      if ((entries.get(id) ?? entry) !== entry) return "entry_date of a session has changed"
      entries.set(id, entry)
      if (textAt(message, "rpi", "currency_code") !== "USD" || !(Number(memberOf(message, "rpi", "value")) >= 0))
        return "rpi is not an amount"
    }
    return undefined
  }
)

const outcomes: Scenario = {
  id: "outcomes",
  operations: ["createOutcomesSubscription", "removeOutcomesSubscription"],
  needsControl: true,
  run: async (context) => {
    const { advance, call, control, holds, now } = context
    const supplier_code = await supplierOf(context)
    const inventory = await call("listAllocatedSurveys", { SupplierCode: supplier_code })
    const survey_number = memberOf(inventory.json, "SupplyAllocationSurveyIDs", 0)
    await control("POST", `/suppliers/${supplier_code}/links`, { survey_number })
    const send = (steps: ReadonlyArray<object>) =>
      control("POST", `/suppliers/${supplier_code}/respondents`, { survey_number, steps })
    const body = { callback: "http://127.0.0.1:9/callbacks", outcomes: [{}] }
    const made = await call("createOutcomesSubscription", { supplier_code, body })
    await send([
      { client_status: 1 },
      { client_status: 10, after_seconds: 600 },
      { client_status: 26, after_seconds: 3600 }
    ])
    await advance(7200)
    const all = await read(context, "outcomes")
    const subscription = await call("getOutcomesSubscription", { supplier_code })
    holds(signed, [made, all])
    holds(cadence, [subscription, all], { seconds: 15 })
    for (const rule of [filtered, blank, dates]) holds(rule, [subscription, all])
    holds(outcome, [subscription, all], { statuses: [-1, 1, 10, 26] })
    await send([
      { marketplace_status: 236 },
      { marketplace_status: 237, after_seconds: 60 },
      { marketplace_status: 3, client_status: 20, after_seconds: 60 }
    ])
    await advance(600)
    const more = await read(context, "outcomes")
    for (const rule of [blank, dates]) holds(rule, [subscription, more])
    await call("createOutcomesSubscription", {
      supplier_code,
      body: { ...body, outcomes: [{ client_status: { in: [10] } }, { marketplace_status: { gte: 230 } }] }
    })
    const from = deliveriesOf(more.json).length
    await send([
      { client_status: 1 },
      { client_status: 10, after_seconds: 60 },
      { client_status: 11, after_seconds: 60 }
    ])
    await advance(600)
    const chosen = await call("getOutcomesSubscription", { supplier_code })
    const last = await read(context, "outcomes")
    holds(later, [chosen, last], { from })
    await call("removeOutcomesSubscription", { supplier_code })
    const after = now()
    await send([{ client_status: 10 }])
    await advance(600)
    holds(none, [made, await read(context, "outcomes")], { after })
  }
}

const later = delivered(
  "replaced-filters-hold",
  "Endpoints 13",
  "After a subscription is replaced, the messages that match the new filters are sent, and no others.",
  (all, subscription, { from }) => {
    const found = messagesOf(all.slice(Number(from)))
    const filters = listOf(subscription, "outcomes")
    if (found.some((message) => !filters.some((filter) => matches(message, filter))))
      return "a message matches none of them"
    return found.length === 1 ? undefined : `${found.length} messages were sent, not 1`
  }
)

export const callbacks: ReadonlyArray<Scenario> = [opportunities, outcomes]
