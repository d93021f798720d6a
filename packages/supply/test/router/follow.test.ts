import { Inbox, type Opportunities, SqliteStore } from "@fieldwork/inbox"
import { createSender } from "@fieldwork/webhooks/testing"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Stream from "effect/Stream"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import { createRouter, follow } from "../../src/index.ts"
import { runQuietly } from "../support/ledger.ts"

const survey = (survey_id: number, message_reason = "new") => ({
  survey_id,
  message_reason,
  is_live: true,
  revenue_per_interview: { value: 1, currency_code: "USD" }
})
const person = { pid: "p-1", answers: {} }

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

  it("match fails with StaleIndexError while the router's index is older than the caller accepts, and works again afterwards", () =>
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
})
