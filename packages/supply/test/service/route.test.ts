import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { describe, expect, it } from "vitest"
import { createRouter, type Links, makeSessions, type Router } from "../../src/index.ts"
import { makeRoute } from "../../src/service/Route.ts"
import { engines, storeOn } from "../support/store.ts"

const person = { pid: "p-1", answers: {} }

const add = (router: Router, survey_id: number, value: number): void =>
  router.apply({
    opportunity: { survey_id, message_reason: "new", revenue_per_interview: { value, currency_code: "USD" } }
  })

describe.each(engines)("route on %s", (engine) => {
  it("if a respondent clicks again while the first click waits for an entry link, the second click starts a session and the first resumes it", () =>
    storeOn(engine)((store) =>
      Effect.gen(function* () {
        const [isRequested, isCreated] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        const entry: Links["entry"] = (surveyId, { mid }) =>
          Effect.succeed(`https://exchange.example/${surveyId}/${mid}`)
        const slow = Effect.andThen(Deferred.succeed(isRequested, undefined), Deferred.await(isCreated))
        const links: Links = {
          entry,
          for: (id) => Effect.as(id === 1 ? slow : Effect.void, "https://exchange.example/")
        }
        const router = createRouter()
        const match = () => Effect.sync(() => router.match(person))
        const sessions = makeSessions({
          store,
          links,
          check: (profile, surveyId, history) =>
            Effect.sync(() => {
              const verdict = router.why(profile, surveyId, { history })
              return verdict && { verdict, questions: [], survey_group_ids: [] }
            })
        })
        const route = makeRoute({ links, sessions, match, linkMillis: 60_000 })
        add(router, 1, 1)
        const first = yield* Effect.forkChild(route(person, 5))
        yield* Deferred.await(isRequested)
        add(router, 2, 9)
        const second = yield* route(person, 5)
        expect(second).toMatchObject({ _tag: "Entered", survey_id: 2, isResumed: false })
        yield* Deferred.succeed(isCreated, undefined)
        expect(yield* Fiber.join(first)).toEqual({ ...second, isResumed: true })
        expect((yield* sessions.history("p-1")).map(({ survey_id }) => survey_id)).toEqual([2])
      })
    ))
})
