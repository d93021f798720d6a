/**
 * Rules for events that occur between a supplier's calls: respondents enter, surveys change, and callbacks are sent as a result.
 */
import { type CheckedInteraction, listOf, memberOf, textAt } from "../../run/Call.ts"
import type { Scenario, ScenarioContext } from "../Scenario.ts"
import { condition, textRule } from "../textRules.ts"
import { delivered } from "./deliveries.ts"
import { fields, supplierOf } from "./links.ts"

const opens = condition(
  "entry-links-open",
  "Resources: Supplier link",
  "A respondent who opens an entry link is redirected, in the end to the redirect link, and a link that does not exist is refused with 404.",
  (_json, { call, received: { body, headers, status } }) => {
    const isKnown = call.query.every(([name, value]) => name !== "SID" || value !== unknownLink)
    if (!isKnown) return status === 404 ? undefined : `the response for an unknown link was ${status}`
    if (status === 200) return body.startsWith("<") ? undefined : "the link shows no page"
    if (status !== 302) return `the response for the link was ${status}`
    return /^https:\/\/panel\.example\.com\/\w+\?mid=m-1$/.test(headers["location"] ?? "")
      ? undefined
      : "the redirect is not one of the redirect links with its macros replaced"
  }
)

const unknownLink = "00000000-0000-4000-8000-000000000000"

const sent = delivered(
  "changes-are-sent-in-time",
  "Events",
  "A change of a survey is sent at the next send interval without a request.",
  (all, _subscription, { begin, end }) => {
    const times = new Set(all.map(({ sent_at }) => Date.parse(sent_at)))
    const half = (Number(begin) + Number(end)) / 2
    return [...times].some((time) => time <= half) ? undefined : "nothing was sent in the first half of the time"
  }
)

const reported = condition(
  "tracked-links-report",
  "Resources: Supplier link",
  "A link with the tracking type S2S or PIXEL calls the redirect link when the respondent leaves.",
  (json, { now }) => {
    const items = listOf(json, "items")
    if (items.length === 0) return "nothing was sent"
    const late = items.find((item) => Date.parse(textAt(item, "sent_at")) > now - 1_800_000)
    return late === undefined ? undefined : `it was sent at ${textAt(late, "sent_at")}, long after the respondent left`
  }
)

/** Opens a link as a browser does, without credentials. */
const open = async (
  { session }: ScenarioContext,
  link: string,
  changes: Readonly<Record<string, string>>
): Promise<CheckedInteraction> => {
  const url = new URL(link)
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value)
  return session.send({
    operation: undefined,
    method: "GET",
    path: url.pathname,
    query: [...url.searchParams],
    credential: "none"
  })
}

const entering: Scenario = {
  id: "entry-links",
  operations: ["createSupplierLink", "updateSupplierLink", "getSupplierLink", "listAllocatedSurveys"],
  needsControl: true,
  run: async (context) => {
    const { advance, call, control, session } = context
    const SupplierCode = await supplierOf(context)
    const inventory = await call("listAllocatedSurveys", { SupplierCode })
    const links = {
      DefaultLink: "",
      SuccessLink: "https://panel.example.com/complete?mid=[%MID%]",
      FailureLink: "https://panel.example.com/terminate?mid=[%MID%]",
      OverQuotaLink: "",
      QualityTerminationLink: ""
    }
    for (const [index, TrackingTypeCode] of ["NONE", "S2S"].entries()) {
      const SurveyNumber = memberOf(inventory.json, "SupplyAllocationSurveyIDs", index)
      const at = { SurveyNumber, SupplierCode }
      await control("POST", `/suppliers/${SupplierCode}/links`, { survey_number: SurveyNumber })
      const link = await call("updateSupplierLink", { ...at, body: { ...fields, ...links, TrackingTypeCode } })
      for (const name of ["LiveLink", "TestLink"]) {
        const address = textAt(link.json, "SupplierLink", name)
        if (!URL.canParse(address)) continue
        session.verify(opens, [link, await open(context, address, { PID: "p-1", MID: "m-1" })], { at: name })
        session.verify(opens, [link, await open(context, address, { SID: unknownLink, PID: "p-1" })], {
          at: `${name} with an unknown SID`
        })
      }
      if (TrackingTypeCode === "NONE") continue
      await control("POST", `/suppliers/${SupplierCode}/respondents`, {
        survey_number: SurveyNumber,
        steps: [{ client_status: 1 }, { client_status: 10, after_seconds: 600 }]
      })
      await advance(7200)
      context.holds(reported, [link, await control("GET", "/postbacks")])
    }
  }
}

const changing: Scenario = {
  id: "changes-in-time",
  operations: ["createOpportunitiesSubscription", "getOpportunitiesSubscription", "removeOpportunitiesSubscription"],
  needsControl: true,
  run: async (context) => {
    const { advance, call, control, holds, now } = context
    const supplier_code = await supplierOf(context)
    const body = {
      callback: "http://127.0.0.1:9/callbacks",
      opportunities: [{ country_language: { in: ["eng_us", "eng_gb", "fre_fr"] } }]
    }
    const made = await call("createOpportunitiesSubscription", { supplier_code, body })
    const begin = now()
    await advance(6 * 3600)
    holds(sent, [made, await control("GET", "/deliveries?stream=opportunities")], { begin, end: now() })
  }
}

const gone = textRule(
  "subscriptions-are-apart",
  "States and transitions: Subscription lifecycle",
  "The streams of a supplier are independent: removing one does not remove the other."
)

const apart: Scenario = {
  id: "streams-apart",
  operations: ["removeOpportunitiesSubscription", "removeOutcomesSubscription"],
  run: async (context) => {
    const { call, shows } = context
    const supplier_code = await supplierOf(context)
    const callback = "http://127.0.0.1:9/callbacks"
    await call("createOpportunitiesSubscription", {
      supplier_code,
      body: { callback, opportunities: [{ country_language: { in: ["eng_us", "eng_gb", "fre_fr"] } }] }
    })
    await call("createOutcomesSubscription", { supplier_code, body: { callback, outcomes: [{}] } })
    const removed = await call("removeOpportunitiesSubscription", { supplier_code })
    shows(gone, [removed, await call("getOutcomesSubscription", { supplier_code })], ["callback"], callback)
    await call("createOpportunitiesSubscription", {
      supplier_code,
      body: { callback, opportunities: [{ country_language: { in: ["eng_us", "eng_gb", "fre_fr"] } }] }
    })
    const other = await call("removeOutcomesSubscription", { supplier_code })
    shows(gone, [other, await call("getOpportunitiesSubscription", { supplier_code })], ["callback"], callback)
  }
}

export const entries: ReadonlyArray<Scenario> = [entering, changing, apart]
