/**
 * Tests the permissions of an agent. By default, an agent can only read. A write requires permission and is executed only once. Respondents are
 * hidden unless a user reveals their properties by name, and secrets are always hidden.
 */
import { inputs } from "@fieldwork/contract/src/inputs.ts"
import { createTestData } from "@fieldwork/contract/src/TestData.ts"
import { credentials } from "@fieldwork/sandbox"
import { expect, it } from "vitest"
import type { Fetch } from "../../src/account/Fetch.ts"
import { callTool } from "../../src/mcp/callTool.ts"
import { Privacy } from "../../src/mcp/Privacy.ts"
import { makeClientOpener } from "../../src/mcp/Target.ts"
import { contextOf } from "../commandContext.ts"
import { argumentsOf, overHttp, overStdio, textOf, useService } from "./service.ts"

const service = useService()

it("the MCP server offers only read tools by default", async () => {
  const { client, close } = await overStdio(service())
  try {
    const { tools: listed } = await client.listTools()
    expect(listed.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true)
    expect(listed.map(({ name }) => name)).not.toContain("respondents_csv")
    const write = await client.callTool({ name: "campaigns_launch", arguments: { id: "x" } })
    expect(write).toMatchObject({ isError: true })
    expect(textOf(write)).toContain("is not permitted")
    const live = await client.callTool({
      name: "campaigns_list",
      arguments: { status: "live", fields: ["campaign_name"] }
    })
    expect(JSON.parse(textOf(live))).toEqual({ items: [{ campaign_name: "Alder Coffee winter" }], next_offset: null })
  } finally {
    await close()
  }
})

it("the MCP server hides respondents unless a field is revealed by name, and always hides secrets", async () => {
  const { ids } = await createTestData(service())
  const read = async (reveal: ReadonlyArray<string>) => {
    const { client, close } = await overHttp(service(), { reveal: new Set(reveal) })
    try {
      const input = { campaigns_pk: ids.live, limit: 3 }
      const respondents = textOf(await client.callTool({ name: "respondents_list", arguments: input }))
      const report = { campaigns_pk: ids.live, id: ids.excel }
      return { respondents, report: textOf(await client.callTool({ name: "exports_excel_status", arguments: report })) }
    } finally {
      await close()
    }
  }
  const hidden = await read([])
  expect(hidden.respondents).toContain('"respondent_id":"[hidden]"')
  expect(hidden.respondents).not.toMatch(/"(visitor|impression)_id":"[\da-f]/)
  expect(JSON.parse(hidden.report)).toMatchObject({ s3_url: "[hidden]" })
  const shown = await read(["respondent_id"])
  expect(shown.respondents).toMatch(/"respondent_id":"[\da-f-]{36}"/)
  expect(shown.respondents).not.toMatch(/"(visitor|impression)_id":"[\da-f]/)
  await expect(overHttp(service(), { reveal: new Set(["access_token"]) })).rejects.toThrow("a secret is never shown")
  await expect(overHttp(service(), { reveal: new Set(["respondentid"]) })).rejects.toThrow("--reveal accepts ")
})

it("the MCP server does not send a write without permission, even when its tool is called directly", async () => {
  const { ids } = await createTestData(service())
  const sent: Array<string> = []
  const fetch: Fetch = (url, init) => {
    sent.push(`${init.method} ${new URL(url).pathname}`)
    return (service().sandbox.fetch as Fetch)(url, init)
  }
  const privacy = new Privacy(new Map(), new Set())
  const open = (allowWrites: boolean) =>
    makeClientOpener({
      allowWrites,
      privacy,
      flags: { sandbox: true },
      context: contextOf({ openSandbox: async () => ({ ...credentials, fetch }) })
    })
  const launch = service().tools.find(({ name }) => name === "campaigns_launch")
  if (launch === undefined) throw new Error("there is no tool for the launch")
  const signal = new AbortController().signal
  const refused = await callTool(launch, { id: ids.draft }, open(false), privacy, signal)
  expect(refused).toMatchObject({ isError: true })
  expect(sent.filter((each) => each.includes("launch"))).toEqual([])
  const allowed = await callTool(launch, { id: ids.draft }, open(true), privacy, signal)
  expect(allowed).toMatchObject({ isError: false })
  expect(sent.filter((each) => each.includes("launch"))).toHaveLength(1)
})

it("an MCP tool whose operation must not be repeated does not resend the request after a 429", async () => {
  const { ids } = await createTestData(service())
  let sent = 0
  const fetch: Fetch = (url, init) => {
    if (new URL(url).pathname === "/oauth/token") return (service().sandbox.fetch as Fetch)(url, init)
    sent += 1
    return Promise.resolve(new Response("{}", { status: 429, headers: { "retry-after": "0" } }))
  }
  const privacy = new Privacy(new Map(), new Set())
  const open = makeClientOpener({
    allowWrites: true,
    privacy,
    flags: { sandbox: true },
    context: contextOf({ openSandbox: async () => ({ ...credentials, fetch }) })
  })
  const once = service().tools.filter(({ operation }) => operation.retry === "once")
  expect(once.length).toBeGreaterThan(10)
  for (const tool of once) {
    sent = 0
    const input = inputs[tool.operation.operationId]?.(ids) ?? {}
    const { isError } = await callTool(tool, argumentsOf(tool, input), open, privacy, new AbortController().signal)
    expect({ name: tool.name, isError, sent }).toEqual({ name: tool.name, isError: true, sent: 1 })
  }
})
