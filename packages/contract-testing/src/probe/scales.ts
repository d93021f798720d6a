/**
 * Figures that may be shares where the document is read to have percentages.
 */
import { at, below, type Document, placeOf, type Schema } from "@fieldwork/specs/openapi"
import type { Read } from "./reads.ts"
import { member } from "./Values.ts"

interface Scale {
  readonly operations: ReadonlyArray<string>
  /** Schema that has the figures, with their names. */
  readonly schema: string
  readonly fields: ReadonlyArray<string>
}

/** By the id of the decision. */
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

/** Every value of a member, at any depth. */
const valuesOf = (value: unknown, name: string): ReadonlyArray<number> => {
  if (typeof value !== "object" || value === null) return []
  const own = Array.isArray(value) ? undefined : member(value, name)
  return [
    ...(typeof own === "number" ? [own] : []),
    ...Object.values(value).flatMap((inner: unknown) => valuesOf(inner, name))
  ]
}

export interface ScaleFound {
  /** Whether the figures are shares; undefined where too few were seen. */
  readonly areShares: boolean | undefined
  readonly detail: string
  /** Pointers of the figures. */
  readonly pointers: ReadonlyArray<string>
}

/** Enough figures above 0 that all being at most 1 is no accident. */
const enough = 3

/**
 * A figure between 0 and 1 exclusive for all that are not 0 means shares; one above 1 means percentages. Fields whose sign varies are judged with
 * the others of their schema.
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
