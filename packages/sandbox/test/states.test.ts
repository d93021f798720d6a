/** Checks that the documented state machines match the behaviour of the sandbox. */
import { expect, it } from "vitest"
import { createSandbox, credentials } from "../src/index.ts"
import { stateMachines } from "../src/states.ts"

const transitionsOf = (id: (typeof stateMachines)[number]["id"]) =>
  stateMachines.find((machine) => machine.id === id)?.transitions ?? []

it("every state in the sandbox's documented state machines can be reached, and no transition is listed twice", () => {
  for (const { id, transitions } of stateMachines) {
    const first = transitions[0]?.from
    const reached = new Set([first, ...transitions.map(({ to }) => to)])
    // No transition leads to the status `02 pending`, because a buyer can create a survey in this status.
    expect(
      transitions.map(({ from }) => from).filter((from) => !reached.has(from)),
      id
    ).toEqual(id === "survey" ? ["02 pending"] : [])
    expect(new Set(transitions.map(({ from, when }) => `${from} ${when}`)).size, id).toBe(transitions.length)
  }
})

it("creating and deleting an opportunities subscription changes its state as the documented state machine states", async () => {
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
  for (const { from, to, when } of transitionsOf("subscription")) {
    expect(await state(), when).toBe(from)
    await call(when.startsWith("create") ? "POST" : "DELETE")
    expect(await state(), when).toBe(to)
  }
})

it("the documented state machine of opportunities has a transition for each of exactly four message reasons", () => {
  expect(transitionsOf("opportunity").map(({ from, to, when }) => [from, when.split(":")[0], to])).toEqual([
    ["unknown", "new", "active"],
    ["active", "updated", "active"],
    ["active", "deactivated", "inactive"],
    ["inactive", "reactivated", "active"]
  ])
})
