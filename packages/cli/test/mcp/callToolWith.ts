/**
 * Calls an MCP tool in this process, with a function that responds to the requests of its operation.
 */
import { documents } from "@fieldwork/specs/documents"
import { sensitiveProperties } from "@fieldwork/specs/openapi"
import type { Fetch } from "../../src/account/Fetch.ts"
import { callTool, type ToolResult } from "../../src/mcp/callTool.ts"
import { Privacy } from "../../src/mcp/Privacy.ts"
import { makeClientOpener } from "../../src/mcp/Target.ts"
import { allTools } from "../../src/mcp/Tool.ts"
import { contextOf } from "../commandContext.ts"

const environment = {
  FIELDWORK_BRAND_LIFT_URL: "https://lift.example",
  FIELDWORK_BRAND_LIFT_AUTH_URL: "https://auth.example",
  FIELDWORK_BRAND_LIFT_CLIENT_ID: "id",
  FIELDWORK_BRAND_LIFT_CLIENT_SECRET: "secret-key",
  FIELDWORK_BRAND_LIFT_AUDIENCE: "audience",
  FIELDWORK_EXCHANGE_URL: "https://exchange.example",
  FIELDWORK_EXCHANGE_API_KEY: "exchange-key"
}

export interface ToolRequest {
  readonly name: string
  readonly args: object
  /** Responds to a request of the operation. Token requests are answered by this module. */
  readonly reply: (url: URL) => Response
  /** The names of the properties that the model may see. Default: none. */
  readonly reveal?: ReadonlyArray<string>
}

export const callToolWith = async ({ args, name, reply, reveal = [] }: ToolRequest): Promise<ToolResult> => {
  const tool = (await allTools()).find((each) => each.name === name)
  if (tool === undefined) throw new Error(`there is no tool ${name}`)
  const fetch: Fetch = async (text) => {
    const url = new URL(text)
    if (url.pathname !== "/oauth/token") return reply(url)
    return Response.json({ access_token: "access-token", token_type: "Bearer", expires_in: 36_000 })
  }
  const privacy = new Privacy(sensitiveProperties(Object.values(documents)), new Set(reveal))
  const context = contextOf({ environment, fetch })
  const open = makeClientOpener({ allowWrites: true, flags: { sandbox: false }, privacy, context })
  return callTool(tool, args, open, privacy, new AbortController().signal)
}
