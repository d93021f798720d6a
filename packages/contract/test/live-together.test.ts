/**
 * Every service method against the sandbox: do they live together?
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { makeClients, methods } from "../src/clients.ts"
import { inputs } from "../src/inputs.ts"
import { having, isRead } from "../src/pending.ts"
import { arrange, openStage, type Stage, type World } from "../src/world.ts"

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.server.close())

describe.each(["brand-lift", "exchange"] as const)("%s", (api) => {
  let world: World
  // Reads change nothing, so they share a world; what writes gets one of its own.
  beforeAll(async () => {
    world = await arrange(stage)
  })

  const isUnderstood = async (id: string) => {
    const clients = makeClients({ "brand-lift": stage.server.url, exchange: stage.server.url })
    await expect(methods[id]?.(clients, inputs[id]?.(world.ids) ?? {})).resolves.toBeDefined()
    expect(clients.drift).toEqual([])
  }

  it.each(having(api, "both").filter(isRead))("%s is understood on both sides", (id) => isUnderstood(id))

  it.each(having(api, "both").filter((row) => !isRead(row)))("%s is understood on both sides", async (id) => {
    world = await arrange(stage)
    await isUnderstood(id)
  })
})
