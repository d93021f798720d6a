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

let brandLift: TestBrandLift
let id: string
let draftId: string

/** Returns all state that is visible to a client, as a string. */
const everything = async () =>
  JSON.stringify([
    await brandLift.get(`${campaigns}?page_size=100`),
    await brandLift.campaign(id),
    await brandLift.questions(id),
    await brandLift.lift(id),
    await brandLift.population(id)
  ])

beforeAll(async () => {
  brandLift = startBrandLift()
  id = await brandLift.launch()
  draftId = await brandLift.create()
  await brandLift.runTo(start + 5 * day)
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
    "a control character as its body",
    "PATCH",
    () => `${campaigns}/${draftId}`,
    { raw: "\u0000" },
    400,
    ["non_field_errors"]
  ],
  ["a list as its body", "POST", () => campaigns, { body: [draft()] }, 400, ["non_field_errors"]],
  ["null as its body", "PATCH", () => `${campaigns}/${draftId}`, { raw: "null" }, 400, ["non_field_errors"]],
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
    "a form as its body",
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
    "null in a field that is not nullable",
    "PATCH",
    () => `${campaigns}/${draftId}`,
    { body: { end_date: null } },
    400,
    ["end_date"]
  ],
  [
    "an end date before the earliest permitted one",
    "PATCH",
    () => `${campaigns}/${id}`,
    { body: { end_date: iso(start) } },
    400,
    ["end_date"]
  ],
  [
    "a valid field beside a refused one",
    "PATCH",
    () => `${campaigns}/${id}`,
    { body: { campaign_name: "Other", industry_id: 3 } },
    400,
    ["industry_id"]
  ],
  ["an unknown id", "PATCH", () => `${campaigns}/${unknownId}`, { body: { campaign_name: "Other" } }, 404, ["detail"]],
  ["a malformed id", "PATCH", () => `${campaigns}/first`, { body: { campaign_name: "Other" } }, 404, ["detail"]],
  ["an unknown id to launch", "POST", () => `${campaigns}/${unknownId}/launch`, {}, 404, ["detail"]],
  ["a launched campaign to launch again", "POST", () => `${campaigns}/${id}/launch`, {}, 409, ["detail"]],
  ["a method that the path does not support", "DELETE", () => `${campaigns}/${id}`, {}, 405, ["detail"]],
  ["a path that does not exist", "POST", () => `${campaigns}/${id}/relaunch`, {}, 404, ["detail"]],
  ["two trailing slashes", "POST", () => `${campaigns}/${draftId}/launch//`, {}, 404, ["detail"]]
]

describe("brand lift requests with invalid input", () => {
  it.each(cases)(
    "a brand lift request with %s is refused and changes nothing",
    async (_, method, path, options, status, keys) => {
      const before = await everything()
      const reply = await brandLift.call<object>(method, path(), options)
      expect(reply.status).toBe(status)
      expect(Object.keys(reply.body)).toEqual(keys)
      expect(await everything()).toBe(before)
    }
  )

  it("a brand lift request with an expired token is refused and changes nothing", async () => {
    const { authorization, old } = await expired()
    expect((await old.post(campaigns, draft(), { authorization })).status).toBe(401)
    expect((await old.get(campaigns)).body).toMatchObject({ total_items: 0 })
  })

  it("a valid campaign update changes the sandbox state with which other tests prove that refused requests change nothing", async () => {
    const before = await everything()
    await brandLift.patch(`${campaigns}/${draftId}`, { campaign_name: "Other" })
    expect(await everything()).not.toBe(before)
  })
})

describe("brand lift requests with a trailing slash", () => {
  it("the sandbox responds to every brand lift path with a trailing slash as it does without one", async () => {
    const { default_question_id } = await brandLift.campaign(id)
    const lift = `${campaigns}/${id}/questions/${default_question_id}/lift`
    for (const path of [
      campaigns,
      `${campaigns}/${id}`,
      `${campaigns}/${id}/questions`,
      lift,
      `${lift}/by-device`,
      `${lift}/by-ad-channel`
    ]) {
      const [plain, slashed] = [await brandLift.get(path), await brandLift.get(`${path}/`)]
      expect(plain.status).toBe(200)
      expect(slashed).toEqual(plain)
    }
    expect((await brandLift.post(`${campaigns}/`, draft())).status).toBe(200)
    expect((await brandLift.patch(`${campaigns}/${draftId}/`, {})).status).toBe(200)
    expect((await brandLift.post(`${campaigns}/${draftId}/launch/`)).status).toBe(200)
  })

  it("the sandbox gives each brand lift path of the API document the same response with and without a trailing slash", async () => {
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
