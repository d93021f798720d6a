/**
 * Rules for the operations with which a supplier finds surveys.
 */
import { listOf, memberOf, textAt } from "../../run/Call.ts"
import { newSurvey } from "../../fixtures/exchange.ts"
import type { Scenario } from "../Scenario.ts"
import { condition, textRule } from "../textRules.ts"
import { fields, supplierOf } from "./links.ts"
import { envelope } from "./lookups.ts"

const offerwall = condition(
  "offerwall-surveys",
  "decision offerwall-scales",
  "Percentages of the offerwall are between 0 and 100, completes remain, and a survey pays.",
  (json) => {
    for (const survey of listOf(json, "Surveys")) {
      for (const name of ["Conversion", "CompletionPercentage", "SurveyMobileConversion", "BidIncidence"]) {
        const value = Number(memberOf(survey, name) ?? 0)
        if (!(value >= 0 && value <= 100)) return `${name} is ${value}`
      }
      if (!(Number(memberOf(survey, "TotalRemaining") ?? 1) > 0)) return "no completes remain"
      if (!(Number(memberOf(survey, "RPI", "Value") ?? 1) > 0)) return "a survey pays nothing"
      if (memberOf(survey, "RPI", "Value") !== memberOf(survey, "CPI")) return "RPI and CPI differ"
      const [length, completes] = [
        Number(memberOf(survey, "LengthOfInterview")),
        Number(memberOf(survey, "OverallCompletes"))
      ]
      if (completes < 6 && length !== 0) return `LengthOfInterview is ${length} with ${completes} completes`
      if (completes >= 6 && length === 0) return `LengthOfInterview is 0 with ${completes} completes`
    }
    const numbers = listOf(json, "Surveys").map((survey) => memberOf(survey, "SurveyNumber"))
    return new Set(numbers).size === numbers.length ? undefined : "a survey is listed twice"
  }
)

const allocated = condition(
  "inventory-has-the-offerwall",
  "Endpoints 21",
  "The inventory lists every survey of the offerwall, and those with a link.",
  (json, _interaction, all) => {
    const ids = listOf(json, "SupplyAllocationSurveyIDs")
    const absent = listOf(all[0]?.json, "Surveys").filter((survey) => !ids.includes(memberOf(survey, "SurveyNumber")))
    return absent.length === 0 ? undefined : `${absent.length} surveys of the offerwall are not in the inventory`
  }
)

const gone = condition(
  "linked-survey-leaves-the-offerwall",
  "decision surveys-of-the-offerwall",
  "The offerwall lists the surveys into which the supplier has no entry link yet; the inventory keeps them.",
  (json, _interaction, all) => {
    const number = memberOf(all[0]?.json, "Surveys", 0, "SurveyNumber")
    const ids = listOf(json, "SupplyAllocationSurveyIDs")
    if (ids.length > 0) return ids.includes(number) ? undefined : "the inventory does not list the linked survey"
    return listOf(json, "Surveys").some((survey) => memberOf(survey, "SurveyNumber") === number)
      ? "the linked survey is still listed"
      : undefined
  }
)

const same = textRule(
  "allocation-agrees-with-offerwall",
  "Endpoints 17",
  "A survey shows the same figures in the offerwall and in its allocation."
)
const shares = condition(
  "allocation-adds-up",
  "decision offerwall-and-allocation",
  "The remaining completes of the allocation and of the hedge add up to those of the supplier.",
  (json) => {
    const [offer] = listOf(json, "SupplierAllocationSurvey", "OfferwallAllocations")
    const sum = Number(memberOf(offer, "AllocationRemaining")) + Number(memberOf(offer, "HedgeRemaining"))
    const remaining = memberOf(json, "SupplierAllocationSurvey", "TotalRemaining")
    return sum === remaining
      ? undefined
      : `they add up to ${sum}, not ${textAt(json, "SupplierAllocationSurvey", "TotalRemaining")}`
  }
)
const groups = condition(
  "groups-of-a-survey",
  "Endpoints 17",
  "The groups of a survey list it, and SurveyGroupExists is 0 while it is in one.",
  (json, { call }, all) => {
    const number = Number(call.path.split("/").at(-2))
    const found = listOf(json, "SurveyGroups")
    if (found.some((group) => !listOf(group, "SurveyGroupSurveys").includes(number)))
      return "a group does not list the survey"
    const survey = listOf(all[0]?.json, "Surveys").find((each) => memberOf(each, "SurveyNumber") === number)
    const flag = memberOf(survey, "SurveyGroupExists")
    return flag === undefined || (flag === 0) === found.length > 0
      ? undefined
      : `SurveyGroupExists is ${textAt(survey, "SurveyGroupExists")} with ${found.length} groups`
  }
)
const recontacts = textRule(
  "recontact-only",
  "Endpoints 16",
  "Only surveys of study type Recontact have qualified respondents."
)
const qualified = condition(
  "qualified-respondents",
  "Endpoints 16",
  "A recontact survey lists the respondents of the supplier, each once.",
  (json) => {
    const pids = listOf(json, "SurveyQualifiedRespondents").map((each) => textAt(each, "PID"))
    return new Set(pids).size === pids.length ? undefined : "a respondent is listed twice"
  }
)

const looking: Scenario = {
  id: "supply-surveys",
  operations: [
    "listAllocatedSurveys",
    "listOfferwallSurveys",
    "getSurveyAllocation",
    "listSurveyGroups",
    "listQualifiedRespondents"
  ],
  run: async (context) => {
    const { accepts, call, holds, refuses, shows } = context
    const SupplierCode = await supplierOf(context)
    const wall = await call("listOfferwallSurveys", { SupplierCode })
    holds(offerwall, wall)
    holds(envelope, wall)
    const inventory = await call("listAllocatedSurveys", { SupplierCode })
    holds(allocated, [wall, inventory])
    holds(envelope, inventory)
    const surveys = listOf(wall.json, "Surveys")
    const withGroup = surveys.filter((survey) => memberOf(survey, "SurveyGroupExists") === 0).slice(0, 3)
    const again = surveys.filter((survey) => memberOf(survey, "StudyTypeID") === 22).slice(0, 2)
    for (const survey of [...surveys.slice(0, 5), ...withGroup, ...again]) {
      const at = { SurveyNumber: memberOf(survey, "SurveyNumber"), SupplierCode }
      const own = await call("getSurveyAllocation", at)
      shows(same, [wall, own], ["SupplierAllocationSurvey"], survey)
      holds(shares, own)
      const found = await call("listSurveyGroups", at)
      holds(groups, [wall, found])
      holds(envelope, found)
      if (memberOf(survey, "StudyTypeID") === 22) {
        const people = await accepts(recontacts, "listQualifiedRespondents", at)
        holds(qualified, people)
        holds(envelope, people)
      } else await refuses(recontacts, "listQualifiedRespondents", at, [400])
    }
    const first = { SurveyNumber: memberOf(surveys[0], "SurveyNumber"), SupplierCode }
    await call("createSupplierLink", { ...first, body: fields })
    holds(gone, [wall, await call("listOfferwallSurveys", { SupplierCode })])
    holds(gone, [wall, await call("listAllocatedSurveys", { SupplierCode })])
    const link = await call("getSupplierLink", first)
    shows(
      same,
      [link, await call("getSurveyAllocation", first)],
      ["SupplierAllocationSurvey", "OfferwallAllocations", 0, "TargetModel", "LiveSupplierLink"],
      memberOf(link.json, "SupplierLink", "LiveLink")
    )
    const made = await call("createSurvey", {
      body: {
        ...newSurvey,
        SurveyStatusCode: "03",
        Quota: 40,
        QuotaCPI: 2,
        PlatformExchangeAllocation: 50,
        PlatformExchangeHedgeAccess: true
      }
    })
    const mine = { SurveyNumber: memberOf(made.json, "Survey", "SurveyNumber"), SupplierCode }
    const own = await call("getSurveyAllocation", mine)
    shows(share, [made, own], ["SupplierAllocationSurvey", "OfferwallAllocations", 0], {
      AllocationRemaining: 20,
      HedgeRemaining: 20
    })
    shows(share, [made, own], ["SupplierAllocationSurvey", "TotalRemaining"], 40)
    const half = await call("createSurvey", {
      body: { ...newSurvey, SurveyStatusCode: "03", Quota: 41, QuotaCPI: 2, PlatformExchangeAllocation: 50 }
    })
    shows(
      share,
      [
        half,
        await call("getSurveyAllocation", { SupplierCode, SurveyNumber: memberOf(half.json, "Survey", "SurveyNumber") })
      ],
      ["SupplierAllocationSurvey", "TotalRemaining"],
      20
    )
    const nothing = await call("createSurvey", {
      body: { ...newSurvey, SurveyStatusCode: "03", PlatformExchangeAllocation: 0 }
    })
    await refuses(
      share,
      "getSurveyAllocation",
      { SupplierCode, SurveyNumber: memberOf(nothing.json, "Survey", "SurveyNumber") },
      [404]
    )
  }
}

const share = textRule(
  "exchange-allocation",
  "Resources: Survey (buyer)",
  "PlatformExchangeAllocation is the percentage of completes that only the exchange may deliver; hedge access gives it the others too."
)

export const supply: ReadonlyArray<Scenario> = [looking]
