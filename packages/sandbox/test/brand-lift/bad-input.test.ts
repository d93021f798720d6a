import { beforeAll, describe, expect, it } from "vitest"
import { documents } from "@fieldwork/specs/documents"
import { operationsOf } from "@fieldwork/specs/openapi"
import { createSandbox } from "../../src/index.ts"
import {
  type CallOptions,
  campaigns,
  day,
  draft,
  iso,
  start,
  startBrandLift,
  type TestBrandLift
} from "./startBrandLift.ts"

let w: TestBrandLift
let id: string
let draftId: string

/** Everything that a client can see. */
const everything = async () =>
  JSON.stringify([
    await w.get(`${campaigns}?page_size=100`),
    await w.campaign(id),
    await w.questions(id),
    await w.lift(id),
    await w.population(id)
  ])

beforeAll(async () => {
  w = startBrandLift()
  id = await w.launch()
  draftId = await w.create()
  await w.runTo(start + 5 * day)
})

const unknownId = "3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815"
const expired = async () => {
  const old = startBrandLift()
  const token = await old.token()
  await old.advance(10 * 3_600_000)
  return { old, authorization: `Bearer ${token}` }
}

type Case = readonly [
  name: string,
  method: string,
  path: () => string,
  options: CallOptions,
  status: number,
  keys: ReadonlyArray<string>
]

const cases: ReadonlyArray<Case> = [
  ["no token", "POST", () => campaigns, { body: draft(), authorization: undefined }, 401, ["detail"]],
  ["a key of the exchange", "POST", () => campaigns, { body: draft(), authorization: "sandbox-key" }, 401, ["detail"]],
  ["malformed JSON", "POST", () => campaigns, { raw: '{"campaign_name": ' }, 400, ["non_field_errors"]],
  [
    "a control character for a body",
    "PATCH",
    () => `${campaigns}/${draftId}`,
    { raw: "\u0000" },
    400,
    ["non_field_errors"]
  ],
  ["a list for a body", "POST", () => campaigns, { body: [draft()] }, 400, ["non_field_errors"]],
  ["null for a body", "PATCH", () => `${campaigns}/${draftId}`, { raw: "null" }, 400, ["non_field_errors"]],
  ["no body", "POST", () => campaigns, {}, 400, ["non_field_errors"]],
  [
    "an unsupported media type",
    "POST",
    () => campaigns,
    { body: draft(), contentType: "text/plain" },
    400,
    ["non_field_errors"]
  ],
  ["no media type", "POST", () => campaigns, { body: draft(), contentType: "" }, 400, ["non_field_errors"]],
  [
    "a form for a body",
    "PATCH",
    () => `${campaigns}/${draftId}`,
    { raw: "campaign_name=x", contentType: "application/x-www-form-urlencoded" },
    400,
    ["non_field_errors"]
  ],
  ["a missing field", "POST", () => campaigns, { body: draft({ campaign_name: undefined }) }, 400, ["campaign_name"]],
  [
    "a field of the wrong type",
    "PATCH",
    () => `${campaigns}/${draftId}`,
    { body: { campaign_name: 1 } },
    400,
    ["campaign_name"]
  ],
  [
    "a nested field of the wrong type",
    "PATCH",
    () => `${campaigns}/${draftId}`,
    { body: { draft_settings: { allow_ip: "yes" } } },
    400,
    ["draft_settings.allow_ip"]
  ],
  [
    "null where it is not taken",
    "PATCH",
    () => `${campaigns}/${draftId}`,
    { body: { end_date: null } },
    400,
    ["end_date"]
  ],
  ["a refused rule", "PATCH", () => `${campaigns}/${id}`, { body: { end_date: iso(start) } }, 400, ["end_date"]],
  [
    "a good field beside a refused one",
    "PATCH",
    () => `${campaigns}/${id}`,
    { body: { campaign_name: "Other", industry_id: 3 } },
    400,
    ["industry_id"]
  ],
  ["an unknown id", "PATCH", () => `${campaigns}/${unknownId}`, { body: { campaign_name: "Other" } }, 404, ["detail"]],
  ["an id that is none", "PATCH", () => `${campaigns}/first`, { body: { campaign_name: "Other" } }, 404, ["detail"]],
  ["the launch of an unknown id", "POST", () => `${campaigns}/${unknownId}/launch`, {}, 404, ["detail"]],
  ["a second launch", "POST", () => `${campaigns}/${id}/launch`, {}, 409, ["detail"]],
  ["a method that the path does not take", "DELETE", () => `${campaigns}/${id}`, {}, 405, ["detail"]],
  ["a path that does not exist", "POST", () => `${campaigns}/${id}/relaunch`, {}, 404, ["detail"]],
  ["two trailing slashes", "POST", () => `${campaigns}/${draftId}/launch//`, {}, 404, ["detail"]]
]

describe("bad input changes nothing:", () => {
  it.each(cases)("%s", async (_, method, path, options, status, keys) => {
    const before = await everything()
    const reply = await w.call<object>(method, path(), options)
    expect(reply.status).toBe(status)
    expect(Object.keys(reply.body)).toEqual(keys)
    expect(await everything()).toBe(before)
  })

  it("an expired token", async () => {
    const { authorization, old } = await expired()
    expect((await old.post(campaigns, draft(), { authorization })).status).toBe(401)
    expect((await old.get(campaigns)).body).toMatchObject({ total_items: 0 })
  })

  it("and each case would be seen if it did", async () => {
    const before = await everything()
    await w.patch(`${campaigns}/${draftId}`, { campaign_name: "Other" })
    expect(await everything()).not.toBe(before)
  })
})

describe("good input with a trailing slash", () => {
  it("is taken on every path", async () => {
    const { default_question_id } = await w.campaign(id)
    const lift = `${campaigns}/${id}/questions/${default_question_id}/lift`
    for (const path of [
      campaigns,
      `${campaigns}/${id}`,
      `${campaigns}/${id}/questions`,
      lift,
      `${lift}/by-device`,
      `${lift}/by-ad-channel`
    ]) {
      const [plain, slashed] = [await w.get(path), await w.get(`${path}/`)]
      expect(plain.status).toBe(200)
      expect(slashed).toEqual(plain)
    }
    expect((await w.post(`${campaigns}/`, draft())).status).toBe(200)
    expect((await w.patch(`${campaigns}/${draftId}/`, {})).status).toBe(200)
    expect((await w.post(`${campaigns}/${draftId}/launch/`)).status).toBe(200)
  })

  it("leads to the same operation on every path of the document", async () => {
    const { fetch } = createSandbox()
    for (const { id: operation, method, path } of operationsOf(documents["brand-lift"])) {
      const answer = async (slash: string) => {
        const reply = await fetch(`http://sandbox${path.replaceAll(/\{\w+\}/g, "1")}${slash}`, { method })
        return [reply.status, await reply.text()]
      }
      const plain = await answer("")
      expect([operation, plain[0]]).toEqual([operation, operation === "createToken" ? 400 : 401])
      expect([operation, ...(await answer("/"))]).toEqual([operation, ...plain])
    }
  })
})
