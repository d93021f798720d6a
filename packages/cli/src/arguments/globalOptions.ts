/**
 * An option of every command that calls an operation.
 */
export interface GlobalOption {
  readonly option: string
  readonly short?: string
  /** The placeholder for the option's value in the help text. Absent for a switch. */
  readonly value?: string
  readonly values?: ReadonlyArray<string>
  readonly description: string
}

export const outputs = ["table", "json", "ndjson", "csv"] as const

export type OutputForm = (typeof outputs)[number]

export const scenarios = ["analyst", "buyer", "supplier"] as const

/** The options shared by all commands that call an operation. */
export const callOptions: ReadonlyArray<GlobalOption> = [
  {
    option: "output",
    short: "o",
    value: "FORM",
    values: outputs,
    description: "table (on a terminal), json (otherwise), ndjson or csv"
  },
  { option: "fields", value: "A,B.C", description: "Only these fields of each item, by their paths" },
  { option: "limit", value: "N", description: "At most N items of a list; pages after them are not requested" },
  { option: "data", short: "d", value: "JSON", description: "The body: JSON, @FILE, or - for standard input" },
  { option: "dry-run", description: "Print the request as curl, with secrets hidden, and send nothing" },
  { option: "sandbox", description: "Call a sandbox in this process instead of an account" },
  {
    option: "scenario",
    value: "NAME",
    values: scenarios,
    description: "The initial state of the sandbox: analyst, buyer or supplier"
  },
  { option: "profile", value: "NAME", description: "The profile of the configuration file to use" },
  { option: "timeout", value: "SECONDS", description: "The timeout of one attempt; default: 30" },
  {
    option: "retries",
    value: "N",
    description: "How often a failed attempt is retried if that is safe; default: 3"
  },
  { option: "yes", short: "y", description: "Confirm an operation that costs money or cannot be undone" },
  { option: "quiet", short: "q", description: "Do not print progress or notices" },
  { option: "help", short: "h", description: "Show the help of a command" }
]

/** The values of the options in `callOptions`, as given on the command line. */
export interface CallFlags {
  readonly output?: OutputForm
  readonly fields?: ReadonlyArray<string>
  readonly limit?: number
  readonly data?: string
  readonly dryRun: boolean
  readonly sandbox: boolean
  readonly scenario?: (typeof scenarios)[number]
  readonly profile?: string
  readonly timeoutMillis?: number
  readonly retries?: number
  readonly yes: boolean
  readonly quiet: boolean
}
