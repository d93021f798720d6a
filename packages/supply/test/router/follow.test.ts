import { Inbox, type Opportunities, type OpportunityChange, SqliteStore } from "@fieldwork/inbox"
import { createSender } from "@fieldwork/webhooks/testing"
import type { Opportunity } from "@fieldwork/exchange-client"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import { createRouter, follow, type Router } from "../../src/index.ts"
import { runQuietly } from "../support/ledger.ts"

const survey = (survey_id: number, message_reason = "new") => ({
  survey_id,
  message_reason,
  is_live: true,
  revenue_per_interview: { value: 1, currency_code: "USD" }
})
const person = { pid: "p-1", answers: {} }

/** Returns a source of changes that returns the given surveys in each read. */
const changesOf = (next: () => ReadonlyArray<Opportunity>): Pick<Opportunities, "changes"> => ({
  changes: () =>
    Stream.fromIterable(
      next().map((opportunity) => ({ cursor: "1", status: "live", opportunity }) as unknown as OpportunityChange)
    )
})

describe("follow", () => {
  it("follow loads the surveys of the inbox into a router and applies later changes within a second", async () => {
    const sender = await createSender()
    const { key_id, public_key } = sender.subscription()
    const inbox = Inbox.layer({ keys: [{ keyId: key_id, publicKey: public_key }], pollMillis: 5 }).pipe(
      Layer.provide(SqliteStore.layer({ path: ":memory:", threads: false }))
    )
    await runQuietly(
      Effect.provide(
        Effect.gen(function* () {
          const { lags, opportunities, receive } = yield* Inbox
          const send = Effect.fnUntraced(function* (...surveys: ReadonlyArray<object>) {
            const callback = yield* Effect.promise(() => sender.send(surveys))
            const request = new Request("http://supplier.example/", { method: "POST", ...callback })
            yield* Effect.promise(() => receive("opportunities", request))
            while ((yield* lags).some(({ waiting }) => waiting > 0)) yield* Effect.sleep(2)
          })
          yield* send(survey(1), survey(2), survey(3, "deactivated"))
          const router = createRouter()
          const { lagMillis, match } = yield* follow({ opportunities, router, pollMillis: 10 })
          expect(router.size).toBe(2)
          yield* send(survey(1, "deactivated"), survey(4), survey(5, "held"))
          while (router.get(4) === undefined) yield* Effect.sleep(5)
          const { surveys } = yield* match(person, { maxLagMillis: 60_000 })
          expect(surveys.map((each) => each.survey.survey_id)).toEqual([2, 4])
          expect(router.why(person, 5)?.reasons).toEqual([{ kind: "parked", id: "held" }])
          expect(yield* lagMillis).toBeLessThan(60_000)
        }),
        inbox
      )
    )
  })

  it("match fails with StaleIndexError while the router's index is older than the caller accepts, and succeeds once it is up to date", () =>
    Effect.runPromise(
      Effect.scoped(
        Effect.gen(function* () {
          let isAway = false
          const changes: Opportunities["changes"] = () =>
            isAway ? Stream.fail({ _tag: "StoreError" } as never) : Stream.empty
          const { lagMillis, match } = yield* follow({ opportunities: { changes }, router: createRouter() })
          isAway = true
          yield* TestClock.adjust("3 seconds")
          expect(yield* lagMillis).toBeGreaterThanOrEqual(2_750)
          const failure = yield* Effect.flip(match(person))
          expect(failure._tag).toBe("StaleIndexError")
          expect((yield* match(person, { maxLagMillis: 5_000 })).surveys).toEqual([])
          isAway = false
          yield* TestClock.adjust("1 second")
          expect((yield* match(person)).surveys).toEqual([])
        })
      ).pipe(Effect.provide(Layer.merge(TestClock.layer(), Logger.layer([]))))
    ))

  it("follow withholds a survey that the router cannot apply, logs it once per message and applies all later changes", async () => {
    const logged: Array<string> = []
    const logger = Logger.make(({ message }) => void logged.push(JSON.stringify(message)))
    const router = createRouter()
    let isBroken = false
    const apply: Router["apply"] = (given) => {
      if (isBroken && given.opportunity.survey_id === 2) throw new Error("no tags")
      router.apply(given)
    }
    let next: ReadonlyArray<Opportunity> = [survey(1), survey(2)]
    const program = Effect.gen(function* () {
      const { match } = yield* follow({ opportunities: changesOf(() => next), router: { ...router, apply } })
      const poll = (...surveys: ReadonlyArray<Opportunity>) => {
        next = surveys
        return Effect.map(
          Effect.andThen(TestClock.adjust("250 millis"), match(person)),
          (matches) => new Set(matches.surveys.map((each) => each.survey.survey_id))
        )
      }
      isBroken = true
      expect(yield* poll(survey(2), survey(3))).toEqual(new Set([1, 3]))
      expect(yield* poll(survey(2), survey(4))).toEqual(new Set([1, 3, 4]))
      expect(logged).toHaveLength(1)
      isBroken = false
      expect(yield* poll(survey(2))).toEqual(new Set([1, 2, 3, 4]))
    })
    await Effect.runPromise(
      Effect.scoped(program).pipe(Effect.provide(Layer.merge(TestClock.layer(), Logger.layer([logger]))))
    )
  })

  it("follow logs a defect while it reads changes, continues afterwards, and ends when its scope is closed", async () => {
    const logged: Array<unknown> = []
    const logger = Logger.make(({ message }) => void logged.push(message))
    let reads = 0
    let isBroken = false
    const changes: Opportunities["changes"] = () => {
      reads += 1
      return isBroken ? Stream.die(new Error("a bug")) : Stream.empty
    }
    const program = Effect.gen(function* () {
      const scope = yield* Scope.make()
      const { lagMillis } = yield* Scope.provide(follow({ opportunities: { changes }, router: createRouter() }), scope)
      isBroken = true
      yield* TestClock.adjust("1 second")
      expect(logged).toHaveLength(4)
      isBroken = false
      yield* TestClock.adjust("1 second")
      expect(yield* lagMillis).toBeLessThan(250)
      yield* Scope.close(scope, Exit.void)
      const before = reads
      yield* TestClock.adjust("1 second")
      expect(reads).toBe(before)
      expect(logged).toHaveLength(4)
    })
    await Effect.runPromise(Effect.provide(program, Layer.merge(TestClock.layer(), Logger.layer([logger]))))
  })
})
