import { describe, expect, it } from "vitest"
import { pause, raisePrice, startStream, supplier, survey, subscription } from "./startStream.ts"

describe("the opportunities stream", () => {
  it("the opportunities stream sends nothing about surveys that do not change", async () => {
    const { clock, sent, stream } = startStream()
    stream.subscribe(supplier, subscription)
    await clock.runTo(3_600_000)
    expect(sent).toEqual([])
  })

  it("several changes of a survey within one send interval become one message with the current state of the survey", async () => {
    const { change, messages, stream } = startStream()
    const it = survey()
    stream.subscribe(supplier, subscription)
    stream.changed(it)
    it.price = 5_000_000_000
    stream.changed(it)
    await change()
    expect(messages()).toHaveLength(1)
    expect(messages()[0]?.revenue_per_interview).toEqual({
      value: expect.closeTo(3.4, 0) as number,
      currency_code: "USD"
    })
  })

  it("opportunities contain quotas and qualifications only if the subscription has include_quotas: true", async () => {
    const { change, messages, stream } = startStream()
    stream.subscribe(supplier, subscription)
    stream.subscribe("4712", { ...subscription, include_quotas: true })
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

  it("opportunities contain respondent PIDs only for recontact surveys", async () => {
    const { change, messages, stream } = startStream()
    stream.subscribe(supplier, subscription)
    const recontact = { ...survey(1_000_009), studyTypeId: 22, recontacts: new Map([[supplier, ["p-1", "p-2"]]]) }
    await change(survey(), recontact, { ...recontact, number: 1_000_010, studyTypeId: 1 })
    expect(messages().map(({ respondent_pids, study_type }) => [study_type, respondent_pids])).toEqual([
      ["adhoc", []],
      ["recontact", ["p-1", "p-2"]],
      ["adhoc", []]
    ])
  })

  it("removing a subscription drops the opportunities that are pending for it", async () => {
    const { change, sent, stream } = startStream()
    stream.subscribe(supplier, subscription)
    stream.changed(survey())
    expect(stream.remove(supplier)).toBe(true)
    await change(survey())
    expect(sent).toEqual([])
    expect(stream.find(supplier)).toBeUndefined()
    expect(stream.remove(supplier)).toBe(false)
  })

  it("removing an opportunities subscription during a callback stops the rest of its batches", async () => {
    const { change, sent, stream } = startStream(() => stream.remove(supplier))
    stream.subscribe(supplier, subscription)
    await change(...Array.from({ length: 1_500 }, (_, index) => survey(index + 1)))
    expect(sent.map(({ count }) => count)).toEqual([1_000])
  })

  it("if the simulation is discarded while a batch of opportunities is being sent, the remaining batches are not sent", async () => {
    const { change, clock, sent, stream } = startStream(() => clock.end())
    stream.subscribe(supplier, { ...subscription, payload_max_survey_count: 1 })
    await change(survey(1), survey(2), survey(3))
    expect(sent).toHaveLength(1)
  })

  it("replacing a subscription during a callback sends each of the remaining opportunities once, to the new URL", async () => {
    const next = { ...subscription, callback: "http://panel.example/b" }
    const { change, messages, sent, stream } = startStream(({ url }) => {
      if (url === subscription.callback) stream.subscribe(supplier, next)
    })
    stream.subscribe(supplier, subscription)
    await change(...Array.from({ length: 1_500 }, (_, index) => survey(index + 1)))
    await change()
    expect(sent.map(({ count, url }) => [url, count])).toEqual([
      [subscription.callback, 1_000],
      [next.callback, 500]
    ])
    expect(new Set(messages().map(({ survey_id }) => survey_id)).size).toBe(1_500)
  })

  it("replacing a subscription sends pending opportunities to the new URL and does not send known surveys as new again", async () => {
    const { change, messages, sent, stream } = startStream()
    const [told, pending] = [survey(1), survey(2)]
    stream.subscribe(supplier, subscription)
    await change(told)
    stream.changed(pending)
    stream.subscribe(supplier, { ...subscription, callback: "http://panel.example/b" })
    pause(told)
    await change(told)
    expect(sent.map(({ url }) => url)).toEqual(["http://panel.example/a", "http://panel.example/b"])
    expect(messages().map(({ message_reason, survey_id }) => [survey_id, message_reason])).toEqual([
      [1, "new"],
      [2, "new"],
      [1, "deactivated"]
    ])
  })

  it("replacing a subscription restarts its send interval", async () => {
    const { clock, sent, stream } = startStream()
    stream.subscribe(supplier, subscription)
    stream.changed(survey())
    await clock.runTo(10_000)
    stream.subscribe(supplier, subscription)
    await clock.runTo(24_999)
    expect(sent).toEqual([])
    await clock.runTo(25_000)
    expect(sent).toHaveLength(1)
  })

  it("an opportunities subscription lists the open surveys that the sandbox has sent to it, each with the time when it was last sent", async () => {
    const { change, stream } = startStream()
    const [first, second] = [survey(1), survey(2)]
    stream.subscribe(supplier, subscription)
    await change(first, second)
    pause(second)
    raisePrice(first)
    await change(first, second)
    expect(stream.find(supplier)?.surveys()).toEqual([{ number: 1, lastSend: 30_000 }])
  })

  it("a survey change that a receiver causes while it handles a callback is sent in the callback of the next send interval", async () => {
    const it = survey()
    const { change, messages, stream } = startStream(() => {
      raisePrice(it)
      stream.changed(it)
    })
    stream.subscribe(supplier, subscription)
    await change(it)
    await change()
    await change()
    expect(messages().map(({ message_reason }) => message_reason)).toEqual(["new", "updated", "updated"])
  })
})
