/**
 * The resources of the MCP server: guides, the help text of each tool, and the current results of campaigns.
 */
import { operationHelp } from "../help/operationHelp.ts"
import { callTool } from "./callTool.ts"
import { readGuides } from "./guides.ts"
import type { Privacy } from "./Privacy.ts"
import type { Open } from "./Target.ts"
import type { Tool } from "./Tool.ts"

export interface Resource {
  readonly uri: string
  readonly name: string
  readonly description: string
  readonly mimeType: string
}

export const campaignTemplate = {
  uriTemplate: "fieldwork://readings/{campaign_id}",
  name: "The current results of a campaign",
  description: "Its overview and the lift of each question, as the service returns them now",
  mimeType: "application/json"
}

const liveCampaigns: Resource = {
  uri: "fieldwork://readings/live",
  name: "The live campaigns",
  description: "The live campaigns, with their counts and dates",
  mimeType: "application/json"
}

export interface Resources {
  readonly list: () => ReadonlyArray<Resource>
  /** Returns the contents of a resource, or undefined if `uri` does not identify a resource. */
  readonly read: (
    uri: string,
    signal: AbortSignal
  ) => Promise<{ readonly mimeType: string; readonly text: string } | undefined>
}

const width = 100

export const makeResources = (tools: ReadonlyArray<Tool>, open: Open, privacy: Privacy): Resources => {
  const guides = readGuides()
  const call = async (name: string, input: object, signal: AbortSignal): Promise<unknown> => {
    const tool = tools.find((each) => each.name === name)
    if (tool === undefined) throw new Error(`the resource requires the tool ${name}, which is not permitted`)
    const { isError, text } = await callTool(tool, input, open, privacy, signal)
    if (isError) throw new Error(text)
    return JSON.parse(text) as unknown
  }
  const reading = async (id: string, signal: AbortSignal): Promise<unknown> =>
    id === "live"
      ? call("campaigns_list", { status: "live", limit: 100 }, signal)
      : {
          overview: await call("lift_overview", { id }, signal),
          lift: await call("lift_list", { campaigns_pk: id, limit: 100 }, signal)
        }
  return {
    list: () => [
      ...guides.map(({ description, name, title }) => ({
        uri: `fieldwork://guides/${name}`,
        name: title,
        description,
        mimeType: "text/markdown"
      })),
      ...tools.map(({ name, operation }) => ({
        uri: `fieldwork://operations/${name}`,
        name: operation.summary,
        description: `Parameters, limits and an example of ${name}`,
        mimeType: "text/plain"
      })),
      liveCampaigns
    ],
    read: async (uri, signal) => {
      const [, kind, name = ""] = /^fieldwork:\/\/(guides|operations|readings)\/([\w-]+)$/.exec(uri) ?? []
      if (kind === "readings")
        return { mimeType: "application/json", text: JSON.stringify(await reading(name, signal)) }
      if (kind === "guides") {
        const guide = guides.find((each) => each.name === name)
        return guide === undefined ? undefined : { mimeType: "text/markdown", text: guide.text() }
      }
      const tool = kind === "operations" ? tools.find((each) => each.name === name) : undefined
      return tool === undefined
        ? undefined
        : { mimeType: "text/plain", text: operationHelp(tool.service, tool.operation, width) }
    }
  }
}
