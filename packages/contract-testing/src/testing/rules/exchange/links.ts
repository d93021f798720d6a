/**
 * Rules for a supplier's entry links.
 */
import { isSuccess, listOf, memberOf, textAt } from "../../run/Call.ts"
import { newSurvey } from "../../fixtures/exchange.ts"
import type { Scenario, ScenarioContext } from "../Scenario.ts"
import { condition, textRule } from "../textRules.ts"
import { envelope } from "./lookups.ts"

const linked = textRule(
  "link-shows-what-was-written",
  "Endpoints 18 to 20",
  "A supplier link shows the settings that it was created or updated with."
)
const once = textRule("one-link-per-survey", "decision refusals-by-state", "A second link into one survey is refused.")
const allocation = textRule(
  "link-needs-allocation",
  "Endpoints 18",
  "A link is created only into a survey with an allocation of the supplier."
)
const missing = textRule(
  "missing-link",
  "Errors: General HTTP status codes",
  "The response for a link that does not exist is 404."
)
const seven = textRule(
  "update-needs-all-fields",
  "Endpoints 19",
  "An update of a supplier link requires all seven fields; redirect links may be empty."
)
const codes = textRule(
  "codes-of-links",
  "Resources: Supplier link",
  "Link types and tracking types are those of the lookups."
)
const foreign = textRule(
  "supplier-of-another-account",
  "Errors: General HTTP status codes",
  "A request for a supplier of another account is refused with 403, and for a supplier that does not exist with 404."
)
const generated = condition(
  "entry-links-are-generated",
  "Resources: Supplier link",
  "LiveLink and TestLink are URLs for the entry of respondents, and RPI is an amount in a currency.",
  (json) => {
    for (const name of ["LiveLink", "TestLink"])
      if (!URL.canParse(textAt(json, "SupplierLink", name))) return `${name} is not a URL`
    const [live, test] = ["LiveLink", "TestLink"].map((name) => textAt(json, "SupplierLink", name))
    if (live === test) return "LiveLink and TestLink are equal"
    const value = memberOf(json, "SupplierLink", "RPI", "Value")
    if (typeof value !== "number" || value < 0) return "RPI has no amount"
    return textAt(json, "SupplierLink", "RPI", "CurrencyCode") === "USD" ? undefined : "RPI is not in USD"
  }
)
const kept = textRule("links-of-an-update-stay", "Endpoints 19", "An update keeps the generated entry link.")

export const fields = { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" }
const links = {
  DefaultLink: "https://panel.example.com/default?mid=[%MID%]",
  SuccessLink: "https://panel.example.com/complete?mid=[%MID%]&pay=[%REVENUE%]",
  FailureLink: "https://panel.example.com/terminate",
  OverQuotaLink: "",
  QualityTerminationLink: "https://panel.example.com/quality"
}

export const supplierOf = async ({ call }: ScenarioContext): Promise<string> =>
  textAt((await call("listSuppliers")).json, "AccountsWithSuppliers", 0, "Suppliers", 0, "Code")

/** Returns up to `most` surveys that are allocated to the supplier but have no entry link. */
const unlinked = async (
  { call }: ScenarioContext,
  SupplierCode: string,
  most: number
): Promise<ReadonlyArray<unknown>> => {
  const inventory = await call("listAllocatedSurveys", { SupplierCode })
  const found: Array<unknown> = []
  for (const SurveyNumber of listOf(inventory.json, "SupplyAllocationSurveyIDs").slice(0, 30)) {
    if (found.length === most) break
    const at = { SurveyNumber, SupplierCode }
    if (isSuccess(await call("getSurveyAllocation", at)) && !isSuccess(await call("getSupplierLink", at)))
      found.push(SurveyNumber)
  }
  return found
}

const linking: Scenario = {
  id: "supplier-links",
  operations: ["createSupplierLink", "updateSupplierLink", "getSupplierLink"],
  run: async (context) => {
    const { accepts, agrees, call, holds, refuses, shows } = context
    const SupplierCode = await supplierOf(context)
    const [first, second, third] = await unlinked(context, SupplierCode, 3)
    const at = { SurveyNumber: first, SupplierCode }
    await refuses(missing, "getSupplierLink", at, [404])
    await refuses(missing, "updateSupplierLink", { ...at, body: { ...fields, ...links } }, [404])
    const made = await accepts(linked, "createSupplierLink", {
      ...at,
      body: { ...fields, SuccessLink: links.SuccessLink }
    })
    shows(linked, made, ["SupplierLink"], { ...fields, SuccessLink: links.SuccessLink })
    holds(generated, made)
    holds(envelope, made)
    const read = await call("getSupplierLink", at)
    agrees(linked, [made, read], ["SupplierLink"])
    holds(envelope, read)
    await refuses(once, "createSupplierLink", { ...at, body: fields }, [400, 409])
    for (const wrong of [{ SupplierLinkTypeCode: "NO" }, { TrackingTypeCode: "NO" }]) {
      await refuses(codes, "updateSupplierLink", { ...at, body: { ...fields, ...links, ...wrong } }, [400])
      await refuses(
        codes,
        "createSupplierLink",
        { SurveyNumber: second, SupplierCode, body: { ...fields, ...wrong } },
        [400]
      )
    }
    for (const name of Object.keys({ ...fields, ...links })) {
      const body = Object.fromEntries(Object.entries({ ...fields, ...links }).filter(([each]) => each !== name))
      await refuses(seven, "updateSupplierLink", { ...at, body }, [400])
    }
    agrees(codes, [read, await call("getSupplierLink", at)], ["SupplierLink"])
    for (const TrackingTypeCode of ["S2S", "PIXEL", "NONE"]) {
      const body = { ...fields, ...links, TrackingTypeCode, SupplierLinkTypeCode: "TS" }
      const updated = await accepts(linked, "updateSupplierLink", { ...at, body })
      shows(linked, updated, ["SupplierLink"], body)
      shows(kept, [made, updated], ["SupplierLink", "LiveLink"], memberOf(made.json, "SupplierLink", "LiveLink"))
      agrees(linked, [updated, await call("getSupplierLink", at)], ["SupplierLink"])
      agrees(linked, [updated, await call("updateSupplierLink", { ...at, body })], ["SupplierLink"])
    }
    const all = await accepts(linked, "createSupplierLink", {
      SurveyNumber: second,
      SupplierCode,
      body: { ...fields, ...links }
    })
    shows(linked, all, ["SupplierLink"], links)
    const draft = memberOf(
      (await call("createSurvey", { body: { ...newSurvey, Quota: 0 } })).json,
      "Survey",
      "SurveyNumber"
    )
    await refuses(allocation, "createSupplierLink", { SurveyNumber: draft, SupplierCode, body: fields }, [404])
    for (const operation of [
      "getSupplierLink",
      "createSupplierLink",
      "updateSupplierLink",
      "getSurveyAllocation",
      "listSurveyGroups",
      "listQualifiedRespondents"
    ]) {
      const body = operation.startsWith("get") || operation.startsWith("list") ? {} : { body: { ...fields, ...links } }
      await refuses(missing, operation, { SurveyNumber: 987_654_321, SupplierCode, ...body }, [404])
      await refuses(foreign, operation, { SurveyNumber: third, SupplierCode: "no-such-supplier", ...body }, [404])
      if (context.hasControl)
        await refuses(foreign, operation, { SurveyNumber: third, SupplierCode: "4800", ...body }, [403])
    }
    for (const operation of ["listAllocatedSurveys", "listOfferwallSurveys"]) {
      await refuses(foreign, operation, { SupplierCode: "no-such-supplier" }, [404])
      if (context.hasControl) await refuses(foreign, operation, { SupplierCode: "4800" }, [403])
    }
  }
}

export const supplierLinks: ReadonlyArray<Scenario> = [linking]
