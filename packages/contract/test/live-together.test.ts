/**
 * Calls every service method against the sandbox.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeClients, methods } from "../src/Clients.ts"
import { inputs } from "../src/inputs.ts"
import { having, isRead } from "../src/pending.ts"
import { arrange, openStage, type Stage, type World } from "../src/World.ts"

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.server.close())

describe.each(["brand-lift", "exchange"] as const)("service methods of %s against the sandbox", (api) => {
  let testData: World
  // Read operations do not change anything, so they share one set of test data. Each write operation gets its own set.
  beforeAll(async () => {
    testData = await arrange(stage)
  })

  const expectAgreement = async (id: string) => {
    const clients = makeClients({ "brand-lift": stage.server.url, exchange: stage.server.url })
    await expect(methods[id]?.(clients, inputs[id]?.(testData.ids) ?? {})).resolves.toBeDefined()
    expect(clients.drift).toEqual([])
  }

  it.each(having(api, "both").filter(isRead))(
    "the sandbox and the client agree on the requests and responses of the read operation %s",
    (id) => expectAgreement(id)
  )

  it.each(having(api, "both").filter((row) => !isRead(row)))(
    "the sandbox and the client agree on the requests and responses of the write operation %s",
    async (id) => {
      testData = await arrange(stage)
      await expectAgreement(id)
    }
  )
})
