/**
 * Collects parameter values while the data of an account is being read. The values come from the caller's inputs, and from the links and examples in
 * the API document.
 */
import { at, type Document, type Link, type Operation, type Parameter, repliesOf } from "@fieldwork/specs/openapi"

/** Groups of parameter names that refer to the same value. */
const sameValueNames: ReadonlyArray<ReadonlyArray<string>> = [
  ["CampaignId", "CampaignsPk"],
  ["SupplierCode", "SubscriptionSupplierCode"],
  ["CampaignQuestionId", "QuestionsPk"]
]

/** Maps each workflow input to the name of the parameter component for which the input provides a value. */
const inputNames: Readonly<Record<string, string>> = {
  campaign_id: "CampaignId",
  supplier_code: "SupplierCode",
  survey_number: "SurveyNumber",
  country_language_id: "CountryLanguageID",
  report_export_id: "ReportExportId"
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "")

/** Returns a property of a body, even if the service uses different capitalisation or separators in its name. */
export const member = (value: unknown, name: string): unknown => {
  if (typeof value !== "object" || value === null) return undefined
  if (Object.hasOwn(value, name)) return Reflect.get(value, name)
  const other = Object.keys(value).find((key) => plain(key) === plain(name))
  return other === undefined ? undefined : Reflect.get(value, other)
}

const valueAt = (body: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((value, step) => member(value, step), body)

export interface Values {
  /** Returns a value for a parameter, or undefined if no known value is likely to exist in the account. */
  readonly of: (operation: Operation, parameter: Parameter) => string | undefined
  /** Stores the values in a response that other operations need as parameters. */
  readonly learn: (operation: Operation, path: ReadonlyMap<string, string>, body: unknown) => void
}

const isId = ({ name }: Parameter): boolean => /id$|_pk$|code$|number$/i.test(name)

const exampleOf = (document: Document, { example, schema = {} }: Parameter): unknown => {
  const whole = schema.$ref === undefined ? schema : (Object(at(document, schema.$ref)) as typeof schema)
  const examples: unknown = whole["examples"]
  return example ?? (Array.isArray(examples) ? examples[0] : undefined) ?? whole.enum?.[0] ?? whole.default
}

export const makeValues = (
  document: Document,
  operations: ReadonlyArray<Operation>,
  given: Readonly<Record<string, unknown>>
): Values => {
  const components = Object.entries(document.components?.["parameters"] ?? {}) as ReadonlyArray<[string, Parameter]>
  const keyOf = (operation: Operation, parameter: Parameter): string => {
    const name = components.find(([, each]) => each === parameter)?.[0] ?? `${operation.id}.${parameter.name}`
    return sameValueNames.find((names) => names.includes(name))?.[0] ?? name
  }
  const known = new Map<string, string>()
  for (const [name, value] of Object.entries(given)) {
    const component = inputNames[name] ?? name
    known.set(sameValueNames.find((names) => names.includes(component))?.[0] ?? component, String(value))
  }
  const fixed = new Set(known.keys())
  const byId = new Map(operations.map((operation) => [operation.id, operation]))

  const store = (target: Operation, name: string, value: unknown): void => {
    const parameter = target.parameters.find((each) => each.name === name)
    if (parameter === undefined || (typeof value !== "string" && typeof value !== "number")) return
    const key = keyOf(target, parameter)
    if (!fixed.has(key) && !known.has(key)) known.set(key, String(value))
  }

  return {
    of: (operation, parameter) => {
      const value = known.get(keyOf(operation, parameter))
      if (value !== undefined) return value
      const example = exampleOf(document, parameter)
      // The example ids in the API document do not exist in the account. Language ids are the exception, because they are the same for all accounts.
      if (isId(parameter) && !/language/i.test(keyOf(operation, parameter))) return undefined
      return typeof example === "string" || typeof example === "number" || typeof example === "boolean"
        ? String(example)
        : undefined
    },
    learn: (operation, path, body) => {
      for (const { response } of repliesOf(document, operation))
        for (const { operationId = "", parameters = {} } of Object.values<Link>(response.links ?? {})) {
          const target = byId.get(operationId)
          if (target === undefined) continue
          for (const [name, expression] of Object.entries(parameters)) {
            const pointer = expression.replace("$response.body#", "")
            if (pointer !== expression) store(target, name, valueAt(body, pointer))
            else store(target, name, path.get(expression.replace("$request.path.", "")))
          }
        }
    }
  }
}
