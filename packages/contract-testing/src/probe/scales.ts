/**
 * Detects figures that are proportions (0 to 1) although the document is interpreted as having percentages.
 */
import { at, below, type Document, placeOf, type Schema } from "@fieldwork/specs/openapi"
import type { Read } from "./Reads.ts"
import { member } from "./Values.ts"

interface Scale {
  readonly operations: ReadonlyArray<string>
  /** The name of the schema that contains the figures. */
  readonly schema: string
  readonly fields: ReadonlyArray<string>
}

/** The figures to examine, by the id of the decision. */
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

/** Returns every numeric value of a member, at any depth. */
const valuesOf = (value: unknown, name: string): ReadonlyArray<number> => {
  if (typeof value !== "object" || value === null) return []
  const own = Array.isArray(value) ? undefined : member(value, name)
  return [
    ...(typeof own === "number" ? [own] : []),
    ...Object.values(value).flatMap((inner: unknown) => valuesOf(inner, name))
  ]
}

export interface ScaleFound {
  /** Whether the figures are proportions; undefined if too few were seen. */
  readonly areShares: boolean | undefined
  readonly detail: string
  /** The JSON pointers of the figures in the document. */
  readonly pointers: ReadonlyArray<string>
}

/** The number of non-zero figures needed to conclude that values of at most 1 are not a coincidence. */
const enough = 3

/**
 * If the absolute value of every non-zero figure is at most 1, the figures are proportions; if one is above 1, they are percentages. All fields of
 * the schema are judged together.
 */
export const findScale = (
  document: Document,
  reads: ReadonlyArray<Read>,
  { fields, operations, schema }: Scale
): ScaleFound => {
  const bodies = reads.filter(({ operation }) => operations.includes(operation.id)).map(({ reply }) => reply.json)
  const figures = fields
    .flatMap((field) => bodies.flatMap((body) => valuesOf(body, field)))
    .filter((value) => value !== 0)
  const largest = Math.max(...figures.map(Math.abs))
  const place = placeOf(document, `#/components/schemas/${schema}`)
  const { properties = {} } = Object(at(document, place)) as Schema
  return {
    areShares: figures.length < enough ? undefined : largest <= 1,
    detail:
      figures.length < enough ? "too few figures were seen" : `the largest of ${figures.length} figures is ${largest}`,
    pointers: fields.filter((field) => field in properties).map((field) => below(place, "properties", field))
  }
}
