import { describe, expect, it } from "vitest"
import { HarError, harEntry, readHar } from "../../src/traffic/Har.ts"
import { hideSecrets, hideSecretsInUrl } from "../../src/traffic/secrets.ts"

const entry = (more: object) => ({
  request: { method: "GET", url: "http://a.example/b", headers: [] },
  response: { status: 200, headers: [], content: {} },
  ...more
})
const har = (...entries: ReadonlyArray<object>) => JSON.stringify({ log: { entries } })

describe("HTTP archives", () => {
  it("readHar reads an HTTP archive from a browser, decodes base64 bodies and omits aborted requests", () => {
    const post = {
      request: {
        method: "POST",
        url: "http://a.example/b",
        headers: [{ name: "X-One", value: "1" }],
        postData: { mimeType: "application/json", text: "{}" }
      },
      response: {
        status: 200,
        headers: [],
        content: { text: Buffer.from("[7]").toString("base64"), encoding: "base64" }
      }
    }
    const aborted = entry({ response: { status: 0 } })
    const [read, ...others] = readHar(har(post, aborted))
    expect(others).toEqual([])
    expect(read?.request).toEqual({
      method: "POST",
      url: "http://a.example/b",
      headers: { "x-one": "1", "content-type": "application/json" },
      body: "{}"
    })
    expect(Buffer.from(read?.response.body ?? "").toString()).toBe("[7]")
  })

  it.each([
    ["", "is not JSON"],
    ["[]", "has no log.entries, so it is not an HTTP Archive"],
    ['{"log":{"entries":[{"request":{"method":"GET"}}]}}', "entry 0 has no method or no URL"],
    ['{"log":{"entries":[{"request":{"meth', "is not JSON"]
  ])("readHar rejects the invalid HTTP archive %j", (text, message) => {
    expect(() => readHar(text)).toThrow(new HarError(message))
  })

  it("a request and response that harEntry writes are read back unchanged", () => {
    const request = {
      method: "PUT",
      url: "http://a.example/b?page=2",
      headers: { "content-type": "application/json" },
      body: '{"a":1}'
    }
    const response = { status: 200, headers: { "content-type": "text/csv" }, body: "a,b\r\n" }
    const text = `{"log":{"entries":[${harEntry({ request, response }, new Date(0), 3)}]}}`
    expect(readHar(text)).toEqual([{ request, response }])
  })
})

describe("redaction of recordings", () => {
  const hide = (value: unknown) => JSON.parse(hideSecrets(JSON.stringify(value), "application/json")) as unknown

  it("hideSecrets removes secrets from recorded traffic at any depth and from forms and URLs", () => {
    expect(hide({ client_secret: "x", nested: [{ access_token: "y", name: "Alder" }] })).toEqual({
      client_secret: "hidden",
      nested: [{ access_token: "hidden", name: "Alder" }]
    })
    expect(hideSecrets("client_secret=x&grant_type=y", "application/x-www-form-urlencoded")).toBe(
      "client_secret=hidden&grant_type=y"
    )
    expect(hideSecretsInUrl("http://a.example/b?api_key=x&page=2")).toBe("http://a.example/b?api_key=hidden&page=2")
  })

  it("hideSecrets replaces identifiers of respondents in recorded traffic by consistent pseudonyms of the same format", () => {
    const id = "0d4f7a2c-91be-4c55-8f00-3a6e1b2c9d10"
    const [one, other] = hide([{ panelist_id: id, respondent_pids: [id, "B-7"] }, { session_id: id }]) as [
      Record<string, string>,
      Record<string, string>
    ]
    expect(one["panelist_id"]).not.toBe(id)
    expect(one["panelist_id"]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
    expect(one["respondent_pids"]?.[0]).toBe(one["panelist_id"])
    expect(one["respondent_pids"]?.[1]).toMatch(/^[A-Z]-\d$/)
    expect(other["session_id"]).toBe(one["panelist_id"])
  })
})
