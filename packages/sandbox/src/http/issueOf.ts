/** Converts an Ajv error to an issue with the name of the field and a readable message. */
import { stepsOf } from "@fieldwork/specs/openapi"
import type { ErrorObject } from "ajv/dist/2020.js"
import type { Issue } from "./Issue.ts"

/**
 * The JSON Schema keywords that apply to an object but fail because of one of its fields, each with the Ajv error parameter that contains the name of
 * the field.
 */
const namesField: Readonly<Record<string, string>> = {
  required: "missingProperty",
  additionalProperties: "additionalProperty",
  unevaluatedProperties: "unevaluatedProperty"
}

const fieldOf = (error: ErrorObject): string => {
  const path = stepsOf(error.instancePath)
  const named: unknown = error.params[namesField[error.keyword] ?? ""]
  return [...path, ...(typeof named === "string" ? [named] : [])].join(".")
}

const most = 20

const listed = (values: ReadonlyArray<unknown>): string =>
  values.slice(0, most).map(String).join(", ") + (values.length > most ? ` and ${values.length - most} more` : "")

/** The maximum length of a pattern in a message. Longer patterns are omitted. */
const shortPattern = 60

const words = ({ keyword, message = "is not valid", params }: ErrorObject): string => {
  switch (keyword) {
    case "required":
      return "This field is required."
    case "additionalProperties":
    case "unevaluatedProperties":
      return "This field does not exist."
    case "enum":
      return `This value must be one of ${listed(params["allowedValues"] as ReadonlyArray<unknown>)}.`
    case "const":
      return `This value must be ${String(params["allowedValue"])}.`
    case "anyOf":
      return "This value does not match any documented format."
    case "pattern":
      return String(params["pattern"]).length > shortPattern
        ? "This value does not match the documented format."
        : `This value ${message}.`
    default:
      return `This value ${message}.`
  }
}

export const issueOf = (error: ErrorObject): Issue => ({
  field: fieldOf(error),
  keyword: error.keyword,
  message: words(error),
  params: { ...error.params, ...boundsOf(error) }
})

const inclusive = ["minimum", "maximum", "minLength", "maxLength"]

/** Returns all bounds in the schema, including those that are not violated. The message states whether a bound is inclusive. */
const boundsOf = ({ parentSchema = {} }: ErrorObject): Readonly<Record<string, number>> => {
  const { exclusiveMaximum: above, exclusiveMinimum: below } = parentSchema
  return {
    ...(typeof below === "number" && { minimum: below }),
    ...(typeof above === "number" && { maximum: above }),
    ...Object.fromEntries(inclusive.flatMap((name) => (name in parentSchema ? [[name, parentSchema[name]]] : [])))
  }
}
