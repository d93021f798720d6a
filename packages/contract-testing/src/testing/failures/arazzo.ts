/**
 * Writes failures as an Arazzo document. Each failure is a workflow that any Arazzo runner can run.
 */
import { stringify } from "yaml"
import type { Call } from "../run/Call.ts"
import type { Failure } from "./Failure.ts"
import { reference } from "./Script.ts"

const expression = (value: unknown): unknown => {
  const [, index, pointer = ""] = typeof value === "string" ? (reference.exec(value) ?? []) : []
  return index === undefined ? value : `$steps.step${index}.outputs.${outputName(pointer)}`
}

const outputName = (pointer: string): string => pointer.slice(1).replaceAll(/\W/g, "_")

const bodyOf = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return expression(value)
  if (Array.isArray(value)) return value.map(bodyOf)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, bodyOf(inner)]))
}

const outputsOf = (calls: ReadonlyArray<Call>, step: number): Readonly<Record<string, string>> => {
  const found = [...JSON.stringify(calls).matchAll(/\{(\d+)(\/[^{}]*)\}/g)].flatMap(([, index, pointer = ""]) =>
    Number(index) === step ? [[outputName(pointer), `$response.body#${pointer}`] as const] : []
  )
  return Object.fromEntries(found)
}

/** Returns the path parameters of a call, according to the path template of its operation. */
const pathParameters = (template: string, path: string): ReadonlyArray<object> => {
  const segments = path.split(/\/(?![^{]*\})/)
  return template.split("/").flatMap((part, index) => {
    const name = /^\{([^}]+)\}$/.exec(part)?.[1]
    return name === undefined
      ? []
      : [{ name, in: "path", value: expression(decodeURIComponent(segments[index] ?? "")) }]
  })
}

/** Returns the failures as an Arazzo document in YAML. `templateOf` returns the path template of an operation. */
export const arazzoOf = (
  failures: ReadonlyArray<Failure>,
  source: string,
  templateOf: (operationId: string) => string | undefined
): string =>
  stringify({
    arazzo: "1.0.1",
    info: { title: "Failures of a contract test", version: "1.0.0" },
    sourceDescriptions: [{ name: "service", url: source, type: "openapi" }],
    workflows: failures.map(({ calls, message, rule, sentence, statuses }, index) => ({
      workflowId: `failure-${index + 1}-${rule}`,
      summary: sentence,
      description: `Seen: ${message}`,
      steps: calls.map((call, position) => {
        const outputs = outputsOf(calls, position + 1)
        const template = call.operation === undefined ? undefined : templateOf(call.operation)
        return {
          stepId: `step${position + 1}`,
          ...(call.operation === undefined
            ? {
                description: `${call.method} ${call.path}`,
                "x-operation": { method: call.method.toLowerCase(), url: call.path }
              }
            : { operationId: call.operation }),
          parameters: [
            ...(template === undefined ? [] : pathParameters(template, call.path)),
            ...call.query.map(([name, value]) => ({ name, in: "query", value: expression(value) }))
          ],
          ...(call.body !== undefined && { requestBody: { contentType: call.type, payload: bodyOf(call.body) } }),
          // The workflow expects the status code that was returned in the failure, so the workflow passes as long as the failure can be reproduced.
          successCriteria: [{ condition: `$statusCode == ${statuses[position] ?? 200}` }],
          ...(Object.keys(outputs).length > 0 && { outputs })
        }
      })
    }))
  })
