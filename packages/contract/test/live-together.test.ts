/**
 * Every service method against the sandbox: do they live together?
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeClients, methods } from "../src/clients.ts"
import { inputs } from "../src/inputs.ts"
import { having } from "../src/pending.ts"
import { arrange, openStage, type Stage } from "../src/world.ts"

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.server.close())

describe.each(["brand-lift", "exchange"] as const)("%s", (api) => {
  it.each(having(api, "both"))("%s is understood on both sides", async (id) => {
    const { ids } = await arrange(stage)
    const clients = makeClients({ "brand-lift": stage.server.url, exchange: stage.server.url })
    await expect(methods[id]?.(clients, inputs[id]?.(ids) ?? {})).resolves.toBeDefined()
    expect(clients.drift).toEqual([])
  })
})
