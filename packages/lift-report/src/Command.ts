/**
 * The command-line tool. Its streams, file functions and clock are passed to it as arguments.
 */
import { existsSync } from "node:fs"
import type { BrandLift } from "@fieldwork/brand-lift/promise"
import { escapeControls } from "@fieldwork/lift-plots"
import { type Arguments, parseArguments, usage } from "./Arguments.ts"
import { History } from "./history/History.ts"
import { renderText } from "./render/Terminal.ts"
import { writeReport } from "./writeReport.ts"

export interface CommandIo {
  /** Creates the client. Called only if a command sends requests to the service. */
  readonly client: () => BrandLift
  readonly print: (text: string) => void
  /** Prints a message that is not part of the result, such as progress. */
  readonly note: (text: string) => void
  /** The maximum length of an output line, in characters. */
  readonly width: number
}

type ArgumentsOf<Command extends Arguments["command"]> = Extract<Arguments, { readonly command: Command }>

/** Opens an existing history for reading. Throws if the file does not exist, because opening it would create an empty history. */
const openExisting = (file: string): History => {
  if (!existsSync(file)) {
    throw new Error(`there is no history at ${file}: create one with fieldwork-lift-report snapshot --history ${file}`)
  }
  return new History(file)
}

const writeCampaignReport = async (
  { campaign, folder, formats, history, quiet, ...options }: ArgumentsOf<"campaign">,
  { client, note, print, width }: CommandIo
) => {
  const opened = history === undefined ? undefined : openExisting(history)
  try {
    const { files, report } = await writeReport(client(), campaign, {
      ...options,
      folder,
      formats,
      history: opened,
      onProgress: ({ done, total }) => note(`\r${done} of ${total} calls`)
    })
    note("\r\u001b[K")
    if (!quiet) print(renderText(report, width))
    for (const file of files) print(file)
  } finally {
    opened?.close()
  }
}

/** Returns the ids of the live campaigns, and of the campaigns that have been completed since their last snapshot. */
const campaignsToRecord = async (client: BrandLift, history: History): Promise<ReadonlyArray<string>> => {
  const unfinished = history.unfinished()
  const found: Array<string> = []
  for await (const { campaign_id: id, status } of client.campaigns.list()) {
    if (id === undefined) continue
    if (status === "live" || (status === "complete" && unfinished.has(id))) found.push(id)
  }
  return found
}

/** Records the campaigns one after another. If a campaign fails, the others are still recorded. Throws one error with all failures at the end. */
const recordSnapshots = async ({ campaigns, history }: ArgumentsOf<"snapshot">, { client, print }: CommandIo) => {
  using opened = new History(history)
  const account = client()
  const wanted = campaigns.length > 0 ? campaigns : await campaignsToRecord(account, opened)
  const failures: Array<string> = []
  for (const campaign of wanted) {
    try {
      const { changes, created, day } = await opened.record(account, campaign)
      print(escapeControls(`${campaign} ${day} ${created ? "recorded" : "already recorded"}`))
      for (const { sentence } of changes) print(escapeControls(`  ${sentence}`))
    } catch (cause) {
      failures.push(escapeControls(`  ${campaign}: ${cause instanceof Error ? cause.message : String(cause)}`))
    }
  }
  if (failures.length > 0) {
    throw new Error(`${failures.length} of ${wanted.length} campaigns were not recorded:\n${failures.join("\n")}`)
  }
}

const printChanges = ({ campaign, history }: ArgumentsOf<"changes">, { print }: CommandIo) => {
  using opened = openExisting(history)
  const known = opened.campaigns()
  if (!known.includes(campaign)) {
    throw new Error(
      `the history has no snapshot of campaign ${campaign}: pass a recorded campaign (${known.join(", ") || "none yet"})`
    )
  }
  for (const { day, sentence } of opened.changes(campaign)) print(escapeControls(`${day} ${sentence}`))
}

/** Parses the arguments and runs the command that they name. */
export const run = async (args: ReadonlyArray<string>, io: CommandIo): Promise<void> => {
  const parsed = parseArguments(args)
  if (parsed.command === "campaign") await writeCampaignReport(parsed, io)
  else if (parsed.command === "snapshot") await recordSnapshots(parsed, io)
  else if (parsed.command === "changes") printChanges(parsed, io)
  else io.print(usage)
}
