/**
 * Tests the MCP resources: guides, the help text of operations, and the current results of campaigns.
 */
import { createTestData } from "@fieldwork/contract/src/TestData.ts"
import { expect, it } from "vitest"
import { overHttp, useService } from "./service.ts"

const service = useService()

it("an MCP client can list and read guides, command help and the current lift of a campaign as resources", async () => {
  const { ids } = await createTestData(service())
  const { client, close } = await overHttp(service())
  try {
    const { resources } = await client.listResources()
    const read = async (uri: string) => {
      const { contents } = await client.readResource({ uri })
      return String((contents[0] as { readonly text?: string } | undefined)?.text)
    }
    expect(resources.map(({ uri }) => uri)).toEqual(
      expect.arrayContaining([
        "fieldwork://guides/paging",
        "fieldwork://operations/lift_by_device",
        "fieldwork://readings/live"
      ])
    )
    expect(await read("fieldwork://guides/paging")).toContain("title:")
    expect(await read("fieldwork://operations/lift_by_device")).toContain("--confidence-level")
    expect(JSON.parse(await read("fieldwork://readings/live"))).toMatchObject({ items: [expect.anything()] })
    expect(JSON.parse(await read(`fieldwork://readings/${ids.live}`))).toMatchObject({
      overview: { default_question_lift: expect.anything() },
      lift: { items: expect.arrayContaining([expect.objectContaining({ question: expect.anything() })]) }
    })
    await expect(read("fieldwork://guides/../../package.json")).rejects.toThrow("is not a resource")
  } finally {
    await close()
  }
})
