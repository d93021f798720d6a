import { expect, it } from "vitest"
import {
  allOutcomes,
  day,
  everything,
  hour,
  linkPath,
  minute,
  opportunitiesPath,
  outcomesPath,
  plainLink,
  second,
  type TestExchange,
  startExchange
} from "./startExchange.ts"

/** Simulates a supplier's day, and returns all response bodies and callback bodies in order. */
const runDay = async (exchange: TestExchange) => {
  const replies: Array<unknown> = []
  const record = async (reply: Promise<unknown>) => {
    replies.push(await reply)
  }
  await record(exchange.post(opportunitiesPath, { ...everything, include_quotas: true }))
  await exchange.advance(40 * second)
  await record(exchange.post(outcomesPath, allOutcomes))
  await record(exchange.post(linkPath, plainLink))
  await record(exchange.send("4711", 1_000_001, 100))
  await exchange.advance(hour)
  await record(exchange.rotate("4711", 600))
  await record(exchange.get(`${opportunitiesPath}?surveys=true`))
  await exchange.advance(5 * hour)
  await record(exchange.remove(opportunitiesPath))
  await record(exchange.surveys())
  return { replies, bodies: exchange.received.map(({ at, body, url }) => ({ at, body, url })) }
}

it("the exchange sandbox gives byte-identical responses and callbacks for the same seed and calls", async () => {
  const [first, second] = [await runDay(startExchange({ seed: 5 })), await runDay(startExchange({ seed: 5 }))]
  expect(first.bodies.length).toBeGreaterThan(100)
  expect(JSON.stringify(second)).toBe(JSON.stringify(first))
})

it("exchange sandboxes with different seeds have different markets and different signing keys", async () => {
  const [first, second] = [await runDay(startExchange({ seed: 5 })), await runDay(startExchange({ seed: 6 }))]
  expect(second.bodies[0]?.body).not.toBe(first.bodies[0]?.body)
  expect(second.replies[0]).not.toEqual(first.replies[0])
})

it("the sandbox's survey market does not depend on subscriptions or on the steps in which the clock advances", async () => {
  const [watched, unwatched, stepped] = [startExchange(), startExchange(), startExchange()]
  await watched.post(opportunitiesPath, everything)
  for (const exchange of [watched, unwatched]) await exchange.advance(2 * day)
  for (let index = 0; index < 2 * 24 * 4; index++) {
    await stepped.advance(15 * minute)
    await stepped.surveys()
  }
  const surveys = await watched.surveys()
  expect(await unwatched.surveys()).toEqual(surveys)
  expect(await stepped.surveys()).toEqual(surveys)
})
