/**
 * Converts each Arazzo workflow of the specs to a folder of requests that are sent in order.
 */
import { type Document, type Operation, operationsOf } from "@fieldwork/specs/openapi"
import type { Body, Check, Folder, Request } from "./Request.ts"
import { jsonTemplate, templateOf, variableOf } from "./template.ts"

interface Parameter {
  readonly reference?: string
  readonly name: string
  readonly in?: string
  readonly value: unknown
}

interface Step {
  readonly stepId: string
  readonly description?: string
  readonly operationId?: string
  readonly workflowId?: string
  readonly parameters?: ReadonlyArray<Parameter>
  readonly requestBody?: { readonly contentType: string; readonly payload: unknown }
  readonly successCriteria?: ReadonlyArray<{ readonly condition: string }>
  readonly onFailure?: ReadonlyArray<{ readonly type?: string }>
  readonly outputs?: Readonly<Record<string, string>>
}

interface Workflow {
  readonly workflowId: string
  readonly summary: string
  /** The parameters that apply to every step. */
  readonly parameters?: ReadonlyArray<Parameter>
  readonly steps: ReadonlyArray<Step>
  readonly outputs?: Readonly<Record<string, string>>
}

export interface ArazzoFile {
  readonly sourceDescriptions: ReadonlyArray<{ readonly name: string }>
  readonly workflows: ReadonlyArray<Workflow>
  readonly components?: { readonly parameters?: Readonly<Record<string, Parameter>> }
}

/** The OpenAPI documents, keyed by the names with which workflows refer to them. */
export type Sources = Readonly<Record<string, Document>>

const bases: Readonly<Record<string, string>> = {
  brandLift: "{{brand_lift_url}}",
  exchange: "{{exchange_url}}",
  control: "{{sandbox_url}}"
}

const authBase = "{{brand_lift_auth_url}}"

export const baseOf = (source: string, { secured }: Pick<Operation, "secured">): string =>
  source === "brandLift" && !secured ? authBase : (bases[source] ?? "")

const stepsOf = (pointer: string): ReadonlyArray<string> =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))

const literal = (text: string): Check["expected"] => {
  const variable = variableOf(text)
  if (variable !== undefined) return { variable }
  const quoted = /^'(.*)'$/.exec(text)?.[1]
  return { value: quoted ?? (JSON.parse(text) as unknown) }
}

const checkOf = (condition: string): Check => {
  const [, subject = "", operator, expected = ""] =
    /^(\$statusCode|\$response\.body(?:#\S*)?) (==|!=|>=|<=|>|<) (.+)$/.exec(condition) ?? []
  if (operator === undefined) throw new Error(`a condition that collections cannot express: ${condition}`)
  return {
    subject: subject === "$statusCode" ? "status" : stepsOf(subject.split("#")[1] ?? ""),
    operator: operator as Check["operator"],
    expected: literal(expected)
  }
}

const bodyOf = (document: Document, { body }: Operation, { requestBody }: Step): Body | undefined => {
  if (requestBody === undefined) return undefined
  const { contentType, payload } = requestBody
  if (contentType === "multipart/form-data")
    return {
      kind: "form",
      members: Object.entries(payload as object).map(([name, value]) => [name, templateOf(value)] as const)
    }
  if (contentType !== "application/json") return { kind: "text", text: templateOf(payload) }
  return { kind: "json", text: jsonTemplate(document, body?.content["application/json"]?.schema, payload) }
}

interface Found {
  readonly source: string
  readonly document: Document
  readonly operation: Operation
}

const find = (file: ArazzoFile, sources: Sources, operationId: string): Found => {
  const [, named, id = operationId] = /^\$sourceDescriptions\.(\w+)\.(\w+)$/.exec(operationId) ?? []
  const names = named === undefined ? file.sourceDescriptions.map(({ name }) => name) : [named]
  for (const source of names) {
    const document = sources[source]
    const operation = document === undefined ? undefined : operationsOf(document).find((each) => each.id === id)
    if (document !== undefined && operation !== undefined) return { source, document, operation }
  }
  throw new Error(`no document has the operation ${operationId}`)
}

const snake = (name: string): string => name.replaceAll("-", "_")

const requestOf = (file: ArazzoFile, sources: Sources, workflow: Workflow, step: Step): Request => {
  const { document, operation, source } = find(file, sources, step.operationId ?? "")
  const parameters = [...(workflow.parameters ?? []), ...(step.parameters ?? [])].map((parameter) =>
    parameter.reference === undefined
      ? parameter
      : (file.components?.parameters?.[parameter.reference.split(".").at(-1) ?? ""] ?? parameter)
  )
  const placed = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, value }) => [name, templateOf(value)] as const)
  const path = placed("path").reduce((text, [name, value]) => text.replace(`{${name}}`, value), operation.path)
  const body = bodyOf(document, operation, step)
  const outputs = Object.entries(workflow.outputs ?? {})
  const captures = Object.entries(step.outputs ?? {}).flatMap(([name, expression]) => {
    const own = { variable: `${snake(step.stepId)}_${name}`, path: stepsOf(expression.split("#")[1] ?? "") }
    const shared = outputs.find(([, value]) => value === `$steps.${step.stepId}.outputs.${name}`)
    return shared === undefined || workflow.workflowId !== preparation ? [own] : [own, { ...own, variable: shared[0] }]
  })
  return {
    name: step.stepId,
    description: step.description ?? operation.object.summary ?? "",
    method: operation.method,
    url: `${baseOf(source, operation)}${path}`,
    query: placed("query"),
    headers: placed("header"),
    ...(body !== undefined && { body }),
    checks: (step.successCriteria ?? []).map(({ condition }) => checkOf(condition)),
    captures,
    ...(source === "control" && { isSandboxOnly: true })
  }
}

/** The workflow whose outputs are the inputs of all other workflows. */
const preparation = "prepare-sandbox"

const secondsOfADay = 86_400

/**
 * Returns the requests to send before a step that waits for a result. The first lets a day pass in a sandbox. The second requests a new token,
 * because the old token has then expired.
 */
const waiting = (token: Request | undefined, name: string): ReadonlyArray<Request> => [
  {
    name: `${name}-a-day-passes`,
    description:
      "Lets a day pass in the sandbox. An account takes its own time: run the next request until it succeeds.",
    method: "POST",
    url: "{{sandbox_url}}/__sandbox/clock/advance",
    query: [],
    headers: [],
    body: { kind: "json", text: JSON.stringify({ seconds: secondsOfADay }) },
    checks: [{ subject: "status", operator: "==", expected: { value: 200 } }],
    captures: [],
    isSandboxOnly: true
  },
  ...(token === undefined ? [] : [{ ...token, name: `${name}-token`, description: "Obtain a token again." }])
]

/** Returns one folder per workflow. Workflows that call other workflows are omitted, because the called workflows have their own folders. */
export const foldersOf = (file: ArazzoFile, sources: Sources): ReadonlyArray<Folder> =>
  file.workflows
    .filter(({ steps }) => steps.every(({ workflowId }) => workflowId === undefined))
    .map((workflow) => {
      const requests = workflow.steps.map((step) => requestOf(file, sources, workflow, step))
      const token = requests.find(({ name }) => name === "get-token")
      return {
        name: workflow.workflowId,
        description: workflow.summary,
        requests: workflow.steps.flatMap((step, index) => {
          const request = requests[index]
          const waits = (step.onFailure ?? []).some(({ type }) => type === "retry")
          return request === undefined ? [] : [...(waits ? waiting(token, step.stepId) : []), request]
        })
      }
    })
