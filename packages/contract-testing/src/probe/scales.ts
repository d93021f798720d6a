/**
 * Detects values that the service returns as proportions (0 to 1) although the spec interprets them as percentages.
 */
import { at, below, type Document, resolvePointer, type Schema } from "@fieldwork/specs/openapi"
import type { Read } from "./Reads.ts"
import { member } from "./Values.ts"

interface Scale {
  readonly operations: ReadonlyArray<string>
  /** The name of the schema that contains the fields. */
  readonly schema: string
  readonly fields: ReadonlyArray<string>
}

/** The fields that may contain either proportions or percentages, keyed by the id of the decision in which the spec chooses one of the two. */
export const scales: Readonly<Record<string, Scale>> = {
  "scales-of-lift": {
    operations: [
      "getCampaignOverviewLift",
      "getQuestionLift",
      "listCampaignLift",
      "listLiftByDevice",
      "listLiftByFrequency"
    ],
    schema: "LiftFigures",
    fields: ["exposed_percentage", "control_percentage", "lift_percentage", "margin_of_error"]
  },
  "offerwall-scales": {
    operations: ["listOfferwallSurveys"],
    schema: "OfferwallSurvey",
    fields: ["Conversion", "SurveyMobileConversion", "CompletionPercentage"]
  }
}

/** Returns all numeric values of the properties with the given name, at any depth. */
const valuesOf = (value: unknown, name: string): ReadonlyArray<number> => {
  if (typeof value !== "object" || value === null) return []
  const own = Array.isArray(value) ? undefined : member(value, name)
  return [
    ...(typeof own === "number" ? [own] : []),
    ...Object.values(value).flatMap((inner: unknown) => valuesOf(inner, name))
  ]
}

export interface ScaleResult {
  /** Whether the values are proportions. Undefined if too few values were seen. */
  readonly areProportions: boolean | undefined
  readonly detail: string
  /** The JSON pointers of the examined properties in the API document. */
  readonly pointers: ReadonlyArray<string>
}

/** The minimum number of non-zero values that are required to infer the scale. With fewer values, the result could be a coincidence. */
const enough = 3

/**
 * Determines whether the given fields contain proportions or percentages. The fields are examined together: if no absolute value is greater than 1,
 * they all contain proportions.
 */
export const findScale = (
  document: Document,
  reads: ReadonlyArray<Read>,
  { fields, operations, schema }: Scale
): ScaleResult => {
  const bodies = reads.filter(({ operation }) => operations.includes(operation.id)).map(({ reply }) => reply.json)
  const figures = fields
    .flatMap((field) => bodies.flatMap((body) => valuesOf(body, field)))
    .filter((value) => value !== 0)
  const largest = Math.max(...figures.map(Math.abs))
  const place = resolvePointer(document, `#/components/schemas/${schema}`)
  const { properties = {} } = Object(at(document, place)) as Schema
  return {
    areProportions: figures.length < enough ? undefined : largest <= 1,
    detail:
      figures.length < enough ? "too few values were seen" : `the largest of ${figures.length} values is ${largest}`,
    pointers: fields.filter((field) => field in properties).map((field) => below(place, "properties", field))
  }
}
