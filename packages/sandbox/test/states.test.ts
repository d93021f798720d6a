/**
 * What is drawn is what happens: each machine that clients can see is walked along its transitions.
 */
import { expect, it } from "vitest"
import { createSandbox, credentials } from "../src/index.ts"
import { machines } from "../src/states.ts"

const along = (id: (typeof machines)[number]["id"]) => machines.find((machine) => machine.id === id)?.transitions ?? []

it("every state can be reached, and no transition is listed twice", () => {
  for (const { id, transitions } of machines) {
    const first = transitions[0]?.from
    const reached = new Set([first, ...transitions.map(({ to }) => to)])
    // A buyer's survey can begin as awarded or as pending.
    expect(
      transitions.map(({ from }) => from).filter((from) => !reached.has(from)),
      id
    ).toEqual(id === "survey" ? ["02 pending"] : [])
    expect(new Set(transitions.map(({ from, when }) => `${from} ${when}`)).size, id).toBe(transitions.length)
  }
})

it("a subscription goes as drawn", async () => {
  const sandbox = createSandbox({ send: async () => new Response(null, { status: 200 }) })
  const path = "http://sandbox/supply/opportunities/v1/subscriptions/4711"
  const body = JSON.stringify({
    callback: "https://me.example/",
    opportunities: [{ country_language: { eq: "eng_us" } }]
  })
  const call = (method: string) =>
    sandbox.fetch(path, {
      method,
      headers: { authorization: credentials.exchange.apiKey, "content-type": "application/json" },
      ...(method === "POST" && { body })
    })
  const state = async () => ((await call("GET")).status === 404 ? "none" : "active")
  for (const { from, to, when } of along("subscription")) {
    expect(await state(), when).toBe(from)
    await call(when.startsWith("create") ? "POST" : "DELETE")
    expect(await state(), when).toBe(to)
  }
})

it("a supplier is told of a survey by the reasons drawn, and no others", () => {
  expect(along("opportunity").map(({ from, to, when }) => [from, when.split(":")[0], to])).toEqual([
    ["unknown", "new", "active"],
    ["active", "updated", "active"],
    ["active", "deactivated", "inactive"],
    ["inactive", "reactivated", "active"]
  ])
})
