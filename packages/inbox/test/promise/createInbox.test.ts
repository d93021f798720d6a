import { createSender } from "@fieldwork/webhooks/testing"
import { createServer } from "node:http"
import { join } from "node:path"
import { expect, it, vi } from "vitest"
import { createInbox, type Inbox, type InboxChange, type InboxOptions, type Subscriptions } from "../../src/promise.ts"
import { makeFolder } from "../support/folder.ts"
import { listen } from "../support/listen.ts"
import { createDatabase } from "../support/postgresDatabase.ts"
import { outcome, survey } from "../support/sender.ts"

const sender = await createSender()
const { key_id: keyId, public_key: publicKey } = sender.subscription()
const keys = [{ keyId, publicKey }]

const callback = async (body: unknown, stream = "opportunities"): Promise<Request> =>
  new Request(`https://supplier.example/callbacks/${stream}`, { method: "POST", ...(await sender.send(body)) })

const open = (options: Partial<InboxOptions> = {}) => createInbox({ store: ":memory:", keys, ...options })

/** Returns the first `count` values of an endless feed. */
const take = async <A>(values: AsyncIterable<A>, count: number): Promise<ReadonlyArray<A>> => {
  const taken: Array<A> = []
  for await (const value of values) if (taken.push(value) === count) break
  return taken
}

it("an inbox from createInbox returns received surveys and outcomes through its methods list, get, history, changes and messages", async () => {
  const inbox = await open()
  expect((await inbox.receive("opportunities", await callback([survey(1), survey(2)]))).status).toBe(200)
  const ended = [outcome("r1"), outcome("r1", { client_status: 20 })]
  expect((await inbox.receive("outcomes", await callback(ended, "outcomes"))).status).toBe(200)
  expect((await take(inbox.opportunities.changes(), 2)).map(({ opportunity }) => opportunity.survey_id)).toEqual([1, 2])
  expect((await take(inbox.outcomes.messages(), 2)).map(({ outcome }) => outcome.client_status)).toEqual([10, 20])
  expect(await take(inbox.opportunities.list({ minPriceNanos: 1 }), 9)).toHaveLength(2)
  expect(await inbox.opportunities.get(1)).toMatchObject({ status: "live", opportunity: { survey_id: 1 } })
  expect(await inbox.opportunities.get(9)).toBeUndefined()
  expect(await inbox.opportunities.history(1)).toHaveLength(1)
  expect(await inbox.opportunities.counts()).toEqual([
    { status: "live", country_language: "eng_us", message_reason: "new", surveys: 2 }
  ])
  expect(await inbox.outcomes.get("r1")).toMatchObject({ outcome: { client_status: 20 } })
  expect(await inbox.outcomes.history("r1")).toHaveLength(2)
  expect((await inbox.lags()).map(({ stream, waiting }) => [stream, waiting])).toEqual([
    ["opportunities", 0],
    ["outcomes", 0]
  ])
  await inbox.close()
})

it("an inbox receives callbacks through its own node:http listener and through the Fetch receiver of the webhooks package", async () => {
  const inbox = await open()
  const server = createServer((request, response) => inbox.listen("opportunities", request, response))
  const url = `http://127.0.0.1:${await listen(server)}/`
  expect((await fetch(url, { method: "POST", ...(await sender.send([survey(1)])) })).status).toBe(200)
  server.close()
  const { fetchReceiver } = await import("@fieldwork/webhooks/fetch")
  const adapter = fetchReceiver(inbox.callbacks.opportunities)
  expect((await adapter(await callback([survey(2)]))).status).toBe(200)
  expect(await take(inbox.opportunities.changes(), 2)).toHaveLength(2)
  await inbox.close()
})

it("closing an inbox ends the loops that read its changes, and the inbox responds 503 to later callbacks", async () => {
  const inbox = await open()
  await inbox.receive("opportunities", await callback([survey(1)]))
  const seen: Array<number | undefined> = []
  const following = (async () => {
    for await (const { opportunity } of inbox.opportunities.changes({ pollMillis: 5 })) seen.push(opportunity.survey_id)
  })()
  await vi.waitFor(() => expect(seen).toEqual([1]))
  await Promise.all([inbox.close(), inbox.close()])
  await following
  expect((await inbox.receive("opportunities", await callback([survey(2)]))).status).toBe(503)
})

it("the inbox calls onChange for each change, retries it after a failure, and continues after a restart", async () => {
  using folder = makeFolder()
  const store = join(folder.path, "inbox.db")
  const seen: Array<string> = []
  let failures = 0
  const onChange = async (change: InboxChange) => {
    const id = change.stream === "opportunities" ? change.opportunity.survey_id : change.outcome.respondent_id
    if (id === 2 && failures++ === 0) throw new Error("away")
    seen.push(String(id))
  }
  vi.spyOn(console, "error").mockImplementation(() => {})
  const first = await open({ store, onChange })
  await first.receive("opportunities", await callback([survey(1), survey(2)]))
  await first.receive("outcomes", await callback([outcome("r1")], "outcomes"))
  await vi.waitFor(() => expect(new Set(seen)).toEqual(new Set(["1", "2", "r1"])), 5000)
  expect(failures).toBe(2)
  await first.close()
  seen.length = 0
  const second = await open({ store, onChange })
  await second.receive("opportunities", await callback([survey(3)]))
  await vi.waitFor(() => expect(seen).toEqual(["3"]), 5000)
  await second.close()
  vi.restoreAllMocks()
})

it("of two inbox processes on one PostgreSQL, only one calls onChange, and the other takes over when the first closes", async () => {
  const database = await createDatabase()
  const seen: Array<string> = []
  const openAs = (name: string) =>
    open({
      store: database.url,
      onChange: (change) => {
        if (change.stream === "opportunities") seen.push(`${name} ${change.opportunity.survey_id}`)
      }
    })
  const receive = async (inbox: Inbox, ...ids: ReadonlyArray<number>): Promise<void> => {
    const response = await inbox.receive("opportunities", await callback(ids.map((id) => survey(id))))
    expect(response.status).toBe(200)
  }
  const first = await openAs("first")
  await receive(first, 1)
  await vi.waitFor(() => expect(seen).toEqual(["first 1"]), 10_000)
  const second = await openAs("second")
  await receive(second, 2, 3)
  await vi.waitFor(() => expect(seen).toContain("first 3"), 10_000)
  expect(seen).toEqual(["first 1", "first 2", "first 3"])
  await first.close()
  await receive(second, 4)
  await vi.waitFor(() => expect(seen).toEqual(["first 1", "first 2", "first 3", "second 4"]), 10_000)
  await second.close()
  await database.drop()
})

/** Creates a client for an exchange that a test can take down. */
const makeExchange = () => {
  const calls = { asked: 0, isDown: false }
  const subscription = async () => {
    calls.asked += 1
    if (calls.isDown) throw Object.assign(new Error("down"), { reason: { _tag: "TransportError" } })
    return sender.subscription()
  }
  const exchange = { opportunities: { subscription }, outcomes: { subscription } } as unknown as Subscriptions
  return { calls, exchange }
}

it("the inbox takes its keys from the subscriptions and keeps them over a restart while the exchange is down", async () => {
  using folder = makeFolder()
  const { calls, exchange } = makeExchange()
  const options = { store: join(folder.path, "inbox.db"), keys: undefined, exchange, supplierCode: "4711" }
  const first = await open(options)
  expect((await first.receive("opportunities", await callback([survey(1)]))).status).toBe(200)
  expect(calls.asked).toBe(2)
  await first.close()
  calls.isDown = true
  const second = await open(options)
  expect((await second.receive("opportunities", await callback([survey(2)]))).status).toBe(200)
  expect(calls.asked).toBe(2)
  await second.close()
})

it("an inbox stores the signing keys that a function returns, and verifies callbacks with them after a restart while the function fails", async () => {
  using folder = makeFolder()
  const store = join(folder.path, "inbox.db")
  let isDown = false
  const fetchKeys = async () => {
    if (isDown) throw new Error("down")
    return sender.subscription()
  }
  const first = await open({ store, keys: fetchKeys })
  expect((await first.receive("opportunities", await callback([survey(1)]))).status).toBe(200)
  await first.close()
  isDown = true
  const second = await open({ store, keys: fetchKeys })
  expect((await second.receive("opportunities", await callback([survey(2)]))).status).toBe(200)
  await second.close()
})

it("an inbox from createInbox logs an error with advice when it can fetch no key, and a warning if it has keys", async () => {
  using folder = makeFolder()
  const lines: Array<string> = []
  vi.spyOn(console, "error").mockImplementation((...parts: ReadonlyArray<unknown>) => void lines.push(parts.join(" ")))
  const { calls, exchange } = makeExchange()
  calls.isDown = true
  const options = { store: join(folder.path, "inbox.db"), keys: undefined, exchange, supplierCode: "4711" }
  const without = await open(options)
  expect((await without.receive("opportunities", await callback([survey(1)]))).status).toBe(503)
  await vi.waitFor(() =>
    expect(lines.join("\n")).toMatch(
      /No key can be fetched, so no callback can be verified: check the base URL of `exchange`/
    )
  )
  await without.close()
  const other = await createSender()
  const withKeys = await open({ ...options, keys })
  const unknown = new Request("https://supplier.example/", { method: "POST", ...(await other.send([survey(1)])) })
  expect((await withKeys.receive("opportunities", unknown)).status).toBe(503)
  await vi.waitFor(() =>
    expect(lines.join("\n")).toMatch(/keys could not be updated, and only the known keys are accepted/)
  )
  await withKeys.close()
  vi.restoreAllMocks()
})

it.each<[string, Partial<InboxOptions>, RegExp]>([
  ["no keys", { keys: undefined }, /^keys: pass the keys/],
  ["an empty list of keys", { keys: [] }, /^keys: pass the keys/],
  ["an exchange without a supplier code", { exchange: makeExchange().exchange }, /^supplierCode: /],
  [
    "an unsupported database URL",
    { store: "mysql://user:secret@host/db" },
    /^store: it must be a file, or a URL that begins/
  ],
  ["an empty store name", { store: "" }, /^store: /],
  ["a malformed key", { keys: [{ keyId: "a", publicKey: "b" }] }, /key/]
])("createInbox refuses %s with an error that says what to do", async (_, options, message) => {
  const refused = open(options)
  await expect(refused).rejects.toThrow(message)
  await expect(refused).rejects.not.toThrow("secret")
})

it("a second inbox on the same SQLite file is refused until the first one is closed", async () => {
  using folder = makeFolder()
  const store = join(folder.path, "inbox.db")
  const first = await open({ store })
  await expect(open({ store })).rejects.toMatchObject({ _tag: "SettingsError" })
  await first.close()
  await (await open({ store })).close()
})
