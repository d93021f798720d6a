/**
 * Creates Model Context Protocol servers for any transport.
 */
import { Server } from "@modelcontextprotocol/sdk/server/index.js"
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema
} from "@modelcontextprotocol/sdk/types.js"
import { documents } from "@fieldwork/specs/documents"
import { sensitiveProperties } from "@fieldwork/specs/openapi"
import { usageError } from "../errors/CommandError.ts"
import { services } from "../operations/services.gen.ts"
import { explain } from "../errors/explain.ts"
import type { CallFlags } from "../arguments/globalOptions.ts"
import type { CommandContext } from "../CommandContext.ts"
import { version } from "../version.ts"
import { callTool } from "./callTool.ts"
import { Privacy } from "./Privacy.ts"
import { makeResources, campaignTemplate } from "./Resources.ts"
import { makeClientOpener } from "./Target.ts"
import { allTools, checkReveal, isPermitted, type Permissions, type Tool } from "./Tool.ts"

export interface ServerOptions extends Permissions {
  readonly flags: Pick<CallFlags, "profile" | "sandbox" | "scenario">
  readonly context: CommandContext
}

const instructionsOf = ({ allowWrites, flags }: ServerOptions): string =>
  [
    "Tools call the brand lift measurement API and the online sampling exchange.",
    flags.sandbox
      ? "The target is a sandbox: its campaigns, surveys and respondents are simulated, and nothing costs money."
      : "The target is a real account.",
    allowWrites
      ? "Writes are permitted. The description of a tool states its costs and what cannot be undone: ask the user before you call such a tool."
      : "Only reads are permitted.",
    "Fields with the value [hidden] identify respondents or grant access; the user can reveal the former by name.",
    "Lists return at most `limit` items and a next_offset."
  ].join(" ")

const listed = ({ description, inputSchema, isWrite, name, operation }: Tool, isSandbox: boolean) => ({
  name,
  title: operation.summary,
  description,
  inputSchema: { ...inputSchema, required: [...inputSchema.required] },
  annotations: {
    readOnlyHint: !isWrite,
    destructiveHint: operation.consequence !== undefined,
    idempotentHint: operation.retry !== "once",
    openWorldHint: !isSandbox
  }
})

/** Returns a function that creates one server per connection. All servers share the same clients and sandboxes. */
export const makeServers = async (options: ServerOptions): Promise<() => Server> => {
  const { allowWrites, flags, reveal, services: chosen, context } = options
  const names = services.map(({ service }) => service)
  for (const name of chosen ?? []) {
    if (!names.includes(name)) throw usageError(`--services accepts ${names.join(", ")}, not ${JSON.stringify(name)}`)
  }
  const sensitive = sensitiveProperties(Object.values(documents))
  const all = await allTools()
  checkReveal(reveal, sensitive, all)
  const privacy = new Privacy(sensitive, reveal)
  const open = makeClientOpener({ allowWrites, flags, privacy, context })
  const tools = all.filter((tool) => isPermitted(tool, options))
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  const known = new Set(all.map(({ name }) => name))
  const resources = makeResources(tools, open, privacy)
  const listing = tools.map((tool) => listed(tool, flags.sandbox))

  return () => {
    const server = new Server(
      { name: "fieldwork", version },
      { capabilities: { tools: {}, resources: {} }, instructions: instructionsOf(options) }
    )
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listing }))
    server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
      const tool = byName.get(params.name)
      if (tool === undefined) {
        const why = known.has(params.name)
          ? "is not permitted: permissions are set when the server starts"
          : "is not a tool"
        return { isError: true, content: [{ type: "text", text: `${JSON.stringify(params.name)} ${why}` }] }
      }
      const { isError, text } = await callTool(tool, params.arguments ?? {}, open, privacy, signal)
      return { isError, content: [{ type: "text", text }] }
    })
    server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [...resources.list()] }))
    server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [campaignTemplate] }))
    server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }, { signal }) => {
      try {
        const found = await resources.read(uri, signal)
        if (found !== undefined) return { contents: [{ uri, ...found }] }
      } catch (cause) {
        throw new McpError(ErrorCode.InternalError, privacy.hideSecrets(explain(cause).message))
      }
      throw new McpError(ErrorCode.InvalidParams, `${JSON.stringify(uri)} is not a resource`)
    })
    return server
  }
}
