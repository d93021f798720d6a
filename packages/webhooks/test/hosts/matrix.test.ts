/**
 * Every host, mounted in every way: a genuine callback gets 200, or 500 with the cause at once where its signed bytes are gone. Never is it
 * refused as if it were forged, nor is it lost, and nothing that a stranger sends ends the process.
 *
 * Express is injected into by express-inject.test.ts: light-my-request changes the prototypes of Express for the whole process.
 */
import { setTimeout as wait } from "node:timers/promises"
import { afterAll, afterEach, describe, expect, it } from "vitest"
import { checkCell, genuine, listening } from "./cell.ts"
import { hosts, onExpress } from "./hosts.ts"
import { onLambda } from "./lambda.ts"
import { type Mounted, mountings } from "./mounting.ts"

it("covers at least 14 hosts and 8 mountings", () => {
  expect([hosts.length >= 14, mountings.length]).toEqual([true, 8])
  expect(new Set(hosts.map(({ name }) => name)).size).toBe(hosts.length)
})

// What is left of a request is thrown away for two seconds: an error in that would come by then, and vitest fails on it.
afterAll(() => wait(2200))

describe.each(hosts)("$name", (host) => {
  let mounted: Mounted | undefined
  afterEach(() => mounted?.close?.())

  it.each(mountings.filter((mounting) => mounting !== "inject" || !onExpress.includes(host)))(
    "with %s accepts a genuine callback, or says at once why it cannot",
    async (mounting) => {
      mounted = await checkCell(host, mounting)
    }
  )
})

it.each(Object.entries(onLambda))("%s accepts a genuine callback and refuses a forged one", async (_name, start) => {
  const { options, seen } = listening("inject")
  const { close, post } = await start(options)
  const { body, headers } = await genuine("inject")
  expect(await post(headers, body)).toBe(200)
  expect(await post(headers, new Uint8Array(3))).toBe(401)
  expect(seen.accepted).toHaveLength(1)
  await close?.()
})
