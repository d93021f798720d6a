/**
 * Tests listing and calling the MCP tools with the official client over both transports (standard input and output, and HTTP).
 */
import { inputs } from "@fieldwork/contract/src/inputs.ts"
import { createTestData } from "@fieldwork/contract/src/TestData.ts"
import { expect, it } from "vitest"
import type { Tool } from "../../src/mcp/Tool.ts"
import { argumentsOf, overHttp, overStdio, textOf, useService } from "./service.ts"

const service = useService()

const everything = ["--account", "--allow-writes", "--reveal", "respondents_csv"]

const order = ({ operation: { operationId, verb } }: Tool): number =>
  verb === "DELETE" ? 2 : operationId === "launchCampaign" ? 1 : 0

it.each([
  ["standard input and output", () => overStdio(service(), ...everything)],
  ["HTTP", () => overHttp(service(), { allowWrites: true, reveal: new Set(["respondents_csv"]) })]
] as const)("the official MCP client can list and call every tool over %s", async (_, open) => {
  const { tools } = service()
  const { ids } = await createTestData(service())
  const { client, close } = await open()
  try {
    const { tools: listed } = await client.listTools()
    expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name))
    expect(new Set(tools.map(({ operation }) => operation.operationId)).size).toBe(92)
    const failed: Array<string> = []
    for (const tool of tools.toSorted((one, other) => order(one) - order(other))) {
      const input = inputs[tool.operation.operationId]?.(ids) ?? {}
      const result = await client.callTool({ name: tool.name, arguments: argumentsOf(tool, input) })
      if (result.isError === true) failed.push(`${tool.name}: ${textOf(result)}`)
      else expect(() => JSON.parse(textOf(result))).not.toThrow()
    }
    expect(failed).toEqual([])
  } finally {
    await close()
  }
})

it("the description of an MCP tool states whether it costs money or cannot be undone", () => {
  const descriptions = new Map(service().tools.map(({ description, name }) => [name, description]))
  expect(descriptions.get("surveys_create")).toContain("It costs money: A live survey pays for every complete.")
  expect(descriptions.get("campaigns_launch")).toContain("It cannot be undone: ")
  for (const { description, operation } of service().tools) {
    for (const sentence of Object.values(operation.consequence ?? {})) expect(description).toContain(sentence)
  }
})

it("an MCP list tool returns the items from its offset, whichever page they are on", async () => {
  await createTestData(service())
  const { client, close } = await overHttp(service())
  try {
    const read = async (offset: number, limit: number) => {
      const found = await client.callTool({
        name: "dictionaries_list",
        arguments: { property: "locales", offset, limit }
      })
      return JSON.parse(textOf(found)) as { items: ReadonlyArray<{ code: string }>; next_offset: number | null }
    }
    const all: Array<string> = []
    for (let offset: number | null = 0; offset !== null;) {
      const { items, next_offset }: Awaited<ReturnType<typeof read>> = await read(offset, 37)
      all.push(...items.map(({ code }) => code))
      offset = next_offset
    }
    const { items } = await read(3, 5)
    expect(items.map(({ code }) => code)).toEqual(all.slice(3, 8))
    expect(new Set(all).size).toBe(all.length)
  } finally {
    await close()
  }
})
