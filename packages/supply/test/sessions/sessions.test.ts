import type { Store } from "@fieldwork/inbox"
import * as Effect from "effect/Effect"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import {
  type EntryCheck,
  createRouter,
  type Links,
  makeSessions,
  type Router,
  type SessionsOptions
} from "../../src/index.ts"
import { engines, storeOn } from "../support/store.ts"

const survey = (survey_id: number, survey_group_ids: Array<number> = []) => ({
  survey_id,
  message_reason: "new",
  survey_group_ids,
  revenue_per_interview: { value: 1, currency_code: "USD" }
})

const links: Links = {
  for: () => Effect.succeed("https://exchange.example/s?SID=1&PID="),
  entry: (surveyId, { mid, pid }) => Effect.succeed(`https://exchange.example/s?SID=${surveyId}&PID=${pid}&MID=${mid}`)
}

const openSessions = (store: Store, options: Partial<SessionsOptions> = {}) => {
  const router = createRouter()
  for (const opportunity of [survey(1), survey(2, [7, 8]), survey(3, [8, 9]), survey(4, [9])])
    router.apply({ opportunity })
  return { router, sessions: makeSessions({ store, links, check: checkBy(router), ...options }) }
}

const checkBy =
  (router: Router): SessionsOptions["check"] =>
  (profile, surveyId, history) =>
    Effect.sync((): EntryCheck | undefined => {
      const verdict = router.why(profile, surveyId, { history })
      const offer = router.get(surveyId)
      return verdict && { verdict, questions: [], survey_group_ids: offer?.survey.survey_group_ids ?? [] }
    })

const hour = 3_600_000
const day = 24 * hour

const person = { pid: "p-1", answers: {} }
const kinds = ({ verdict }: { readonly verdict: { readonly reasons: ReadonlyArray<{ readonly kind: string }> } }) =>
  verdict.reasons.map(({ kind }) => kind)

describe.each(engines)("sessions on %s", (engine) => {
  const withStore = storeOn(engine)

  it("starting a respondent's session records the entry before the redirect, with a unique MID", () =>
    withStore((store) =>
      Effect.gen(function* () {
        const { sessions } = openSessions(store)
        const [first, second] = [yield* sessions.start(person, 1), yield* sessions.start({ ...person, pid: "p-2" }, 1)]
        if (first._tag !== "Entered" || second._tag !== "Entered") throw new Error("both are eligible")
        expect(first.mid).not.toBe(second.mid)
        expect(first.url).toContain(`MID=${first.mid}`)
        expect(yield* sessions.history("p-1")).toEqual([
          expect.objectContaining({ pid: "p-1", survey_id: 1, survey_group_ids: [] })
        ])
      })
    ))

  it("a repeated click resumes the respondent's session with the same MID until the respondent has returned", () =>
    withStore((store) =>
      Effect.gen(function* () {
        const { sessions } = openSessions(store)
        const first = yield* sessions.start(person, 1)
        const again = yield* sessions.start(person, 1)
        expect(again).toEqual({ ...first, isResumed: true })
        if (first._tag === "Entered") yield* sessions.returned(`/return?MID=${first.mid}&status=complete`)
        const refused = yield* sessions.start(person, 1)
        expect(refused._tag === "Refused" && kinds(refused)).toEqual(["already_entered"])
      })
    ))

  it("a respondent's session in a second survey of the same current survey group is refused", () =>
    withStore((store) =>
      Effect.gen(function* () {
        const { router, sessions } = openSessions(store)
        expect((yield* sessions.start(person, 2))._tag).toBe("Entered")
        const refused = yield* sessions.start(person, 3)
        expect(refused).toMatchObject({ _tag: "Refused", verdict: { reasons: [{ kind: "group", id: 8 }] } })
        expect((yield* sessions.start(person, 4))._tag).toBe("Entered")
        router.apply({ opportunity: survey(3, [6]) })
        expect((yield* sessions.start(person, 3))._tag).toBe("Entered")
      })
    ))

  it("many concurrent clicks of one respondent start one session per survey and group", () =>
    withStore((store) =>
      Effect.gen(function* () {
        const processes = Array.from({ length: 4 }, () => openSessions(store).sessions)
        const clicks = processes.flatMap((sessions) => [1, 2, 3].map((id) => sessions.start(person, id)))
        const started = yield* Effect.all(clicks, { concurrency: "unbounded" })
        const mids = started.flatMap((each) => (each._tag === "Entered" ? each.mid : []))
        // There is one session in survey 1, and one session in either survey 2 or survey 3, because surveys 2 and 3 share a group.
        expect(new Set(mids).size).toBe(2)
        expect(yield* sessions(store)).toBe(2)
      })
    ))

  it("with resumeOther, many concurrent clicks of one respondent on three surveys all enter the same session", () =>
    withStore((store) =>
      Effect.gen(function* () {
        const processes = Array.from({ length: 4 }, () => openSessions(store).sessions)
        const clicks = processes.flatMap((sessions) =>
          [1, 2, 4].map((id) => sessions.start(person, id, { resumeOther: true }))
        )
        const started = yield* Effect.all(clicks, { concurrency: "unbounded" })
        const entered = started.flatMap((each) => (each._tag === "Entered" ? each : []))
        expect(entered.map(({ mid, survey_id }) => ({ mid, survey_id }))).toEqual(
          Array.from(clicks, () => ({ mid: entered[0]?.mid, survey_id: entered[0]?.survey_id }))
        )
        expect(entered.filter(({ isResumed }) => !isResumed)).toHaveLength(1)
        expect(yield* sessions(store)).toBe(1)
      })
    ))

  it("a respondent who has returned from a first survey starts a new session in a second survey, even with the option resumeOther", () =>
    withStore((store) =>
      Effect.gen(function* () {
        const { sessions } = openSessions(store)
        const first = yield* sessions.start(person, 1)
        if (first._tag === "Entered") yield* sessions.returned(`/return?MID=${first.mid}`)
        const second = yield* sessions.start(person, 2, { resumeOther: true })
        expect(second).toMatchObject({ _tag: "Entered", survey_id: 2, isResumed: false })
      })
    ))

  it.each(["resumeOther", "the same survey"])(
    "a session that a respondent started while the clock was a day ahead is not resumed a long time later (%s)",
    (option) =>
      withStore((store) =>
        Effect.gen(function* () {
          const { sessions } = openSessions(store)
          yield* TestClock.setTime(2 * day)
          yield* sessions.start(person, 1)
          yield* TestClock.setTime(day + 20 * hour)
          expect(yield* sessions.open("p-1")).toEqual([])
          const again = yield* option === "resumeOther"
            ? sessions.start(person, 2, { resumeOther: true })
            : sessions.start(person, 1)
          expect(again).toMatchObject(
            option === "resumeOther"
              ? { _tag: "Entered", survey_id: 2, isResumed: false }
              : { verdict: { reasons: [{ kind: "already_entered" }] } }
          )
        }).pipe(Effect.provide(TestClock.layer()))
      )
  )

  it("a session that was started by a process whose clock is half a minute ahead is resumed", () =>
    withStore((store) =>
      Effect.gen(function* () {
        const { sessions } = openSessions(store)
        yield* TestClock.setTime(day + 30_000)
        const first = yield* sessions.start(person, 1)
        yield* TestClock.setTime(day)
        expect(yield* sessions.start(person, 1)).toEqual({ ...first, isResumed: true })
        expect(yield* sessions.start(person, 2, { resumeOther: true })).toEqual({ ...first, isResumed: true })
      }).pipe(Effect.provide(TestClock.layer()))
    ))

  it("a respondent's eligibility for a survey is checked at the click, even if it was checked before", () =>
    withStore((store) =>
      Effect.gen(function* () {
        const { router, sessions } = openSessions(store)
        expect(router.why(person, 1)?.verdict).toBe("eligible")
        router.apply({ opportunity: { ...survey(1), message_reason: "deactivated" } })
        const refused = yield* sessions.start(person, 1)
        expect(refused._tag === "Refused" && kinds(refused)).toEqual(["not_live"])
        expect(yield* sessions.history("p-1")).toEqual([])
        expect((yield* sessions.start(person, 99))._tag).toBe("Refused")
      })
    ))

  it("sessions.returned reads the status in a return URL as a hint, and sets isFirst to true only for the first return", () =>
    withStore((store) =>
      Effect.gen(function* () {
        const { sessions } = openSessions(store)
        const started = yield* sessions.start(person, 1)
        const mid = started._tag === "Entered" ? started.mid : ""
        const back = `https://supplier.example/return?status=complete&PID=p-1&MID=${mid}`
        expect(yield* sessions.returned(back)).toEqual({
          mid,
          pid: "p-1",
          survey_id: 1,
          hint: "complete",
          isFirst: true
        })
        expect((yield* sessions.returned(back))?.isFirst).toBe(false)
        expect(yield* sessions.returned("/return?MID=forged")).toBeUndefined()
      })
    ))

  it("starting a session for which no entry link can be obtained records no entry of the respondent", () =>
    withStore((store) =>
      Effect.gen(function* () {
        const broken: Links = { ...links, entry: () => Effect.die(new Error("no link")) }
        const { sessions } = openSessions(store, { links: broken })
        yield* Effect.exit(sessions.start(person, 1))
        expect(yield* sessions.history("p-1")).toEqual([])
      })
    ))
})

const sessions = (store: Store) =>
  Effect.map(store.sql.query("count", "SELECT count(*) AS n FROM supply_session", []), ([row]) => Number(row?.["n"]))
