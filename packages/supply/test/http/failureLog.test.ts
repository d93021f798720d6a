import * as Effect from "effect/Effect"
import * as Logger from "effect/Logger"
import { inspect } from "node:util"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createSupplyApi as createWithEffect } from "../../src/index.ts"
import { createSupplyApi } from "../../src/promise.ts"

const token = "0123456789abcdef"
const mid = "8f9c2a1e-0000-4000-8000-000000000000"

const send = (operation: string, body: object): Request =>
  new Request(`http://localhost/supply/${operation}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body)
  })
const profile = { pid: "p.81", answers: { 42: ["30"] } }

describe("the log of the supply HTTP API", () => {
  afterEach(() => void vi.restoreAllMocks())

  it("the supply HTTP API writes the cause of an unexpected error to standard error, and responds with 500", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
    const cause = new Error("no row", { cause: new RangeError("the index has no survey 7") })
    const fail = () => Promise.reject(cause)
    const api = createSupplyApi({ match: fail, why: fail, route: fail, returned: fail }, { token })
    expect((await api.fetch(send("match", { profile }))).status).toBe(500)
    const text = logged.mock.calls.map((call) => inspect(call)).join("\n")
    expect(text).toContain("The operation match of the HTTP API failed")
    expect(text).toContain("Error: no row")
    expect(text).toContain("caused by RangeError: the index has no survey 7")
    expect(text).toContain("failureLog.test.ts")
  })

  it("when an operation fails, the supply HTTP API logs neither the respondent's PID, nor the session id, nor the API's own token", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
    const fail = (what: string) => () =>
      Promise.reject(Object.assign(new Error(`${what} failed, ${token}`), { profile }))
    const api = createSupplyApi(
      {
        match: fail("PID=p.81"),
        why: fail(`p.81 in ${mid}`),
        route: fail("https://exchange.example/?PID=p.81"),
        returned: fail("session m-1 of p.81")
      },
      { token }
    )
    for (const operation of ["match", "route"]) await api.fetch(send(operation, { profile }))
    await api.fetch(send("why", { profile, survey_id: 1 }))
    await api.fetch(send("returned", { url: "/return?status=complete&MID=m-1&PID=p.81" }))
    const text = logged.mock.calls.map((call) => inspect(call)).join("\n")
    expect(logged).toHaveBeenCalledTimes(4)
    for (const value of ["p.81", mid, "m-1 ", token]) expect(text).not.toContain(value)
    expect(text).toContain("session <redacted> of <redacted> failed, <redacted>")
  })

  it("the supply HTTP API does not log an error that the response explains", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
    const fail = () => Promise.reject(new Error())
    const api = createSupplyApi({ match: fail, why: fail, route: fail, returned: fail }, { token })
    expect((await api.fetch(send("match", {}))).status).toBe(400)
    expect(logged).not.toHaveBeenCalled()
  })

  it("the supply HTTP API of the Effect API logs the cause of an unexpected error with the logger of the program", async () => {
    const lines: Array<unknown> = []
    const logger = Logger.make(({ message }) => void lines.push(message))
    const fail = () => Effect.die(new RangeError("a bug"))
    const supply = { match: fail, why: fail, route: fail, returned: fail }
    const api = await Effect.runPromise(Effect.provide(createWithEffect(supply, { token }), Logger.layer([logger])))
    expect((await api.fetch(send("match", { profile }))).status).toBe(500)
    expect(inspect(lines)).toContain("RangeError: a bug")
  })
})
