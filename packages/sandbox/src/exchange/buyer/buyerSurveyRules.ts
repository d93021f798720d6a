/**
 * Checks the requirements for a buyer's survey that go beyond the schema in the spec: codes and ids must be in the lookups, a survey needs a price
 * and a quota before it goes live, and status transitions must be valid.
 *
 * The status transitions and the fields that are locked by the first launch are chosen by the sandbox, because the exchange's API document does not
 * specify them.
 */
import { account, businessUnits } from "../data/accounts.ts"
import { sampleTypes, surveyStatuses } from "../data/codes.ts"
import { industries } from "../data/industries.ts"
import { allCountryLanguages } from "../data/locales.ts"
import { studyTypes } from "../data/studyTypes.ts"
import type { Status } from "../market/Survey.ts"
import { type BuyerFields, lockedFields } from "./BuyerFields.ts"

/** The statuses that a buyer may set, by the current status. `new` stands for a survey that is being created. */
const allowedStatuses: Readonly<Record<Status | "new", ReadonlyArray<Status>>> = {
  new: ["01", "02", "03"],
  "01": ["01", "02", "03", "06"],
  "02": ["01", "02", "03", "06"],
  "03": ["03", "04", "05"],
  "04": ["03", "04", "06"],
  "05": ["03", "04", "05", "06"],
  "06": ["06"]
}

const ids = (rows: ReadonlyArray<readonly [id: number, ...rest: ReadonlyArray<unknown>]>) =>
  new Set(rows.map(([id]) => id))

const lookups = {
  CountryLanguageID: ["CountryLanguages lookup", ids(allCountryLanguages)],
  IndustryID: ["Industries lookup", ids(industries)],
  StudyTypeID: ["StudyTypes lookup", ids(studyTypes.map(({ row }) => row))],
  SampleTypeID: ["SampleTypes lookup", ids(sampleTypes)],
  BusinessUnitID: ["business units of the account", new Set(businessUnits.map(({ id }) => id))],
  AccountID: ["accounts of this key", new Set([account.id])],
  QuotaCalculationTypeID: ["list of quota calculation types, 1 and 2", new Set([1, 2])]
} as const

const statuses: ReadonlySet<string> = new Set(surveyStatuses.map(([, code]) => code))

export const isStatus = (code: string): code is Status => statuses.has(code)

/**
 * The range of the price per complete, in the currency of the business unit. The maximum is chosen by the sandbox, which computes all amounts up to
 * this maximum exactly.
 */
const prices = { min: 0.01, max: 100_000 } as const

const maxCompletes = 2_147_483_647

/** Returns all violations as strings for `ApiMessages`. The list is empty if the survey is valid. */
export const violations = (
  fields: BuyerFields,
  before?: { readonly fields: BuyerFields; readonly status: Status; readonly wasLive: boolean }
): ReadonlyArray<string> => {
  const { BidIncidence, BidLengthOfInterview, ClientCPI, Quota, QuotaCPI, SurveyName, SurveyStatusCode } = fields
  const found = Object.entries(lookups).flatMap(([field, [name, known]]) =>
    known.has(fields[field as keyof typeof lookups]) ? [] : `${field}: This value is not in the ${name}.`
  )
  const from = before?.status ?? "new"
  if (!isStatus(SurveyStatusCode)) found.push("SurveyStatusCode: This is not a code of the SurveyStatuses lookup.")
  else if (!allowedStatuses[from].includes(SurveyStatusCode)) {
    found.push(
      `SurveyStatusCode: A ${from === "new" ? "new survey" : `survey with status ${from}`} can only be set to ${allowedStatuses[from].join(", ")}.`
    )
  }
  if (SurveyName.trim() === "") found.push("SurveyName: This value must not be empty.")
  if (Quota < 0) found.push("Quota: This value must not be negative.")
  if (Quota > maxCompletes) found.push(`Quota: This value must be at most ${maxCompletes}.`)
  if (QuotaCPI < 0) found.push("QuotaCPI: This value must not be negative.")
  if (QuotaCPI > prices.max) found.push(`QuotaCPI: The sandbox accepts at most ${prices.max}.`)
  if (ClientCPI < 0) found.push("ClientCPI: This value must not be negative.")
  if (BidLengthOfInterview < 0) found.push("BidLengthOfInterview: This value must not be negative.")
  if (BidIncidence < 0 || BidIncidence > 100) found.push("BidIncidence: This value must be a percentage from 0 to 100.")
  if (SurveyStatusCode === "03" && QuotaCPI < prices.min) {
    found.push(`QuotaCPI: A live survey must pay at least ${prices.min}.`)
  }
  if (SurveyStatusCode === "03" && Quota < 1) found.push("Quota: A live survey requires at least one complete.")
  for (const field of before?.wasLive === true ? lockedFields : []) {
    if (fields[field] !== before?.fields[field])
      found.push(`${field}: This value cannot be changed after the first launch.`)
  }
  return found
}
