/**
 * Calls every service method against the sandbox.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeClients, methods } from "../src/Clients.ts"
import { inputs } from "../src/inputs.ts"
import { operationsWith, isRead } from "../src/pending.ts"
import { createTestData, openTestEnvironment, type TestEnvironment, type TestData } from "../src/TestData.ts"

let environment: TestEnvironment
beforeAll(async () => {
  environment = await openTestEnvironment()
})
afterAll(() => environment.server.close())

describe.each(["brand-lift", "exchange"] as const)("service methods of %s against the sandbox", (api) => {
  let testData: TestData
  // Read operations do not change anything, so they share one set of test data. Each write operation gets its own set.
  beforeAll(async () => {
    testData = await createTestData(environment)
  })

  const expectAgreement = async (id: string) => {
    const clients = makeClients({ "brand-lift": environment.server.url, exchange: environment.server.url })
    await expect(methods[id]?.(clients, inputs[id]?.(testData.ids) ?? {})).resolves.toBeDefined()
    expect(clients.drift).toEqual([])
  }

  it.each(operationsWith(api, "both").filter(isRead))(
    "the sandbox and the client agree on the requests and responses of the read operation %s",
    (id) => expectAgreement(id)
  )

  it.each(operationsWith(api, "both").filter((row) => !isRead(row)))(
    "the sandbox and the client agree on the requests and responses of the write operation %s",
    async (id) => {
      testData = await createTestData(environment)
      await expectAgreement(id)
    }
  )
})
