/**
 * Tests every host (a framework or platform) with every way of mounting a receiver. A genuine callback gets 200, or immediately 500 with the cause if
 * the mounting loses the signed bytes. A genuine callback is never refused as a forgery or lost, and requests from third parties never terminate the
 * process.
 *
 * Injection into Express is tested by `express-inject.test.ts`, because `light-my-request` changes the prototypes of Express for the entire process.
 */
import { setTimeout as wait } from "node:timers/promises"
import { afterAll, afterEach, describe, expect, it } from "vitest"
import { checkConfiguration, genuine, recordingOptions } from "./checkConfiguration.ts"
import { hosts, onExpress } from "./hosts.ts"
import { onLambda } from "./lambda.ts"
import { type Mounted, mountings } from "./mounting.ts"

it("the webhook receivers are tested on at least 14 frameworks and platforms, each in 8 configurations", () => {
  expect([hosts.length >= 14, mountings.length]).toEqual([true, 8])
  expect(new Set(hosts.map(({ name }) => name)).size).toBe(hosts.length)
})

// A receiver discards the rest of a refused request for up to two seconds. The delay ensures that vitest is still running if an error occurs during
// that time.
afterAll(() => wait(2200))

describe.each(hosts)("$name", (host) => {
  let mounted: Mounted | undefined
  afterEach(() => mounted?.close?.())

  it.each(mountings.filter((mounting) => mounting !== "inject" || !onExpress.includes(host)))(
    "a webhook receiver in the configuration %s accepts a genuine callback, or responds at once with 500 and the cause",
    async (mounting) => {
      mounted = await checkConfiguration(host, mounting)
    }
  )
})

it.each(Object.entries(onLambda))(
  "a webhook receiver on %s accepts a genuine callback and refuses a forged one",
  async (_name, start) => {
    const { options, seen } = recordingOptions("inject")
    const { close, post } = await start(options)
    const { body, headers } = await genuine("inject")
    expect(await post(headers, body)).toBe(200)
    expect(await post(headers, new Uint8Array(3))).toBe(401)
    expect(seen.accepted).toHaveLength(1)
    await close?.()
  }
)
