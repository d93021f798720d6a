/**
 * Tests the inbox's read API against its own OpenAPI document.
 */
import { contractFetch, type Failure, testServer } from "@fieldwork/contract-testing"
import type { Document } from "@fieldwork/specs/openapi"
import { createInbox, type Inbox } from "@fieldwork/inbox/promise"
import { createSender } from "@fieldwork/webhooks/testing"
import { afterAll, beforeAll, expect, it, vi } from "vitest"

const token = "0123456789abcdef"
const sender = await createSender()
let inbox: Inbox
let document: Document

const survey = (survey_id: number, fields: object = {}): object => ({
  survey_id,
  country_language: "eng_us",
  is_live: true,
  revenue_per_interview: { value: 1.5, currency_code: "USD" },
  total_remaining: 10,
  message_reason: "new",
  ...fields
})

const receive = async (stream: "opportunities" | "outcomes", items: ReadonlyArray<object>): Promise<void> => {
  const request = new Request("https://supplier.example/", { method: "POST", ...(await sender.send(items)) })
  expect((await inbox.receive(stream, request)).status).toBe(200)
  await vi.waitFor(async () => expect((await inbox.lags()).every(({ waiting }) => waiting === 0)).toBe(true), 20_000)
}

beforeAll(async () => {
  inbox = await createInbox({ store: ":memory:", keys: async () => sender.subscription() })
  await receive("opportunities", [survey(4217001), survey(4217002), survey(4217003, { country_language: "ger_de" })])
  await receive("outcomes", [{ respondent_id: "r1", client_status: 10, survey_id: 4217001 }])
  const described = await inbox.readApi({ token }).fetch(new Request("https://inbox.example/api/openapi.json"))
  document = (await described.json()) as Document
})
afterAll(() => inbox.close())

it("the inbox read API accepts values at each limit in its OpenAPI document and rejects values beyond the limit", async () => {
  const api = inbox.readApi({ token })
  const { coverage, failures } = await testServer({
    url: "https://inbox.example",
    fetch: (url, init) => api.fetch(new Request(url, init)),
    spec: document,
    basePath: "/api",
    credentials: { token },
    phases: ["examples", "coverage"]
  })
  // Two failures are expected. The cursor in the document's example is from a different epoch of the inbox, in which changes have a different
  // numbering, so the response is 410. The ages in `/stats` increase from one request to the next.
  const isMeant = ({ operation, rule, statuses }: Failure) =>
    (operation === "followChanges" && statuses.at(-1) === 410) ||
    (operation === "getStats" && rule === "repeated-read-agrees")
  const others = failures.filter((failure) => !isMeant(failure))
  expect(others.map((failure) => JSON.stringify(failure))).toEqual([])
  expect(coverage).toBeDefined()
})

it("the inbox read API responds as its OpenAPI document states in every operation that a client calls", async () => {
  const api = inbox.readApi({ token })
  const checked = contractFetch((url, init) => api.fetch(new Request(url, init)), { spec: document, basePath: "/api" })
  const get = async (path: string, accept = "application/json") => {
    const headers = { authorization: `Bearer ${token}`, accept }
    return (await checked(`https://inbox.example/api/${path}`, { headers })).status
  }
  const paths = ["surveys?status=live&locale=eng_us", "surveys/4217001", "outcomes", "outcomes/r1", "changes", "stats"]
  const states = await Promise.all(paths.map((path) => get(path)))
  expect(states).toEqual(paths.map(() => 200))
  expect(
    await Promise.all(
      ["changes?stream=outcomes&mode=messages", "changes?after=9.1.0.AAAAAAAA", "surveys/9"].map((path) => get(path))
    )
  ).toEqual([200, 410, 404])
})
