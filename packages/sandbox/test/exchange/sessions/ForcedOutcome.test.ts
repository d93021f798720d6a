import { describe, expect, it } from "vitest"
import { statusesInPid, stepsFor } from "../../../src/exchange/sessions/ForcedOutcome.ts"
import { spec } from "../../../src/exchange/spec.ts"
import {
  allOutcomes,
  day,
  linkPath,
  minute,
  outcomesIn,
  outcomesPath,
  plainLink,
  startExchange
} from "../startExchange.ts"
import { startWithLink, lastOutcomes } from "../entry/entryLinks.ts"

/** Returns the statuses in the messages about one respondent, in order. */
const told = async (respondent: object, time = 10 * minute) => {
  const exchange = startExchange({ market: 10 })
  await exchange.post(linkPath, plainLink)
  await exchange.post(outcomesPath, allOutcomes)
  await exchange.control("POST", "/suppliers/4711/respondents", { survey_number: 1_000_001, ...respondent })
  await exchange.advance(time)
  return outcomesIn(exchange.received).map((_) => `${_.marketplace_status}/${_.client_status}`)
}

const negative = (code: number): string => (code < 0 ? `-${-code}` : String(code))

describe("outcomes forced by a test PID", () => {
  it.each([...spec.marketplaceCodes.keys()])(
    "a test PID forces a session to end with the marketplace code %i",
    async (code) => {
      const messages = await told({ panelist_id: `test-m${negative(code)}-a` })
      expect(messages.at(-1)?.split("/")[0]).toBe(String(code))
    }
  )

  it.each([...spec.clientCodes.keys()])("a test PID forces a session to end with the client code %i", async (code) => {
    const messages = await told({ panelist_id: `test-c${negative(code)}-a` })
    expect(messages.at(-1)?.split("/")[1]).toBe(String(code))
  })

  it("the exchange spec lists 44 marketplace codes and 26 client codes", () => {
    expect([spec.marketplaceCodes.size, spec.clientCodes.size]).toEqual([44, 26])
  })
})

describe("outcomes forced by steps", () => {
  it.each([...spec.marketplaceCodes.keys()])(
    "a session started in the control API with the marketplace code %i as its last step ends with this code",
    async (code) => {
      expect((await told({ steps: [{ marketplace_status: code }] })).at(-1)?.split("/")[0]).toBe(String(code))
    }
  )

  it.each([...spec.clientCodes.keys()])(
    "a session started in the control API with the client code %i as its last step ends with this code",
    async (code) => {
      expect((await told({ steps: [{ client_status: code }] })).at(-1)?.split("/")[1]).toBe(String(code))
    }
  )

  it("a session that the control API starts with an undocumented marketplace status as its last step ends with that status", async () => {
    expect((await told({ steps: [{ marketplace_status: 999 }] })).at(-1)).toBe("999/-1")
  })
})

describe("test PIDs", () => {
  it.each([
    ["test-complete-a1", ["1/-1", "3/1", "3/10"]],
    ["test-10-26-11-a1", ["1/-1", "3/1", "3/10", "3/26", "3/11"]],
    ["test-40-a1", ["1/-1", "40/-1"]],
    ["test-c40-a1", ["1/-1", "3/1", "3/40"]],
    ["test-20-11", ["1/-1", "3/1", "3/20", "3/11"]],
    ["test-abandon-a1", ["1/-1", "3/1"]],
    ["test-236_x", ["1/-1", "236/-1"]]
  ])("a session with the test PID %s passes through the statuses %j", async (panelist_id, steps) => {
    expect(await told({ panelist_id }, 3 * day)).toEqual(steps)
  })

  it.each(["p-81", "test", "test-", "test-nobody", "test-m999", "test-0040", "contest-40"])(
    "the PID %s is not a test PID and forces no outcome",
    (pid) => {
      expect(statusesInPid(pid)).toBeUndefined()
    }
  )

  it("a number at the end of a test PID does not change the outcome that the PID forces", () => {
    expect(statusesInPid("test-complete-0001")).toEqual(statusesInPid("test-complete-a"))
    expect(statusesInPid("test-40-1234567")).toEqual(statusesInPid("test-40-a"))
  })

  it("a test PID in an entry link redirects the respondent to the link for the outcome that the PID forces", async () => {
    const { exchange, live } = await startWithLink()
    const place = async (pid: string) => (await exchange.get(`${live}${pid}&MID=${pid}`)).headers["location"] ?? ""
    expect(await place("test-complete-a")).toContain("/complete")
    expect(await place("test-40-a")).toContain("/full")
    expect(await place("test-20-a")).toContain("/terminate")
    expect(await place("test-c30-a")).toContain("/quality")
    await exchange.advance(day)
    expect(lastOutcomes(exchange).get("test-complete-a")).toMatchObject({ marketplace_status: 3, client_status: 10 })
  })
})

it("the adjustments that a test PID with several codes forces follow each other at intervals of one day", () => {
  const steps = stepsFor(statusesInPid("test-10-26-11-a") ?? [])
  expect(steps.map(({ after }) => after / 1000)).toEqual([0, 30, 330, 330 + 86_400, 330 + 2 * 86_400])
})
