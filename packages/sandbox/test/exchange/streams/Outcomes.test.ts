import { expect, it } from "vitest"
import type { Outcome, OutcomesSubscriptionRequest } from "@fieldwork/specs/exchange/schema"
import type { Callback, Deliveries } from "../../../src/exchange/streams/Deliveries.ts"
import * as Outcomes from "../../../src/exchange/streams/Outcomes.ts"
import * as Clock from "../../../src/environment/Clock.ts"

const supplier = "4711"
const usual: OutcomesSubscriptionRequest = {
  callback: "http://panel.example/a",
  outcomes: [{ client_status: { ne: -1 } }]
}

const outcome = (respondent_id: string, client_status = 10): Outcomes.OutcomeMessage => ({
  outcome: { respondent_id, client_status },
  settled: () => {}
})

/** A callback with the URL to which it was sent. */
type SentCallback = Omit<Callback, "url"> & { readonly url: string | undefined }

const setUp = (onSend: (callback: SentCallback) => void = () => {}) => {
  const clock = Clock.make(0)
  const sent: Array<SentCallback & { readonly at: number }> = []
  const deliveries: Pick<Deliveries, "send"> = {
    send: async (callback) => {
      const sentCallback = { ...callback, url: callback.url(), at: clock.now() }
      sent.push(sentCallback)
      onSend(sentCallback)
    }
  }
  const stream = Outcomes.make(clock, deliveries)
  const ids = () =>
    sent.map(({ body }) => (JSON.parse(body) as ReadonlyArray<Outcome>).map(({ respondent_id }) => respondent_id))
  return { clock, stream, sent, ids }
}

it("outcomes that occur within one send interval are sent in one callback in their order, including several outcomes of one session", async () => {
  const { clock, ids, sent, stream } = setUp()
  stream.subscribe(supplier, usual)
  for (const id of ["a", "b", "a"]) stream.changed(supplier, outcome(id))
  stream.changed(supplier, outcome("c", -1))
  await clock.runTo(60_000)
  expect(ids()).toEqual([["a", "b", "a"]])
  expect(sent[0]).toMatchObject({ at: 15_000, count: 3, url: usual.callback })
})

it("many outcomes are sent in several callbacks, and none of them is lost", async () => {
  const { clock, ids, sent, stream } = setUp()
  stream.subscribe(supplier, usual)
  const all = Array.from({ length: 2_500 }, (_, index) => String(index))
  for (const id of all) stream.changed(supplier, outcome(id))
  await clock.runTo(15_000)
  expect(sent.map(({ count }) => count)).toEqual([1_000, 1_000, 500])
  expect(ids().flat()).toEqual(all)
})

it("discarding the simulation during an outcomes callback stops the rest of its batches", async () => {
  const { clock, sent, stream } = setUp(() => clock.end())
  stream.subscribe(supplier, usual)
  for (let id = 0; id < 2_500; id++) stream.changed(supplier, outcome(String(id)))
  await clock.runTo(60_000)
  expect(sent.map(({ count }) => count)).toEqual([1_000])
})

it("an outcome that occurs while a callback is being sent is sent at the next interval", async () => {
  let more = true
  const { clock, ids, sent, stream } = setUp(() => {
    if (more) stream.changed(supplier, outcome("late"))
    more = false
  })
  stream.subscribe(supplier, usual)
  stream.changed(supplier, outcome("early"))
  await clock.runTo(60_000)
  expect(ids()).toEqual([["early"], ["late"]])
  expect(sent.map(({ at }) => at)).toEqual([15_000, 30_000])
})

it("outcomes pending when their subscription is removed are not sent, and a new subscription waits a full interval before its first callback", async () => {
  const { clock, ids, sent, stream } = setUp()
  stream.subscribe(supplier, usual)
  stream.changed(supplier, outcome("dropped"))
  await clock.runTo(10_000)
  expect(stream.remove(supplier)).toBe(true)
  expect(stream.remove(supplier)).toBe(false)
  stream.changed(supplier, outcome("unheard"))
  stream.subscribe(supplier, usual)
  stream.changed(supplier, outcome("kept"))
  await clock.runTo(60_000)
  expect(ids()).toEqual([["kept"]])
  expect(sent.map(({ at }) => at)).toEqual([25_000])
})

it("replacing an outcomes subscription keeps its pending outcomes", async () => {
  const { clock, ids, sent, stream } = setUp()
  stream.subscribe(supplier, usual)
  stream.changed(supplier, outcome("a"))
  await clock.runTo(10_000)
  stream.subscribe(supplier, { ...usual, callback: "http://panel.example/b" })
  await clock.runTo(60_000)
  expect(ids()).toEqual([["a"]])
  expect(sent).toMatchObject([{ at: 25_000, url: "http://panel.example/b" }])
})

it("replacing an outcomes subscription drops pending outcomes that its filter does not match", async () => {
  const { clock, ids, stream } = setUp()
  stream.subscribe(supplier, { ...usual, outcomes: [{}] })
  stream.changed(supplier, outcome("a", -1))
  stream.changed(supplier, outcome("b", 10))
  stream.subscribe(supplier, { ...usual, outcomes: [{ client_status: { eq: 10 } }] })
  await clock.runTo(60_000)
  expect(ids()).toEqual([["b"]])
})

it("removing or replacing an outcomes subscription during a callback stops its remaining batches", async () => {
  const many = (stream: Outcomes.OutcomeStream) => {
    for (let index = 0; index < 1_500; index++) stream.changed(supplier, outcome(String(index)))
  }
  const removed = setUp(() => removed.stream.remove(supplier))
  removed.stream.subscribe(supplier, usual)
  many(removed.stream)
  await removed.clock.runTo(60_000)
  expect(removed.sent.map(({ count }) => count)).toEqual([1_000])

  const next = { ...usual, callback: "http://panel.example/b" }
  const replaced = setUp(({ url }) => {
    if (url === usual.callback) replaced.stream.subscribe(supplier, next)
  })
  replaced.stream.subscribe(supplier, usual)
  many(replaced.stream)
  await replaced.clock.runTo(60_000)
  expect(replaced.sent.map(({ count, url }) => [url, count])).toEqual([
    [usual.callback, 1_000],
    [next.callback, 500]
  ])
})
