/**
 * Rules for the callbacks that were delivered to a supplier.
 */
import { createPublicKey, verify } from "node:crypto"
import { listOf, memberOf, textAt } from "../../run/Call.ts"
import { register } from "../registry.ts"
import type { Details, Rule } from "../Rule.ts"

interface Delivery {
  readonly sent_at: string
  readonly body: string
  readonly signature: string
  readonly url: string
  readonly supplier_code: string
}

export const deliveriesOf = (json: unknown): ReadonlyArray<Delivery> => listOf(json, "items") as ReadonlyArray<Delivery>

/** Creates a rule about the callbacks that were delivered for a subscription. */
export const delivered = (
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

export const signed = delivered(
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

export const cadence = delivered(
  "send-interval",
  "Endpoints 10",
  "Callbacks of a stream are at least send_interval_seconds apart, and outcomes 15 seconds.",
  (all, _subscription, { seconds }) => {
    const times = [...new Set(all.map(({ sent_at }) => Date.parse(sent_at)))].toSorted((one, other) => one - other)
    const close = times.findIndex((time, index) => index > 0 && time - (times[index - 1] ?? 0) < Number(seconds) * 1000)
    return close < 0
      ? undefined
      : `two callbacks are ${((times[close] ?? 0) - (times[close - 1] ?? 0)) / 1000} seconds apart`
  }
)

export const messagesOf = (all: ReadonlyArray<Delivery>): ReadonlyArray<unknown> =>
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

export const matches = (message: unknown, filter: unknown): boolean =>
  Object.entries(Object(filter) as Record<string, Compare>).every(([field, compare]) => {
    const value = memberOf(message, field)
    return compares(typeof memberOf(value, "value") === "number" ? memberOf(value, "value") : value, compare)
  })

export const filtered = delivered(
  "messages-match-the-filters",
  "Endpoints 10 and 13",
  "A message matches one of the filters of the subscription, unless it deactivates a survey.",
  (all, subscription) => {
    const filters = [...listOf(subscription, "opportunities"), ...listOf(subscription, "outcomes")]
    const wrong = messagesOf(all).find(
      (message) =>
        textAt(message, "message_reason") !== "deactivated" && !filters.some((filter) => matches(message, filter))
    )
    return wrong === undefined ? undefined : "a message matches none of them"
  }
)

export const quotas = delivered(
  "quotas-on-request",
  "Endpoints 10",
  "Quotas and qualifications are present only if include_quotas is true, and exactly one quota is the total.",
  (all, subscription) => {
    const wanted = memberOf(subscription, "include_quotas") === true
    for (const message of messagesOf(all)) {
      const isThere = memberOf(message, "survey_quotas") !== undefined
      if (isThere !== wanted) return wanted ? "survey_quotas are missing" : "survey_quotas are present"
      if (
        wanted &&
        listOf(message, "survey_quotas").filter((quota) => memberOf(quota, "survey_quota_type") === "Total").length !==
          1
      )
        return "there is not exactly one total quota"
    }
    return undefined
  }
)

export const figures = delivered(
  "opportunity-figures",
  "Resources: Opportunity",
  "Shares are between 0 and 1, medians are 0 until six completes, and revenue per click follows from revenue, completes and entrants.",
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
        return "a survey that is not open is offered"
      if (memberOf(message, "study_type") !== "recontact" && listOf(message, "respondent_pids").length > 0)
        return "respondent_pids is not empty for a survey that is not a recontact"
    }
    return undefined
  }
)

export const bounded = delivered(
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

export const reasons = delivered(
  "message-reasons",
  "decision message-reasons",
  "The first message about a survey is new, and later messages are updated until it is deactivated.",
  (all) => {
    const lastReasons = new Map<unknown, string>()
    for (const message of messagesOf(all)) {
      const [id, reason] = [memberOf(message, "survey_id"), textAt(message, "message_reason")]
      const before = lastReasons.get(id)
      const isRight =
        before === undefined
          ? reason === "new"
          : before === "deactivated"
            ? reason === "reactivated"
            : reason === "updated" || reason === "deactivated"
      if (!isRight) return `${reason} follows ${before ?? "nothing"}`
      lastReasons.set(id, reason)
    }
    return undefined
  }
)

export const some = delivered(
  "changes-are-sent",
  "Events",
  "A survey that is set live or changed is sent to the subscriptions that it matches.",
  (all, _subscription, { survey }) =>
    messagesOf(all).some((message) => memberOf(message, "survey_id") === survey) ? undefined : "no callback has it"
)
