/**
 * Creates the help text of the command itself and of each service.
 */
import { exitCodeMeanings, exitCodes } from "../errors/exitCodes.ts"
import type { Service } from "../operations/Operation.ts"
import { tools } from "../delegate/tools.ts"
import { type Line, list, page, section } from "./layout.ts"

const bounded = (width: number): number => Math.min(100, Math.max(60, width))

const ownCommands: ReadonlyArray<Line> = [
  { name: "mcp", text: "Serve the operations to an agent, over the Model Context Protocol" },
  { name: "profiles", text: "List, save and remove the accounts in the configuration file" },
  { name: "completion bash|zsh|fish", text: "Print the completion script of a shell" },
  { name: "help exit-codes", text: "List the exit codes" }
]

const servicesOf = (services: ReadonlyArray<Service>, api: Service["api"]): ReadonlyArray<Line> =>
  services
    .filter((service) => service.api === api)
    .map(({ commands, service }) => ({ name: service, text: commands.map(({ command }) => command).join(", ") }))

export const commandHelp = (services: ReadonlyArray<Service>, terminalWidth: number): string => {
  const width = bounded(terminalWidth)
  return page([
    "Calls the brand lift measurement API and the online sampling exchange, and runs related tools.",
    section("USAGE", "  fieldwork <service> <operation> [arguments] [options]\n  fieldwork <command> [options]"),
    section("BRAND LIFT", list(servicesOf(services, "brand-lift"), width)),
    section("EXCHANGE", list(servicesOf(services, "exchange"), width)),
    section(
      "TOOLS",
      list(
        Object.entries(tools).map(([name, { summary }]) => ({ name, text: summary })),
        width
      )
    ),
    section("COMMANDS", list(ownCommands, width)),
    section(
      "EXAMPLES",
      [
        "  fieldwork campaigns list --status live --sandbox",
        "  fieldwork lift by-device --help",
        "  fieldwork surveys create --data @survey.json --dry-run"
      ].join("\n")
    ),
    "Add --help to a service or an operation for its parameters, limits and an example."
  ])
}

export const serviceHelp = ({ commands, service, summary }: Service, terminalWidth: number): string =>
  page([
    summary,
    section("USAGE", `  fieldwork ${service} <operation> [arguments] [options]`),
    section(
      "OPERATIONS",
      list(
        commands.map(({ command, deprecated, summary: text }) => ({
          name: command,
          text: deprecated === true ? `${text} (deprecated)` : text
        })),
        bounded(terminalWidth)
      )
    ),
    `Add --help to an operation for its parameters, limits and an example.`
  ])

export const exitCodesHelp = (terminalWidth: number): string => {
  const names = Object.keys(exitCodes) as ReadonlyArray<keyof typeof exitCodes>
  const lines = names.map((name) => ({ name: String(exitCodes[name]), text: exitCodeMeanings[name] }))
  return page([section("EXIT CODES", list(lines, bounded(terminalWidth)))])
}
