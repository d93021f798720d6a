import type { Store } from "@fieldwork/inbox"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import { createRouter, LinkNotUpdatedError, type Links, makeSessions, type Router } from "../../src/index.ts"
import { makeRoute } from "../../src/service/Route.ts"
import { engines, storeOn } from "../support/store.ts"

const person = { pid: "p-1", answers: {} }

const add = (router: Router, survey_id: number, value: number): void =>
  router.apply({
    opportunity: { survey_id, message_reason: "new", revenue_per_interview: { value, currency_code: "USD" } }
  })

const sessionsOf = (store: Store, links: Links, router: Router) =>
  makeSessions({
    store,
    links,
    check: (profile, surveyId, history) =>
      Effect.sync(() => {
        const verdict = router.why(profile, surveyId, { history })
        return verdict && { verdict, questions: [], survey_group_ids: [] }
      })
  })

const refusedFor = (surveyId: number) => Effect.fail(new LinkNotUpdatedError({ surveyId, cause: new Error("403") }))

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
        const sessions = sessionsOf(store, links, router)
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

  it("a link whose update was refused is requested again after a minute, and until then does not count as an attempt", () =>
    storeOn(engine)((store) =>
      Effect.gen(function* () {
        const requested: Array<number> = []
        const refused = new Set([1, 2])
        const url = "https://exchange.example/"
        const links: Links = {
          entry: (surveyId) => (refused.has(surveyId) ? refusedFor(surveyId) : Effect.succeed(url)),
          for: (surveyId) => {
            requested.push(surveyId)
            return refused.has(surveyId) ? refusedFor(surveyId) : Effect.succeed(url)
          }
        }
        const router = createRouter()
        const route = makeRoute({
          links,
          sessions: sessionsOf(store, links, router),
          match: (_, options) => Effect.sync(() => router.match(person, options)),
          linkMillis: 60_000
        })
        for (const id of [1, 2, 3]) add(router, id, 9 - id)
        expect(yield* Effect.flip(route(person, 2))).toMatchObject({ _tag: "LinkNotUpdatedError" })
        expect(requested).toEqual([1, 2])
        expect(yield* route(person, 1)).toMatchObject({ survey_id: 3 })
        expect(requested).toEqual([1, 2, 3])
        yield* TestClock.adjust("1 minute")
        refused.clear()
        expect(yield* route({ ...person, pid: "p-2" }, 1)).toMatchObject({ survey_id: 1 })
        expect(requested).toEqual([1, 2, 3, 1])
      }).pipe(Effect.provide(TestClock.layer()))
    ))

  it("a respondent whose open session has a link that is not obtained in time is entered into another survey, and that session is resumed afterwards", () =>
    storeOn(engine)((store) =>
      Effect.gen(function* () {
        const url = "https://exchange.example/"
        const slow = new Set<number>()
        const linkOf = (surveyId: number) => (slow.has(surveyId) ? Effect.never : Effect.succeed(url))
        const links: Links = { entry: linkOf, for: linkOf }
        const router = createRouter()
        const route = makeRoute({
          links,
          sessions: sessionsOf(store, links, router),
          match: (_, options) => Effect.sync(() => router.match(person, options)),
          linkMillis: 0
        })
        add(router, 1, 9)
        add(router, 2, 1)
        expect(yield* route(person, 5)).toMatchObject({ survey_id: 1, isResumed: false })
        slow.add(1)
        const second = yield* route(person, 5)
        expect(second).toMatchObject({ survey_id: 2, isResumed: false })
        expect(yield* route(person, 5)).toEqual({ ...second, isResumed: true })
      })
    ))
})
