/**
 * Rules for creating, launching and updating a buyer's surveys.
 */
import { memberOf, textAt } from "../../run/Call.ts"
import { newSurvey } from "../../fixtures/exchange.ts"
import type { Scenario } from "../Scenario.ts"
import { condition, textRule } from "../textRules.ts"
import { envelope } from "./lookups.ts"

const shown = textRule(
  "survey-shows-what-was-written",
  "Endpoints 22",
  "A survey shows the fields that it was created or updated with."
)
const own = textRule(
  "number-is-of-the-service",
  "decision numbers-in-a-create",
  "The service assigns SurveyNumber and SurveySID, whatever the request contains."
)
const replaced = textRule(
  "update-replaces",
  "decision left-out-in-an-update",
  "A field that an update omits is reset to its default."
)
const live = textRule(
  "live-needs-price-and-quota",
  "Limits: QuotaCPI (live)",
  "A live survey pays at least 0.01 per complete and has a quota."
)
const locked = textRule(
  "locked-after-launch",
  "States and transitions: Locked fields",
  "After a survey has first gone live, some fields cannot be modified."
)
const stays = textRule(
  "locked-field-stays",
  "decision left-out-in-an-update",
  "A locked field that an update omits does not change."
)
const codes = textRule(
  "codes-of-lookups",
  "Resources: Survey (buyer)",
  "The codes and ids of a survey are those of the lookups."
)
const moves = textRule(
  "moves-of-surveys",
  "States and transitions",
  "A survey changes its status only as the service allows, and a refused change has no effect."
)
const limits = textRule(
  "limits-of-a-survey",
  "Resources: Survey (buyer)",
  "The amounts of a survey are not negative, and its percentages are between 0 and 100."
)
const isThere = textRule(
  "unknown-is-404",
  "Errors: General HTTP status codes",
  "The response for something that does not exist is 404."
)
const foreign = textRule(
  "survey-of-another-account",
  "decision refusals-by-state",
  "A request for a survey of another account is refused with 403."
)
const number = textRule(
  "update-names-its-survey",
  "decision update-and-show",
  "The SurveyNumber of an update is the number in the path."
)
const unique = condition(
  "survey-numbers-are-unique",
  "Resources: Survey (buyer)",
  "SurveyNumber and SurveySID are unique.",
  (json, _interaction, all) => {
    for (const name of ["SurveyNumber", "SurveySID"]) {
      const values = all.map((each) => textAt(each.json, "Survey", name))
      if (new Set(values).size !== values.length) return `two surveys have the same ${name}`
    }
    void json
    return undefined
  }
)

const full = {
  ...newSurvey,
  SurveyPriority: 11,
  IndustryID: 30,
  StudyTypeID: 1,
  ClientCPI: 4.5,
  IsActive: true,
  PlatformExchangeAllocation: 100,
  PlatformExchangeHedgeAccess: true,
  IsVerifyCallBack: true,
  QuotaCalculationTypeID: 2,
  SurveyPlatformID: 1,
  BidLengthOfInterview: 12,
  SampleTypeID: 100,
  BidIncidence: 45,
  CollectsPII: true
}

const creating: Scenario = {
  id: "surveys",
  operations: ["createSurvey", "getSurvey", "updateSurvey"],
  run: async ({ accepts, agrees, call, holds, refuses, shows }) => {
    const made = await accepts(shown, "createSurvey", { body: full })
    shows(shown, made, ["Survey"], full)
    holds(envelope, made)
    const SurveyNumber = memberOf(made.json, "Survey", "SurveyNumber")
    const read = await call("getSurvey", { SurveyNumber })
    agrees(shown, [made, read], ["Survey"])
    holds(envelope, read)
    const least = await accepts(shown, "createSurvey", { body: newSurvey })
    holds(unique, [made, least])
    const named = await accepts(own, "createSurvey", { body: { ...newSurvey, SurveyNumber: 77, SurveySID: "mine" } })
    holds(unique, [made, least, named])
    const change = { ...full, SurveyNumber, SurveyName: "Renamed", QuotaCPI: 2.5, Quota: 10, IsVerifyCallBack: false }
    const updated = await accepts(shown, "updateSurvey", { SurveyNumber, body: change })
    shows(shown, updated, ["Survey"], change)
    shows(shown, updated, ["Survey", "SurveySID"], memberOf(made.json, "Survey", "SurveySID"))
    agrees(shown, [updated, await call("getSurvey", { SurveyNumber })], ["Survey"])
    agrees(shown, [updated, await call("updateSurvey", { SurveyNumber, body: change })], ["Survey"])
    const plain = await accepts(replaced, "updateSurvey", { SurveyNumber, body: { ...newSurvey, SurveyNumber } })
    for (const field of ["SurveyPriority", "BidLengthOfInterview", "ClientCPI", "IsVerifyCallBack", "BidIncidence"])
      shows(replaced, [least, plain], ["Survey", field], memberOf(least.json, "Survey", field))
    await refuses(
      number,
      "updateSurvey",
      { SurveyNumber, body: { ...newSurvey, SurveyNumber: Number(SurveyNumber) + 1 } },
      [400]
    )
    for (const [field, value] of [
      ["CountryLanguageID", 987_654],
      ["IndustryID", 987_654],
      ["StudyTypeID", 987_654],
      ["SampleTypeID", 987_654],
      ["BusinessUnitID", 987_654],
      ["AccountID", 987_654],
      ["QuotaCalculationTypeID", 3],
      ["SurveyStatusCode", "99"]
    ] as const) {
      await refuses(codes, "createSurvey", { body: { ...newSurvey, [field]: value } }, [400])
      await refuses(
        codes,
        "updateSurvey",
        { SurveyNumber, body: { ...newSurvey, SurveyNumber, [field]: value } },
        [400]
      )
    }
    for (const [field, value] of [
      ["Quota", -1],
      ["QuotaCPI", -0.01],
      ["ClientCPI", -1],
      ["BidLengthOfInterview", -1],
      ["BidIncidence", -1],
      ["BidIncidence", 101],
      ["SurveyName", "  "]
    ] as const)
      await refuses(limits, "createSurvey", { body: { ...newSurvey, [field]: value } }, [400])
    for (const [field, value] of [
      ["Quota", 0],
      ["QuotaCPI", 0],
      ["ClientCPI", 0],
      ["BidLengthOfInterview", 0],
      ["BidIncidence", 0],
      ["BidIncidence", 100]
    ] as const)
      await accepts(limits, "createSurvey", { body: { ...newSurvey, [field]: value } })
    agrees(codes, [plain, await call("getSurvey", { SurveyNumber })], ["Survey"])
    await refuses(isThere, "getSurvey", { SurveyNumber: 987_654_321 }, [404])
    await refuses(
      isThere,
      "updateSurvey",
      { SurveyNumber: 987_654_321, body: { ...newSurvey, SurveyNumber: 987_654_321 } },
      [404]
    )
    const suppliers = await call("listSuppliers")
    const SupplierCode = textAt(suppliers.json, "AccountsWithSuppliers", 0, "Suppliers", 0, "Code")
    const inventory = await call("listAllocatedSurveys", { SupplierCode })
    const other = memberOf(inventory.json, "SupplyAllocationSurveyIDs", 0)
    if (other === undefined) return
    await refuses(foreign, "getSurvey", { SurveyNumber: other }, [403])
    await refuses(foreign, "updateSurvey", { SurveyNumber: other, body: { ...newSurvey, SurveyNumber: other } }, [403])
  }
}

const offered = textRule(
  "live-survey-is-offered",
  "Endpoints 21",
  "A survey is in the inventory of the suppliers only while it is live."
)
const inInventory = condition(
  "inventory-lists-live-surveys",
  "Endpoints 21",
  "The inventory lists a survey while it is live.",
  (json, _interaction, all) => {
    const survey = all[0]?.json
    const isLive =
      textAt(survey, "Survey", "SurveyStatusCode") === "03" && memberOf(survey, "Survey", "IsActive") === true
    const isListed = listOf(json).includes(memberOf(survey, "Survey", "SurveyNumber"))
    return isLive === isListed
      ? undefined
      : `a survey of status ${textAt(survey, "Survey", "SurveyStatusCode")} is ${isListed ? "" : "not "}listed`
  }
)
const listOf = (json: unknown): ReadonlyArray<unknown> => {
  const found = memberOf(json, "SupplyAllocationSurveyIDs")
  return Array.isArray(found) ? found : []
}

const launching: Scenario = {
  id: "surveys-going-live",
  operations: ["createSurvey", "updateSurvey", "listAllocatedSurveys"],
  run: async ({ accepts, agrees, call, holds, refuses, shows }) => {
    const suppliers = await call("listSuppliers")
    const SupplierCode = textAt(suppliers.json, "AccountsWithSuppliers", 0, "Suppliers", 0, "Code")
    const going = { ...newSurvey, SurveyStatusCode: "03" }
    for (const wrong of [{ QuotaCPI: 0 }, { QuotaCPI: 0.009 }, { Quota: 0 }])
      await refuses(live, "createSurvey", { body: { ...going, ...wrong } }, [400])
    const started = await accepts(live, "createSurvey", { body: { ...going, QuotaCPI: 0.01, Quota: 1 } })
    holds(inInventory, [started, await call("listAllocatedSurveys", { SupplierCode })])
    for (const SurveyStatusCode of ["04", "05", "06"])
      await refuses(moves, "createSurvey", { body: { ...newSurvey, SurveyStatusCode } }, [400])
    const made = await accepts(shown, "createSurvey", { body: newSurvey })
    holds(inInventory, [made, await call("listAllocatedSurveys", { SupplierCode })])
    const SurveyNumber = memberOf(made.json, "Survey", "SurveyNumber")
    const put = (changes: object) => ({ SurveyNumber, body: { ...newSurvey, SurveyNumber, ...changes } })
    const free = [
      ["CountryLanguageID", 8],
      ["BusinessUnitID", 2202],
      ["QuotaCalculationTypeID", 2]
    ] as const
    for (const [field, value] of free)
      shows(locked, await accepts(locked, "updateSurvey", put({ [field]: value })), ["Survey", field], value)
    const left = await accepts(locked, "updateSurvey", put({ CountryLanguageID: 8 }))
    for (const [field, value] of free) shows(stays, [made, left], ["Survey", field], value)
    await refuses(moves, "updateSurvey", put({ SurveyStatusCode: "04" }), [400])
    await refuses(moves, "updateSurvey", put({ SurveyStatusCode: "05" }), [400])
    await refuses(live, "updateSurvey", put({ SurveyStatusCode: "03", QuotaCPI: 0 }), [400])
    const on = await accepts(
      live,
      "updateSurvey",
      put({ SurveyStatusCode: "03", QuotaCalculationTypeID: 1, BusinessUnitID: 2201 })
    )
    shows(live, on, ["Survey", "SurveyStatusCode"], "03")
    holds(inInventory, [on, await call("listAllocatedSurveys", { SupplierCode })])
    for (const [field, value] of free)
      await refuses(locked, "updateSurvey", put({ SurveyStatusCode: "03", [field]: value }), [400])
    await refuses(moves, "updateSurvey", put({ SurveyStatusCode: "01" }), [400])
    await refuses(moves, "updateSurvey", put({ SurveyStatusCode: "06" }), [400])
    agrees(moves, [on, await call("getSurvey", { SurveyNumber })], ["Survey"])
    shows(
      offered,
      await accepts(moves, "updateSurvey", put({ SurveyStatusCode: "03", IsActive: false })),
      ["Survey", "IsActive"],
      false
    )
    holds(inInventory, [
      await call("getSurvey", { SurveyNumber }),
      await call("listAllocatedSurveys", { SupplierCode })
    ])
    for (const SurveyStatusCode of ["05", "03", "05", "04", "03", "04", "06"]) {
      const moved = await accepts(moves, "updateSurvey", put({ SurveyStatusCode }))
      shows(moves, moved, ["Survey", "SurveyStatusCode"], SurveyStatusCode)
      holds(inInventory, [moved, await call("listAllocatedSurveys", { SupplierCode })])
      for (const [field, value] of free)
        await refuses(locked, "updateSurvey", put({ SurveyStatusCode, [field]: value }), [400])
    }
    await refuses(moves, "updateSurvey", put({ SurveyStatusCode: "03" }), [400])
  }
}

export const surveys: ReadonlyArray<Scenario> = [creating, launching]
