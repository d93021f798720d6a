/**
 * Subscriptions, and the callbacks that follow from them.
 */
import { createPublicKey, verify } from "node:crypto"
import { listOf, memberOf, textAt } from "../../run/Call.ts"
import { register } from "../registry.ts"
import type { Details, Rule } from "../Rule.ts"
import type { Scenario, Stage } from "../Scenario.ts"
import { words } from "../words.ts"
import { supplierOf } from "./supply.ts"

const shown = words(
  "subscription-shows-what-was-written",
  "Endpoints 11 and 14",
  "A subscription shows the callback and the filters that it was created with."
)
const replaced = words(
  "subscription-is-replaced",
  "States and transitions: Subscription lifecycle",
  "There is one subscription per supplier code and stream: creating another replaces it."
)
const removed = words(
  "removed-subscription-is-gone",
  "Endpoints 12 and 15",
  "A subscription that was removed is answered with 404."
)
const keyed = words(
  "key-of-a-supplier",
  "Authentication 2",
  "A subscription returns the public key and its identifier, which stay when it is replaced."
)
const large = words("body-limit", "Limits", "A body of more than 409,600 bytes is refused with 413.")
const urls = words("callback-urls", "decision callback-urls", "A callback is an http or https URL without credentials.")
const listed = words("surveys-on-request", "Endpoints 11", "Active surveys are listed only when surveys is true.")
const dictionary = words("filters-of-dictionaries", "Endpoints 10", "Filters compare with codes of the dictionaries.")
const foreign = words(
  "supplier-of-another-account",
  "Errors: General HTTP status codes",
  "A supplier of another account is refused with 403, and one that does not exist with 404."
)

const streams = [
  {
    create: "createOpportunitiesSubscription",
    get: "getOpportunitiesSubscription",
    remove: "removeOpportunitiesSubscription",
    filters: { opportunities: [{ country_language: { in: ["eng_us"] } }] }
  },
  {
    create: "createOutcomesSubscription",
    get: "getOutcomesSubscription",
    remove: "removeOutcomesSubscription",
    filters: { outcomes: [{ client_status: { in: [10, 26] } }, {}] }
  }
] as const

const lifecycle: Scenario = {
  id: "subscriptions",
  operations: streams.flatMap(({ create, get, remove }) => [create, get, remove]),
  run: async (stage) => {
    const { accepts, call, refuses, shows } = stage
    const supplier_code = await supplierOf(stage)
    for (const { create, filters, get, remove } of streams) {
      await refuses(removed, get, { supplier_code }, [404])
      await refuses(removed, remove, { supplier_code }, [404])
      const body = { callback: "https://panel.example.com/one", ...filters }
      const made = await accepts(shown, create, { supplier_code, body })
      const read = await call(get, { supplier_code })
      shows(shown, [made, read], [], { ...body, name: supplier_code })
      if (memberOf(made.json, "public_key") !== undefined)
        shows(keyed, [made, read], [], {
          public_key: memberOf(made.json, "public_key"),
          key_id: memberOf(made.json, "key_id")
        })
      const other = { ...body, callback: "http://panel.example.com/two" }
      const again = await accepts(replaced, create, { supplier_code, body: other })
      shows(replaced, [again, await call(get, { supplier_code })], ["callback"], other.callback)
      shows(keyed, [made, again], ["public_key"], memberOf(made.json, "public_key"))
      shows(keyed, [made, again], ["key_id"], memberOf(made.json, "key_id"))
      for (const callback of [
        "ftp://panel.example.com/",
        "https://user:secret@panel.example.com/",
        "mailto:a@b.example"
      ])
        await refuses(urls, create, { supplier_code, body: { ...body, callback } }, [400])
      shows(replaced, await call(get, { supplier_code }), ["callback"], other.callback)
      await refuses(foreign, create, { supplier_code: "no-such-supplier", body }, [404])
      await refuses(foreign, get, { supplier_code: "no-such-supplier" }, [404])
      await refuses(foreign, remove, { supplier_code: "no-such-supplier" }, [404])
      if (stage.hasControl)
        for (const operation of [create, get, remove])
          await refuses(foreign, operation, { supplier_code: "4800", ...(operation === create && { body }) }, [403])
      await accepts(removed, remove, { supplier_code })
      await refuses(removed, get, { supplier_code }, [404])
      await refuses(removed, remove, { supplier_code }, [404])
    }
    const create = "createOpportunitiesSubscription"
    const body = {
      callback: "https://panel.example.com/one",
      include_quotas: true,
      opportunities: [{ country_language: { eq: "eng_us" } }]
    }
    await accepts(shown, create, { supplier_code, body })
    shows(shown, await call("getOpportunitiesSubscription", { supplier_code }), [], {
      include_quotas: true,
      surveys: undefined
    })
    shows(listed, await call("getOpportunitiesSubscription", { supplier_code, surveys: false }), ["surveys"], undefined)
    shows(listed, await call("getOpportunitiesSubscription", { supplier_code, surveys: true }), ["surveys"], [])
    for (const [field, value] of [
      ["country_language", "xxx_xx"],
      ["country_language", "English"],
      ["industry", "no-such"],
      ["study_type", "no-such"]
    ] as const)
      for (const operator of ["eq", "ne", "in", "nin"])
        await refuses(
          dictionary,
          create,
          {
            supplier_code,
            body: {
              ...body,
              opportunities: [
                {
                  country_language: { eq: "eng_us" },
                  [field]: { [operator]: operator.endsWith("in") ? [value] : value }
                }
              ]
            }
          },
          [400]
        )
    const filler = { country_language: { in: Array.from({ length: 100 }, () => "eng_us") } }
    const most = 409_600
    const padded = (size: number): object => {
      const base = { ...body, opportunities: Array.from({ length: 380 }, () => filler) }
      const missing = size - JSON.stringify({ ...base, callback: "" }).length
      return { ...base, callback: "https://a.example/".padEnd(missing, "a") }
    }
    await refuses(large, create, { supplier_code, body: padded(most + 1) }, [413])
    await accepts(large, create, { supplier_code, body: padded(most) })
  }
}

interface Delivery {
  readonly sent_at: string
  readonly body: string
  readonly signature: string
  readonly url: string
  readonly supplier_code: string
}

const deliveriesOf = (json: unknown): ReadonlyArray<Delivery> => listOf(json, "items") as ReadonlyArray<Delivery>

/** One rule for what a list of deliveries shows, with the subscription before it. */
const delivered = (
  id: string,
  place: string,
  sentence: string,
  broken: (deliveries: ReadonlyArray<Delivery>, subscription: unknown, details: Details) => string | undefined
): Rule =>
  register({
    id,
    place,
    sentence,
    broken: (all, details) => broken(deliveriesOf(all.at(-1)?.json), all[0]?.json, details)
  })

const signed = delivered(
  "callbacks-are-signed",
  "Authentication 3 and 4",
  "A callback is signed by the supplier's key: ECDSA over SHA-256 of timestamp, point and body.",
  (all, subscription) => {
    const encoded = textAt(subscription, "public_key")
    const keyId = textAt(subscription, "key_id")
    if (encoded === "") return undefined
    const key = createPublicKey({ key: Buffer.from(encoded, "base64"), format: "der", type: "spki" })
    for (const { body, signature } of all) {
      const [time = "", ...elements] = signature.split(",")
      const timestamp = /^t:(\d+)$/.exec(time)?.[1]
      if (timestamp === undefined) return "the header does not begin with t:<timestamp>"
      const [version, id, value = ""] = (elements[0] ?? "").split(":")
      if (version !== "v1") return `the schema version is ${version}`
      if (id !== keyId.slice(0, 8)) return "the key identifier is not the first 8 characters of the key id"
      if (!verify("sha256", Buffer.from(`${timestamp}.${body}`), key, Buffer.from(value, "base64")))
        return "a signature does not verify"
    }
    return undefined
  }
)

const cadence = delivered(
  "send-interval",
  "Endpoints 10",
  "Callbacks of a stream are at least send_interval_seconds apart, and outcomes 15 seconds.",
  (all, _subscription, { seconds }) => {
    const times = [...new Set(all.map(({ sent_at }) => Date.parse(sent_at)))].toSorted((one, other) => one - other)
    const close = times.findIndex((time, index) => index > 0 && time - (times[index - 1] ?? 0) < Number(seconds) * 1000)
    return close < 0 ? undefined : `two are ${((times[close] ?? 0) - (times[close - 1] ?? 0)) / 1000} seconds apart`
  }
)

const messagesOf = (all: ReadonlyArray<Delivery>): ReadonlyArray<unknown> =>
  all.flatMap(({ body }) => JSON.parse(body) as ReadonlyArray<unknown>)

type Compare = Readonly<Record<string, unknown>>

const compares = (value: unknown, compare: Compare): boolean =>
  Object.entries(compare).every(([operator, wanted]) => {
    const list = Array.isArray(wanted) ? wanted : []
    switch (operator) {
      case "eq":
        return value === wanted
      case "ne":
        return value !== wanted
      case "in":
        return Array.isArray(value) ? value.some((each) => list.includes(each)) : list.includes(value)
      case "nin":
        return Array.isArray(value) ? !value.some((each) => list.includes(each)) : !list.includes(value)
      case "gte":
        return Number(value) >= Number(wanted)
      case "lte":
        return Number(value) <= Number(wanted)
      default:
        return true
    }
  })

const matches = (message: unknown, filter: unknown): boolean =>
  Object.entries(Object(filter) as Record<string, Compare>).every(([field, compare]) => {
    const value = memberOf(message, field)
    return compares(typeof memberOf(value, "value") === "number" ? memberOf(value, "value") : value, compare)
  })

const filtered = delivered(
  "messages-match-the-filters",
  "Endpoints 10 and 13",
  "A message matches one of the filters of the subscription, unless it takes a survey back.",
  (all, subscription) => {
    const filters = [...listOf(subscription, "opportunities"), ...listOf(subscription, "outcomes")]
    const wrong = messagesOf(all).find(
      (message) =>
        textAt(message, "message_reason") !== "deactivated" && !filters.some((filter) => matches(message, filter))
    )
    return wrong === undefined ? undefined : "a message matches none of them"
  }
)

const quotas = delivered(
  "quotas-on-request",
  "Endpoints 10",
  "Quotas and qualifications are there only when include_quotas is true, and one quota is the total.",
  (all, subscription) => {
    const wanted = memberOf(subscription, "include_quotas") === true
    for (const message of messagesOf(all)) {
      const isThere = memberOf(message, "survey_quotas") !== undefined
      if (isThere !== wanted) return wanted ? "survey_quotas are missing" : "survey_quotas are there"
      if (
        wanted &&
        listOf(message, "survey_quotas").filter((quota) => memberOf(quota, "survey_quota_type") === "Total").length !==
          1
      )
        return "there is not one total"
    }
    return undefined
  }
)

const figures = delivered(
  "opportunity-figures",
  "Resources: Opportunity",
  "Shares lie between 0 and 1, medians are 0 until six completes, and revenue per click follows from revenue, completes and entrants.",
  (all) => {
    for (const message of messagesOf(all)) {
      const number = (name: string) => Number(memberOf(message, name) ?? 0)
      for (const name of ["conversion", "mobile_conversion", "completion_percentage"])
        if (!(number(name) >= 0 && number(name) <= 1)) return `${name} is ${number(name)}`
      if (number("overall_completes") < 6 && number("length_of_interview") !== 0)
        return "length_of_interview is not 0 before six completes"
      if (number("overall_completes") >= 6 && number("length_of_interview") === 0)
        return "length_of_interview is 0 after six completes"
      if (number("total_client_entrants") < 6 && number("termination_length_of_interview") !== 0)
        return "termination_length_of_interview is not 0 before six entrants"
      if (number("overall_completes") > number("total_client_entrants")) return "there are more completes than entrants"
      const conversion =
        number("total_client_entrants") === 0 ? 0 : number("overall_completes") / number("total_client_entrants")
      if (Math.abs(conversion - number("conversion")) > 0.0001) return "conversion is not completes per entrant"
      const revenue = Number(memberOf(message, "revenue_per_interview", "value"))
      if (number("revenue_per_click") > revenue) return "revenue_per_click is more than revenue_per_interview"
      if (
        textAt(message, "message_reason") !== "deactivated" &&
        (memberOf(message, "is_live") !== true || number("total_remaining") <= 0 || revenue <= 0)
      )
        return "a survey is offered that is not open"
      if (memberOf(message, "study_type") !== "recontact" && listOf(message, "respondent_pids").length > 0)
        return "respondent_pids is not empty for a survey that is no recontact"
    }
    return undefined
  }
)

const bounded = delivered(
  "callback-size",
  "Endpoints 10",
  "A callback has at most payload_max_survey_count messages and payload_max_size_mb megabytes.",
  (all, _subscription, { most }) => {
    const count = Number(most ?? 1000)
    return all.every(
      ({ body }) => (JSON.parse(body) as ReadonlyArray<unknown>).length <= count && body.length <= 8_388_608
    )
      ? undefined
      : "one is larger"
  }
)

const reasons = delivered(
  "message-reasons",
  "decision message-reasons",
  "A survey is new when it is first told of, and updated afterwards, until it is deactivated.",
  (all) => {
    const told = new Map<unknown, string>()
    for (const message of messagesOf(all)) {
      const [id, reason] = [memberOf(message, "survey_id"), textAt(message, "message_reason")]
      const before = told.get(id)
      const isRight =
        before === undefined
          ? reason === "new"
          : before === "deactivated"
            ? reason === "reactivated"
            : reason === "updated" || reason === "deactivated"
      if (!isRight) return `${reason} follows ${before ?? "nothing"}`
      told.set(id, reason)
    }
    return undefined
  }
)

const some = delivered(
  "changes-are-sent",
  "Events",
  "A survey that is set live or changed is sent to the subscriptions that it matches.",
  (all, _subscription, { survey }) =>
    messagesOf(all).some((message) => memberOf(message, "survey_id") === survey) ? undefined : "no callback has it"
)

const active = words(
  "active-surveys",
  "decision active-surveys",
  "Active surveys are those that were sent and have not been taken back."
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

const read = (stage: Stage, stream: string) => stage.control("GET", `/deliveries?stream=${stream}`)

const opportunities: Scenario = {
  id: "opportunities",
  operations: ["createOpportunitiesSubscription", "getOpportunitiesSubscription", "removeOpportunitiesSubscription"],
  needsControl: true,
  run: async (stage) => {
    const { advance, call, control, holds, now, shows } = stage
    const supplier_code = await supplierOf(stage)
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
      await stage.session.reset()
      const body = { callback: "http://127.0.0.1:9/callbacks", ...each }
      const made = await call("createOpportunitiesSubscription", { supplier_code, body })
      await advance(1800)
      const subscription = await call("getOpportunitiesSubscription", { supplier_code, surveys: true })
      const deliveries = await read(stage, "opportunities")
      holds(signed, [made, deliveries])
      holds(cadence, [subscription, deliveries], { seconds: each.send_interval_seconds ?? 15 })
      for (const rule of [filtered, quotas, figures, bounded, reasons]) holds(rule, [subscription, deliveries])
      const numbers = activeNumbers(messagesOf(deliveriesOf(deliveries.json)))
      shows(active, [deliveries, subscription], ["surveys", "length"], numbers.length)
    }
    await stage.session.reset()
    const body = { callback: "http://127.0.0.1:9/callbacks", opportunities: [{ country_language: { in: ["eng_us"] } }] }
    const made = await call("createOpportunitiesSubscription", { supplier_code, body })
    const survey = { survey_name: "Tea", country_language: "eng_us", price: 4, total_wanted: 200 }
    const published = await control("POST", "/surveys", survey)
    const number = Number(memberOf(published.json, "survey_id"))
    await advance(30)
    holds(some, [made, await read(stage, "opportunities")], { survey: number })
    await control("PATCH", `/surveys/${number}`, { status: "05" })
    await advance(30)
    await control("PATCH", `/surveys/${number}`, { status: "03" })
    await advance(30)
    const all = await read(stage, "opportunities")
    holds(reasons, [made, all])
    holds(told, [made, all], { survey: number, reasons: ["new", "deactivated", "reactivated"] })
    await call("removeOpportunitiesSubscription", { supplier_code })
    const after = now()
    await control("PATCH", `/surveys/${number}`, { status: "05" })
    await advance(3600)
    holds(none, [made, await read(stage, "opportunities")], { after })
  }
}

const told = delivered(
  "transitions-are-sent",
  "decision message-reasons",
  "A survey that closes is taken back, and one that opens again is reactivated.",
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
  run: async (stage) => {
    const { advance, call, control, holds, now } = stage
    const supplier_code = await supplierOf(stage)
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
    const all = await read(stage, "outcomes")
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
    const more = await read(stage, "outcomes")
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
    const last = await read(stage, "outcomes")
    holds(later, [chosen, last], { from })
    await call("removeOutcomesSubscription", { supplier_code })
    const after = now()
    await send([{ client_status: 10 }])
    await advance(600)
    holds(none, [made, await read(stage, "outcomes")], { after })
  }
}

const later = delivered(
  "replaced-filters-hold",
  "Endpoints 13",
  "After a subscription is replaced its messages match the new filters, and all that match are sent.",
  (all, subscription, { from }) => {
    const found = messagesOf(all.slice(Number(from)))
    const filters = listOf(subscription, "outcomes")
    if (found.some((message) => !filters.some((filter) => matches(message, filter))))
      return "a message matches none of them"
    return found.length === 1 ? undefined : `${found.length} messages were sent, not 1`
  }
)

export const subscriptions: ReadonlyArray<Scenario> = [lifecycle, opportunities, outcomes]
