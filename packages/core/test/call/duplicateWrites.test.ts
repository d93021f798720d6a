/**
 * Tests for duplicate commits: wherever a call fails, a write that must not be sent twice is committed at most once, and every call that reports
 * success was committed.
 */
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Fiber } from "effect"
import * as fc from "fast-check"
import type { RetryClass } from "../../src/operation/Operation.ts"
import {
  connectionError,
  brokenBody,
  ok,
  reply,
  script,
  noResponse,
  stalledBody,
  type Step
} from "../support/Script.ts"
import { makeThings, type Things } from "../support/thingService.ts"
import { elapse } from "../support/time.ts"

/** The points at which one attempt can fail. `commits` states whether the service committed the write, which the client cannot see. */
const faults = {
  "never connects": { commits: false, step: connectionError("ECONNREFUSED") },
  "breaks while it is sent": { commits: false, step: connectionError("ECONNRESET") },
  "breaks after the commit": { commits: true, step: connectionError("UND_ERR_SOCKET") },
  "is not answered": { commits: true, step: noResponse },
  "is not answered in the body": { commits: true, step: stalledBody(200) },
  "breaks in the body": { commits: true, step: brokenBody(200) },
  "fails before the commit": { commits: false, step: reply(500) },
  "fails after the commit": { commits: true, step: reply(502) },
  "times out at the gateway": { commits: true, step: reply(504) },
  "is limited": { commits: false, step: reply(429, undefined, { "retry-after": "1" }) },
  "is refused": { commits: false, step: reply(401) },
  "is wrong": { commits: false, step: reply(400) },
  succeeds: { commits: true, step: ok({ id: 7 }) },
  "succeeds in another shape": { commits: true, step: ok("<html>") }
} as const satisfies Record<string, { readonly commits: boolean; readonly step: Step }>

type Fault = keyof typeof faults

const calls: { readonly [Class in RetryClass]: (service: Things) => Effect.Effect<unknown, unknown> } = {
  safe: (service) => service.get({ id: 7 }),
  replaceable: (service) => service.replace({ id: 7, body: { name: "x" } }),
  once: (service) => service.create({ body: { name: "x" } })
}

/** Runs one call whose attempts fail with the given faults in order. The last fault repeats. */
const outcomeOf = (retry: RetryClass, plan: ReadonlyArray<Fault>) =>
  Effect.gen(function* () {
    let commits = 0
    const fakeServer = script(
      ...plan.map((name): Step => (sent) => {
        if (faults[name].commits) commits++
        return faults[name].step(sent)
      })
    )
    const fiber = yield* Effect.forkChild(Effect.exit(calls[retry](makeThings(fakeServer, { timeoutMillis: 1000 }))))
    yield* elapse(120_000, 1000)
    const exit = yield* Fiber.join(fiber)
    return { commits, isSuccess: Exit.isSuccess(exit), sent: fakeServer.sent.length }
  })

const names = Object.keys(faults) as ReadonlyArray<Fault>

describe("a call with faults at every point", () => {
  const plan = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 6 })
  const sample = fc.sample(fc.record({ retry: fc.constantFrom("safe", "replaceable", "once"), plan }), {
    numRuns: 300,
    seed: 7
  })
  const single = names.flatMap((name) =>
    (["safe", "replaceable", "once"] as const).map((retry) => ({ retry, plan: [name] }))
  )

  it.effect(
    "for every sequence of injected faults, a write that must not be sent twice is committed at most once",
    () =>
      Effect.gen(function* () {
        for (const { plan, retry } of [...single, ...sample]) {
          const { commits, isSuccess, sent } = yield* outcomeOf(retry, plan)
          const description = `${retry}: ${plan.join(", then ")}`
          if (retry === "once") assert.isAtMost(commits, 1, description)
          if (isSuccess) assert.isAtLeast(commits, 1, description)
          assert.isAtMost(sent, 4, description)
        }
      })
  )
})
