import { describe, expect, it } from "vitest"
import { createSandbox, credentials } from "../../src/index.ts"

const setUp = (rate_limit_per_second: number, rate_limit_burst: number) => {
  let wall = 1_800_000_000_000
  const sandbox = createSandbox({ rateLimit: { rate_limit_per_second, rate_limit_burst }, wallClock: () => wall })
  const call = (authorization: string = credentials.exchange.apiKey, path = "/demand/v2-beta/locales") =>
    sandbox.fetch(`http://sandbox${path}`, { headers: { authorization } })
  const statuses = async (count: number) => {
    const found: Array<number> = []
    for (let index = 0; index < count; index++) found.push((await call()).status)
    return found
  }
  return {
    sandbox,
    call,
    statuses,
    wait: (milliseconds: number) => {
      wall += milliseconds
    }
  }
}

describe("the rate limit", () => {
  it("the sandbox's rate limit allows a burst, refuses further requests with 429, and refills in real time", async () => {
    const { statuses, wait } = setUp(2, 3)
    expect(await statuses(5)).toEqual([200, 200, 200, 429, 429])
    wait(500)
    expect(await statuses(2)).toEqual([200, 429])
    wait(60_000)
    expect(await statuses(4)).toEqual([200, 200, 200, 429])
  })

  it("a request that waits for Retry-After is accepted by the sandbox's rate limit", async () => {
    const { call, statuses, wait } = setUp(0.1, 1)
    await call()
    const refused = await call()
    expect(refused.headers.get("retry-after")).toBe("10")
    expect(await refused.json()).toMatchObject({ errors: [{ message: "Too many requests: wait 10 s." }] })
    wait(9_000)
    expect((await call()).headers.get("retry-after")).toBe("1")
    wait(1_000)
    expect(await statuses(1)).toEqual([200])
  })

  it("the sandbox's rate limit counts each key separately, and does not count requests with an invalid key", async () => {
    const { call, statuses } = setUp(1, 1)
    for (let index = 0; index < 5; index++) expect((await call("someone else")).status).toBe(401)
    expect(await statuses(2)).toEqual([200, 429])
    expect((await call(credentials.exchange.sandboxApiKey)).status).toBe(200)
  })

  it("the sandbox's rate limit responds with the error envelope for operations of the older API style", async () => {
    const { call } = setUp(1, 1)
    const path = "/Lookup/v1/BasicLookups/BundledLookups/Countries"
    await call(credentials.exchange.apiKey, path)
    const refused = await call(credentials.exchange.apiKey, path)
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({ ApiResult: 1, ApiMessages: ["Too many requests: wait 1 s."] })
    ])
  })

  it("the sandbox's rate limit is off by default and can be set at run time", async () => {
    const { sandbox, statuses } = setUp(0, 10)
    expect(new Set(await statuses(200))).toEqual(new Set([200]))
    await sandbox.fetch("http://sandbox/__sandbox/settings", {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ rate_limit_per_second: 1, rate_limit_burst: 2 })
    })
    expect(await statuses(3)).toEqual([200, 200, 429])
  })
})
