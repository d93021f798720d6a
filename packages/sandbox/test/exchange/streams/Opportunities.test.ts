import { describe, expect, it } from "vitest"
import { off, raise, setUp, supplier, survey, usual } from "./stream.ts"

describe("the opportunities stream", () => {
  it("says nothing of surveys that do not change", async () => {
    const { clock, sent, stream } = setUp()
    stream.subscribe(supplier, usual)
    await clock.runTo(3_600_000)
    expect(sent).toEqual([])
  })

  it("makes one message of several changes between two beats, with the survey as it stands", async () => {
    const { change, messages, stream } = setUp()
    const it = survey()
    stream.subscribe(supplier, usual)
    stream.changed(it)
    it.price = 500
    stream.changed(it)
    await change()
    expect(messages()).toHaveLength(1)
    expect(messages()[0]?.revenue_per_interview).toEqual({
      value: expect.closeTo(3.4, 0) as number,
      currency_code: "USD"
    })
  })

  it("adds quotas and qualifications with include_quotas alone", async () => {
    const { change, messages, stream } = setUp()
    stream.subscribe(supplier, usual)
    stream.subscribe("4712", { ...usual, include_quotas: true })
    const it = survey()
    await change(it)
    const [plain, full] = messages()
    expect(plain).not.toHaveProperty("survey_quotas")
    expect(plain).not.toHaveProperty("survey_qualifications")
    expect(full?.survey_quotas?.[0]).toMatchObject({
      survey_quota_type: "Total",
      questions: null,
      number_of_respondents: it.quotas[0].wanted
    })
    expect(full?.survey_qualifications?.length).toBeGreaterThan(0)
  })

  it("shows recontact respondents for recontact surveys alone", async () => {
    const { change, messages, stream } = setUp()
    stream.subscribe(supplier, usual)
    const recontact = { ...survey(1_000_009), studyTypeId: 22, recontacts: new Map([[supplier, ["p-1", "p-2"]]]) }
    await change(survey(), recontact)
    expect(messages().map(({ respondent_pids, study_type }) => [study_type, respondent_pids])).toEqual([
      ["adhoc", []],
      ["recontact", ["p-1", "p-2"]]
    ])
  })

  it("sends nothing after removal, not even what was pending", async () => {
    const { change, sent, stream } = setUp()
    stream.subscribe(supplier, usual)
    stream.changed(survey())
    expect(stream.remove(supplier)).toBe(true)
    await change(survey())
    expect(sent).toEqual([])
    expect(stream.find(supplier)).toBeUndefined()
    expect(stream.remove(supplier)).toBe(false)
  })

  it("stops in the middle of a flush when the receiver removes the subscription", async () => {
    const { change, sent, stream } = setUp(() => stream.remove(supplier))
    stream.subscribe(supplier, usual)
    await change(...Array.from({ length: 1_500 }, (_, index) => survey(index + 1)))
    expect(sent.map(({ count }) => count)).toEqual([1_000])
  })

  it("loses nothing and repeats nothing when the receiver replaces the subscription in the middle of a flush", async () => {
    const next = { ...usual, callback: "http://panel.example/b" }
    const { change, messages, sent, stream } = setUp(({ url }) => {
      if (url === usual.callback) stream.subscribe(supplier, next)
    })
    stream.subscribe(supplier, usual)
    await change(...Array.from({ length: 1_500 }, (_, index) => survey(index + 1)))
    await change()
    expect(sent.map(({ count, url }) => [url, count])).toEqual([
      [usual.callback, 1_000],
      [next.callback, 500]
    ])
    expect(new Set(messages().map(({ survey_id }) => survey_id)).size).toBe(1_500)
  })

  it("after a replacement sends what was pending to the new URL, and remembers what was told", async () => {
    const { change, messages, sent, stream } = setUp()
    const [told, pending] = [survey(1), survey(2)]
    stream.subscribe(supplier, usual)
    await change(told)
    stream.changed(pending)
    stream.subscribe(supplier, { ...usual, callback: "http://panel.example/b" })
    off(told)
    await change(told)
    expect(sent.map(({ url }) => url)).toEqual(["http://panel.example/a", "http://panel.example/b"])
    expect(messages().map(({ message_reason, survey_id }) => [survey_id, message_reason])).toEqual([
      [1, "new"],
      [2, "new"],
      [1, "deactivated"]
    ])
  })

  it("keeps the beat of a replacement, not of the one before", async () => {
    const { clock, sent, stream } = setUp()
    stream.subscribe(supplier, usual)
    stream.changed(survey())
    await clock.runTo(10_000)
    stream.subscribe(supplier, usual)
    await clock.runTo(24_999)
    expect(sent).toEqual([])
    await clock.runTo(25_000)
    expect(sent).toHaveLength(1)
  })

  it("lists the surveys that were sent and are still open, with the time of the last message", async () => {
    const { change, stream } = setUp()
    const [first, second] = [survey(1), survey(2)]
    stream.subscribe(supplier, usual)
    await change(first, second)
    off(second)
    raise(first)
    await change(first, second)
    expect(stream.find(supplier)?.surveys()).toEqual([{ number: 1, lastSend: 30_000 }])
  })

  it("goes on when a change comes from the receiver itself", async () => {
    const it = survey()
    const { change, messages, stream } = setUp(() => {
      raise(it)
      stream.changed(it)
    })
    stream.subscribe(supplier, usual)
    await change(it)
    await change()
    await change()
    expect(messages().map(({ message_reason }) => message_reason)).toEqual(["new", "updated", "updated"])
  })
})
