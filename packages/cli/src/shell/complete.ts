/**
 * Returns the possible next words on a command line, for shell completion.
 */
import { callOptions, scenarios } from "../arguments/globalOptions.ts"
import { splitWords } from "../arguments/splitWords.ts"
import { tools } from "../delegate/tools.ts"
import { mcpOptions } from "../mcp/mcpOptions.ts"
import type { Service } from "../operations/Operation.ts"

const ownCommands: Readonly<Record<string, ReadonlyArray<string>>> = {
  mcp: [],
  profiles: ["list", "save", "use", "remove", "path"],
  completion: ["bash", "zsh", "fish"],
  help: ["exit-codes"]
}

/** Returns the first word of every command. */
export const commandNames = (services: ReadonlyArray<Service>): ReadonlyArray<string> => [
  ...services.map(({ service }) => service),
  ...Object.keys(tools),
  ...Object.keys(ownCommands)
]

const optionWords = async (service: Service, command: string, last: string): Promise<ReadonlyArray<string>> => {
  const { operations } = await service.load()
  const operation = operations.find((each) => each.command === command)
  if (operation === undefined) return []
  const option = operation.options.find((each) => `--${each.option}` === last)
  const global = callOptions.find((each) => `--${each.option}` === last || `-${each.short}` === last)
  if (option !== undefined && option.type !== "boolean")
    return (option.enum ?? option.items?.enum ?? option.known ?? option.items?.known ?? []).map(String)
  if (global?.value !== undefined) return global.values ?? []
  return [...operation.options, ...callOptions].map((each) => `--${each.option}`)
}

const optionsOfMcp = (services: ReadonlyArray<Service>, last: string): ReadonlyArray<string> => {
  if (last === "--services") return services.map(({ service }) => service)
  if (last === "--scenario") return scenarios
  const option = Object.entries(mcpOptions).find(([name]) => `--${name}` === last)?.[1]
  return option?.type === "string" ? [] : Object.keys(mcpOptions).map((name) => `--${name}`)
}

/** Returns the completions for the words in `typed`, which follow `fieldwork`. The last word is still being typed and may be empty. */
export const complete = async (
  services: ReadonlyArray<Service>,
  typed: ReadonlyArray<string>
): Promise<ReadonlyArray<string>> => {
  if (typed[0] === "help" && typed.length > 1) {
    const topics = typed.length === 2 ? ownCommands["help"] : []
    return [
      ...(topics ?? []).filter((word) => word.startsWith(typed[1] ?? "")),
      ...(await complete(services, typed.slice(1)))
    ]
  }
  const current = typed.at(-1) ?? ""
  const before = typed.slice(0, -1)
  if (before[0] === "mcp") return optionsOfMcp(services, before.at(-1) ?? "").filter((word) => word.startsWith(current))
  const { words } = splitWords(before, 2)
  const [first, second] = words
  const service = services.find((each) => each.service === first)
  const words1 = service === undefined ? ownCommands[first ?? ""] : service.commands.map(({ command }) => command)
  const found =
    first === undefined
      ? commandNames(services)
      : second === undefined
        ? (words1 ?? [])
        : service === undefined
          ? []
          : await optionWords(service, second, before.at(-1) ?? "")
  return found.filter((word) => word.startsWith(current))
}
