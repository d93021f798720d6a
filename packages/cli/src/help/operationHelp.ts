/**
 * Creates the help text for one operation: its parameters with their limits, its body, and an example.
 */
import { callOptions } from "../arguments/globalOptions.ts"
import type { Operation, Parameter, Service } from "../operations/Operation.ts"
import { exampleOf } from "./example.ts"
import { type Line, list, page, paragraph, section } from "./layout.ts"
import { limitsText, valueName } from "./limits.ts"

const describe = (parameter: Parameter): string => {
  const limits = limitsText(parameter)
  const required = parameter.required === true ? "required" : ""
  const facts = [required, limits].filter((text) => text !== "").join("; ")
  return `${parameter.description ?? ""}${facts === "" ? "" : ` [${facts}]`}`.trim()
}

const globalLines = ({ body, form }: Operation): ReadonlyArray<Line> =>
  callOptions
    .filter(({ option }) => (option === "data" ? body !== undefined : option !== "limit" || form === "list"))
    .map(({ description, option, short, value }) => ({
      name: `${short === undefined ? "" : `-${short}, `}--${option}${value === undefined ? "" : ` ${value}`}`,
      text: description
    }))

const optionLines = ({ options }: Operation): ReadonlyArray<Line> =>
  options
    .filter(({ in: place }) => place !== "path")
    .map((option) => ({
      name: option.type === "boolean" ? `--[no-]${option.option}` : `--${option.option} ${valueName(option)}`,
      text: describe(option)
    }))

const bodySection = ({ body }: Operation, width: number): string | undefined => {
  if (body === undefined) return undefined
  const members = body.members.map((member) => ({ name: `${member.name} (${member.type})`, text: describe(member) }))
  const title = `BODY (${body.mediaType}${body.required ? ", required" : ""})`
  return section(title, list(members.length > 0 ? members : [{ name: "a list", text: body.description ?? "" }], width))
}

const warnings = ({ consequence, deprecation }: Operation): ReadonlyArray<string> => [
  ...(deprecation === undefined
    ? []
    : [
        `Deprecated: use fieldwork ${deprecation.replacement}.${deprecation.guide === undefined ? "" : ` ${deprecation.guide}.`}`
      ]),
  ...(consequence === undefined
    ? []
    : [`Needs --yes. ${[consequence.costs, consequence.permanent].filter((text) => text !== undefined).join(" ")}`])
]

const bodyExample = ({ body }: Operation): string | undefined =>
  body === undefined
    ? undefined
    : section(
        body.mediaType === "application/json" ? "body.json" : "BODY",
        JSON.stringify(body.example, undefined, 2).replaceAll(/^/gm, "  ")
      )

export const operationHelp = (service: Service, operation: Operation, terminalWidth: number): string => {
  const width = Math.min(100, Math.max(60, terminalWidth))
  const paths = operation.options.filter(({ in: place }) => place === "path")
  const words = [service.service, operation.command, ...paths.map(({ option }) => `<${option}>`), "[options]"]
  const options = optionLines(operation)
  return page([
    paragraph(`${operation.summary}. ${operation.description}`, width),
    ...warnings(operation).map((text) => paragraph(text, width)),
    section("USAGE", `  fieldwork ${words.join(" ")}`),
    paths.length === 0
      ? undefined
      : section(
          "ARGUMENTS",
          list(
            paths.map((option) => ({ name: `<${option.option}>`, text: describe(option) })),
            width
          )
        ),
    options.length === 0 ? undefined : section("OPTIONS", list(options, width)),
    bodySection(operation, width),
    section("OPTIONS OF EVERY COMMAND", list(globalLines(operation), width)),
    section("EXAMPLE", `  ${exampleOf(service, operation)}`),
    bodyExample(operation),
    section("OPERATION", `  ${operation.operationId}: ${operation.verb} ${operation.path}`)
  ])
}
