import { ApiError } from "@fieldwork/exchange"
import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { SubscriptionExistsError } from "../../src/index.ts"
import { subscribe } from "../../src/subscription/subscribe.ts"
import { openMarket, supplierCode } from "../support/market.ts"

const opportunities = [{ country_language: { eq: "eng_us" } }]
const wanted = { callback: "https://supplier.example/callbacks", opportunities }

/** Opens a market with functions that subscribe as a supply service does, and that read the registered URLs. */
const openSubscriptions = () => {
  const calls: Array<string> = []
  const { exchange, sandbox } = openMarket(calls)
  const supplier = { supplier_code: supplierCode }
  const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)
  return {
    calls,
    fault: (body: object) =>
      sandbox.fetch("http://sandbox/__sandbox/faults", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body)
      }),
    subscribe: (given: object = {}) => run(Effect.flip(subscribe(exchange, supplierCode, { ...wanted, ...given }))),
    succeed: (given: object = {}) => run(subscribe(exchange, supplierCode, { ...wanted, ...given })),
    subscribeOther: (callback: string) =>
      run(exchange.outcomes.subscribe({ ...supplier, body: { callback, outcomes: [{}] } })),
    registered: () => run(Effect.map(exchange.outcomes.subscription(supplier), ({ callback }) => callback))
  }
}

it("subscribe refuses to replace a subscription with another callback URL, names the URL without secrets, and creates no subscription", async () => {
  const { calls, registered, subscribe, subscribeOther } = openSubscriptions()
  const callback = "https://other.example/outcomes?token=secret"
  await subscribeOther(callback)
  calls.length = 0
  const refused = await subscribe()
  expect(refused).toBeInstanceOf(SubscriptionExistsError)
  expect(refused.message).toBe(
    `supplier ${supplierCode} has a subscription that sends outcomes to https://other.example/outcomes, and replacing it would stop these callbacks. To replace it, subscribe with \`replace: true\``
  )
  expect(calls.filter((call) => !call.startsWith("GET"))).toEqual([])
  expect(await registered()).toBe(callback)
})

it("subscribe replaces a subscription with another callback URL if replace is true", async () => {
  const { registered, subscribeOther, succeed } = openSubscriptions()
  await subscribeOther("https://other.example/outcomes")
  await succeed({ replace: true })
  expect(await registered()).toBe("https://supplier.example/callbacks/outcomes")
})

it("subscribe replaces a subscription with the same callback URL, so a service can change its filters and restart", async () => {
  const { calls, succeed } = openSubscriptions()
  await succeed()
  calls.length = 0
  await succeed({ callback: "https://SUPPLIER.example:443/callbacks" })
  expect(calls.filter((call) => call.startsWith("POST"))).toHaveLength(2)
})

it("subscribe fails and creates no subscription if the existing subscriptions cannot be read", async () => {
  const { calls, fault, subscribe } = openSubscriptions()
  await fault({ operation_id: "getOutcomesSubscription", status: 403, times: 1 })
  expect(await subscribe()).toBeInstanceOf(ApiError)
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.filter((call) => !call.startsWith("GET"))).toEqual([])
})
