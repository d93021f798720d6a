import { createSender } from "@fieldwork/webhooks/testing"
import { once } from "node:events"
import { createServer } from "node:http"
import { connect, type Socket } from "node:net"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { document } from "../../src/http/document.gen.ts"
import { createInbox, type Inbox, type ReadApi } from "../../src/promise.ts"
import { listen } from "../support/listen.ts"
import { outcome, survey } from "../support/sender.ts"

const token = "0123456789abcdef"
const sender = await createSender()
let inbox: Inbox
let api: ReadApi
let url = ""
const server = createServer((request, response) => api.listen(request, response))

const receive = async (stream: "opportunities" | "outcomes", items: ReadonlyArray<object>): Promise<void> => {
  const request = new Request("https://supplier.example/", { method: "POST", ...(await sender.send(items)) })
  expect((await inbox.receive(stream, request)).status).toBe(200)
  await vi.waitFor(async () => expect((await inbox.lags()).every(({ waiting }) => waiting === 0)).toBe(true), 10_000)
}

beforeAll(async () => {
  inbox = await createInbox({ store: ":memory:", keys: async () => sender.subscription() })
  api = inbox.readApi({ token, maxFollowers: 2, heartbeatMillis: 50, pollMillis: 5 })
  url = `http://127.0.0.1:${await listen(server)}/api`
  const surveys = Array.from({ length: 5 }, (_, index) =>
    survey(index + 1, { country_language: index === 4 ? "ger_de" : "eng_us", total_remaining: index })
  )
  await receive("opportunities", [...surveys, survey(6, { message_reason: "deactivated" })])
  await receive("outcomes", [outcome("r/1"), outcome("r2"), outcome("r/1", { client_status: 20 })])
})
afterAll(async () => {
  await inbox.close()
  server.closeAllConnections()
  server.close()
})

const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${url}/${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } })
  const value = (await response.json()) as Readonly<Record<string, unknown>>
  return { status: response.status, value, headers: response.headers }
}

const idsOf = async (query: string): Promise<unknown> => {
  const { value } = await get(`surveys?${query}`)
  return (value["surveys"] as ReadonlyArray<{ survey_id: number }>).map(({ survey_id }) => survey_id)
}

it("the inbox read API lists surveys by every filter and page by page", async () => {
  expect(await idsOf("")).toEqual([1, 2, 3, 4, 5])
  expect(await idsOf("status=any")).toEqual([1, 2, 3, 4, 5, 6])
  expect(await idsOf("status=live&locale=ger_de")).toEqual([5])
  expect(await idsOf("locale=ger_de,eng_us&min_remaining=3")).toEqual([4, 5])
  expect(await idsOf("min_price=1.500000001")).toEqual([])
  expect(await idsOf("min_price=9999999.999999999")).toEqual([])
  expect(await idsOf("min_price=1.5&message_reason=new")).toEqual([1, 2, 3, 4, 5])
  expect(await idsOf("updated_since=2099-01-01T00:00:00Z")).toEqual([])
  const first = await get("surveys?limit=2")
  expect(first.value["next"]).toBe(2)
  expect(await idsOf("limit=3&after=2")).toEqual([3, 4, 5])
  expect((await get("surveys?limit=3&after=5")).value["next"]).toBeNull()
})

it("the inbox read API returns a survey or an outcome with its history and its document as it was sent", async () => {
  const found = await get("surveys/5")
  expect(found.value).toMatchObject({
    status: "live",
    document: survey(5, { country_language: "ger_de", total_remaining: 4 })
  })
  expect(found.value["history"]).toMatchObject([{ price: "1.5", total_remaining: 4 }])
  const ended = await get(`outcomes/${encodeURIComponent("r/1")}`)
  expect(ended.value).toMatchObject({
    respondent_id: "r/1",
    document: { client_status: 20 },
    history: [{ document: { client_status: 10 } }, { document: { client_status: 20 } }]
  })
  expect((await get("outcomes?client_status=20")).value).toMatchObject({
    outcomes: [{ respondent_id: "r/1" }],
    next: null
  })
  expect([(await get("surveys/77")).status, (await get("outcomes/unknown")).status]).toEqual([404, 404])
  expect(found.headers.get("cache-control")).toBe("no-store")
})

it("the inbox read API returns the changes after a cursor, and `wait` holds the response until there is a change", async () => {
  const states = await get("changes?stream=outcomes")
  expect(states.value["changes"]).toHaveLength(2)
  const messages = await get("changes?stream=outcomes&mode=messages")
  expect(messages.value["changes"]).toHaveLength(3)
  const { cursor } = (await get("changes")).value as { readonly cursor: string }
  expect((await get(`changes?after=${cursor}`)).value).toMatchObject({ changes: [], cursor })
  const held = get(`changes?after=${cursor}&wait=30`)
  await receive("opportunities", [survey(1, { total_remaining: 77 })])
  expect((await held).value["changes"]).toMatchObject([{ survey_id: 1, document: { total_remaining: 77 } }])
})

/** Reads an event stream until it has received `count` blocks, which are separated by blank lines. */
const events = async (path: string, count: number, headers: Readonly<Record<string, string>> = {}) => {
  const given = { authorization: `Bearer ${token}`, accept: "text/event-stream", ...headers }
  const response = await fetch(`${url}/${path}`, { headers: given })
  let text = ""
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    if (text.split("\n\n").length > count) break
  }
  return { type: response.headers.get("content-type"), blocks: text.split("\n\n").slice(0, count) }
}

it("the inbox event stream sends an epoch event, changes with ids to resume from, and comments while nothing changes", async () => {
  const { blocks, type } = await events("changes?stream=outcomes&mode=messages", 6)
  expect(type).toBe("text/event-stream")
  expect(blocks[0]).toBe("retry: 1000")
  expect(blocks[1]).toMatch(/^event: epoch\ndata: \{"epoch":"[\w-]{12}","begins_anew":false\}$/)
  expect(blocks.slice(2, 5).every((block) => block.startsWith("event: change\nid: "))).toBe(true)
  expect(blocks[5]).toBe(":")
  const id = /^id: (.*)$/m.exec(blocks[2] ?? "")?.[1] ?? ""
  const rest = await events("changes?stream=outcomes&mode=messages&after=nonsense", 4, { "last-event-id": id })
  expect(rest.blocks.slice(2)).toEqual(blocks.slice(3, 5))
})

it("the inbox read API responds to a cursor from another epoch with 410 for a page and `begins_anew` in an event stream", async () => {
  const page = await get("changes?after=7.1.0.AAAAAAAA")
  expect([page.status, page.value["reason"]]).toEqual([410, "epoch"])
  const { blocks } = await events("changes?after=7.1.0.AAAAAAAA", 3)
  expect(blocks[1]).toContain('"begins_anew":true')
  expect(blocks[2]).toContain("event: change")
})

it("while the permitted number of event streams is open, the inbox read API responds 503 to a request that waits for changes", async () => {
  const leaving = new AbortController()
  const given = { authorization: `Bearer ${token}`, accept: "text/event-stream" }
  const open = () => fetch(`${url}/changes`, { headers: given, signal: leaving.signal })
  await vi.waitFor(async () => {
    const both = await Promise.all([open(), open()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  }, 10_000)
  const third = await get("changes?wait=1")
  expect([third.status, third.headers.get("retry-after")]).toEqual([503, "1"])
  leaving.abort()
  await vi.waitFor(async () => expect((await get("changes?wait=0")).status).toBe(200))
  await vi.waitFor(async () => expect((await get("changes?wait=1")).status).toBe(200), 10_000)
})

it("the inbox event stream buffers only one page for a client that does not read, while other requests are served", async () => {
  const documentBytes = 40_000
  const surveys = Array.from({ length: 400 }, (_, index) => index + 100)
  await receive(
    "opportunities",
    surveys.map((id) => survey(id, { survey_name: "x".repeat(documentBytes) }))
  )
  const accepted = once(server, "connection") as Promise<[Socket]>
  const client = connect(Number(new URL(url).port), "127.0.0.1")
  client.pause()
  client.write(
    `GET /api/changes HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\naccept: text/event-stream\r\n\r\n`
  )
  const [socket] = await accepted
  // Bytes that do not fit into the system's socket buffers stay in this process.
  await vi.waitFor(() => expect(socket.writableNeedDrain).toBe(true), 10_000)
  const written = socket.bytesWritten
  expect((await get("stats")).status).toBe(200)
  expect(socket.bytesWritten).toBe(written)
  expect(socket.writableLength).toBeLessThan(51 * (documentBytes + 1000))
  client.destroy()
})

it("GET /stats of the inbox read API returns the database engine and the number of waiting and quarantined callbacks", async () => {
  const { value } = await get("stats")
  expect(value).toMatchObject({
    engine: "sqlite",
    quarantined: 0,
    streams: [
      { stream: "opportunities", waiting: 0 },
      { stream: "outcomes", waiting: 0 }
    ]
  })
})

it.each([
  ["a misspelt parameter", "surveys?staus=live", "unknown parameter: the parameters are status"],
  ["a parameter twice", "surveys?status=live&status=any", "status: specify it only once"],
  ["an unknown status", "surveys?status=dead", "status: it must be one of live"],
  ["an empty list", "surveys?locale=", "locale: specify values"],
  ["a price that is not an amount", "surveys?min_price=-1", "min_price: it must be an amount"],
  ["a time that cannot be parsed", "surveys?updated_since=yesterday", "updated_since: it must be a time"],
  ["a day that does not exist", "surveys?updated_since=2026-02-30T00:00:00Z", "updated_since: it must be a time"],
  ["a limit of 0", "surveys?limit=0", "limit: it must be a whole number from 1 to 1000"],
  ["a survey that is not a number", "surveys/abc", "survey_id: it must be a whole number"],
  ["a respondent that is encoded wrongly", "outcomes/%E0%A4%A", "respondent_id: "],
  ["a second question mark", "surveys?status=live?limit=1", "status: it must be one of live"],
  ["a null character", "surveys?locale=eng%00us", "locale: it must not contain a null character"],
  ["a null character in a page's start", "outcomes?after=%00", "after: it must not contain a null character"],
  ["a cursor that cannot be parsed", "changes?after=yesterday", "after: it is not a cursor"],
  ["a cursor of the other mode", "changes?mode=messages&after=0.1.0.AAAAAAAA", "after: it is not a cursor"],
  ["a wait that is too long", "changes?wait=61", "wait: it must be a whole number from 0 to 60"]
])("the inbox read API refuses %s with 400 and says what to do", async (_, path, detail) => {
  const { headers, status, value } = await get(path)
  expect([status, headers.get("content-type")]).toEqual([400, "application/problem+json"])
  expect(value["detail"]).toContain(detail)
})

it("the inbox read API refuses a request without the token with 401, and serves its OpenAPI document without a token", async () => {
  for (const authorization of ["", "Bearer wrong", `Bearer ${token}x`, token.slice(1)]) {
    const refused = await get("surveys", { authorization })
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, "Bearer"])
  }
  expect(await (await fetch(`${url}/openapi.json`)).json()).toEqual(document)
  expect((await fetch(`${url}/nothing`)).status).toBe(404)
  const written = await fetch(`${url}/surveys`, { method: "POST", body: "{}" })
  expect([written.status, written.headers.get("allow")]).toEqual([405, "GET"])
  expect(() => inbox.readApi({ token: "short" })).toThrow("at least 16 characters")
})

it("the inbox read API serves the given `path`, and with `outcomes: false` responds 404 to requests for outcomes under it", async () => {
  const own = inbox.readApi({ token, outcomes: false, path: "/internal" })
  const call = async (path: string) =>
    (
      await own.fetch(
        new Request(`https://a.example/internal/${path}`, { headers: { authorization: `Bearer ${token}` } })
      )
    ).status
  expect(await call("surveys")).toBe(200)
  expect(await Promise.all(["outcomes", "outcomes/r2", "changes?stream=outcomes"].map(call))).toEqual([404, 404, 404])
  expect([own.owns("/internal/surveys"), own.owns("/api/surveys")]).toEqual([true, false])
})

it("closing the inbox read API ends a waiting request with 503, and ends open event streams", async () => {
  const own = inbox.readApi({ token })
  const headers = { authorization: `Bearer ${token}`, accept: "text/event-stream" }
  const { cursor } = (await get("changes?limit=1000")).value as { readonly cursor: string }
  const held = own.fetch(
    new Request(`https://a.example/api/changes?wait=60&after=${cursor}`, { headers: { ...headers, accept: "*/*" } })
  )
  const streamed = await own.fetch(new Request(`https://a.example/api/changes?after=${cursor}`, { headers }))
  own.close()
  expect((await held).status).toBe(503)
  expect(await streamed.text()).toContain("event: epoch")
})
