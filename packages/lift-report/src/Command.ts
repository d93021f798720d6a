/**
 * The command-line tool. All of its input and output is passed in as arguments.
 */
import { existsSync } from "node:fs"
import type { BrandLift } from "@fieldwork/brand-lift/promise"
import { read, usage, type Wanted } from "./Arguments.ts"
import { History } from "./history/History.ts"
import { renderText } from "./render/Terminal.ts"
import { writeReport } from "./writeReport.ts"

export interface Surroundings {
  /** Creates the client. Called only if a command sends requests to the service. */
  readonly client: () => BrandLift
  readonly print: (text: string) => void
  /** Prints a message that is not part of the result, such as progress. */
  readonly note: (text: string) => void
  /** The width of a line, in characters. */
  readonly width: number
}

type Of<Command extends Wanted["command"]> = Extract<Wanted, { readonly command: Command }>

/** Opens an existing history for reading. Throws if the file does not exist, because opening it would create an empty history. */
const existing = (file: string): History => {
  if (!existsSync(file)) {
    throw new Error(`there is no history at ${file}: record one with fieldwork-lift-report snapshot --history ${file}`)
  }
  return new History(file)
}

const report = async (
  { campaign, folder, formats, history, quiet, ...wanted }: Of<"campaign">,
  { client, note, print, width }: Surroundings
) => {
  const kept = history === undefined ? undefined : existing(history)
  try {
    const { files, report: made } = await writeReport(client(), campaign, {
      ...wanted,
      folder,
      formats,
      history: kept,
      onProgress: ({ done, total }) => note(`\r${done} of ${total} calls`)
    })
    note("\r\u001b[K")
    if (!quiet) print(renderText(made, width))
    for (const file of files) print(file)
  } finally {
    kept?.close()
  }
}

/** Returns the ids of the live campaigns. */
const liveOf = async (client: BrandLift): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for await (const { campaign_id, status } of client.campaigns.list()) {
    if (status === "live" && campaign_id !== undefined) found.push(campaign_id)
  }
  return found
}

const snapshot = async ({ campaigns, history }: Of<"snapshot">, { client, print }: Surroundings) => {
  using kept = new History(history)
  const account = client()
  for (const campaign of campaigns.length > 0 ? campaigns : await liveOf(account)) {
    const { changes, created, day } = await kept.record(account, campaign)
    print(`${campaign} ${day} ${created ? "recorded" : "was recorded before"}`)
    for (const { sentence } of changes) print(`  ${sentence}`)
  }
}

const changed = ({ campaign, history }: Of<"changes">, { print }: Surroundings) => {
  using kept = existing(history)
  const known = kept.campaigns()
  if (!known.includes(campaign)) {
    throw new Error(`the history has no snapshot of campaign ${campaign}; it has ${known.join(", ") || "none"}`)
  }
  for (const { day, sentence } of kept.changes(campaign)) print(`${day} ${sentence}`)
}

/** Parses the arguments and runs the command that they name. */
export const run = async (args: ReadonlyArray<string>, surroundings: Surroundings): Promise<void> => {
  const wanted = read(args)
  if (wanted.command === "campaign") await report(wanted, surroundings)
  else if (wanted.command === "snapshot") await snapshot(wanted, surroundings)
  else if (wanted.command === "changes") changed(wanted, surroundings)
  else surroundings.print(usage)
}
