import { describe, expect, it } from "vitest"
import { HarError, harEntry, readHar } from "../../src/traffic/Har.ts"
import { hideSecrets } from "../../src/traffic/hideSecrets.ts"
import { hideSecretsInUrl } from "../../src/traffic/hideSecretsInUrl.ts"

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

  it("readHar reads an HTTP archive that starts with a byte order mark", () => {
    expect(readHar(`\uFEFF${har(entry({}))}`)).toHaveLength(1)
  })

  it("an undefined response body that harEntry writes is read back by readHar as undefined, not as an empty body", () => {
    const request = { method: "GET", url: "http://a.example/b", headers: {} }
    const response = { status: 200, headers: { "content-type": "application/json" }, body: undefined }
    const text = `{"log":{"entries":[${harEntry({ request, response }, new Date(0), 3)}]}}`
    expect(readHar(text)).toEqual([{ request: { ...request, body: undefined }, response }])
  })

  it("a request and response that harEntry writes are read back unchanged", () => {
    const request = {
      method: "PUT",
      url: "http://a.example/b?page=2",
      headers: { "content-type": "application/json" },
      body: '{"a":1}'
    }
    const response = { status: 200, headers: { "content-type": "application/json" }, body: '{"b":[]}' }
    const text = `{"log":{"entries":[${harEntry({ request, response }, new Date(0), 3)}]}}`
    expect(readHar(text)).toEqual([{ request, response }])
  })
})

describe("requests in HTTP archives of other tools", () => {
  const form = "application/x-www-form-urlencoded"
  const files = "multipart/form-data; boundary=b"
  const read = (request: object, response: object = { status: 200 }) =>
    readHar(har({ request: { method: "POST", url: "http://a.example/b", ...request }, response }))[0]

  it.each([
    ["no postData", {}, ""],
    ["postData that is null and a size of 0", { postData: null, bodySize: 0 }, ""],
    ["no postData and a size that is not known", { bodySize: -1 }, undefined],
    ["postData without a text and a size of 7", { postData: { mimeType: "text/plain" }, bodySize: 7 }, undefined],
    [
      "an empty text and a Content-Length",
      { postData: { text: "" }, headers: [{ name: "Content-Length", value: "7" }] },
      undefined
    ],
    ["a text", { postData: { mimeType: form, text: "tag=a", params: [{ name: "tag", value: "b" }] } }, "tag=a"],
    [
      "the fields of a form",
      {
        postData: {
          mimeType: form,
          params: [
            { name: "tag", value: "a b" },
            { name: "tag", value: "c" }
          ]
        }
      },
      "tag=a+b&tag=c"
    ],
    [
      "the fields and files of a multipart form",
      {
        postData: {
          mimeType: files,
          params: [
            { name: "a", value: "1" },
            { name: "f", fileName: "f.csv", contentType: "text/csv" }
          ]
        }
      },
      [
        "--b",
        'Content-Disposition: form-data; name="a"',
        "",
        "1",
        "--b",
        'Content-Disposition: form-data; name="f"; filename="f.csv"',
        "Content-Type: text/csv",
        "",
        "",
        "--b--",
        ""
      ].join("\r\n")
    ]
  ])("readHar returns the body of a request with %s, and undefined if it was not recorded", (_, request, body) => {
    expect(read(request)?.request.body).toBe(body)
  })

  it("readHar treats null as an absent property", () => {
    expect(read({ headers: null }, { status: 200, headers: null, content: null })).toMatchObject({
      request: { headers: {} },
      response: { status: 200, headers: {}, body: undefined }
    })
    expect(readHar(har({ request: { method: "GET", url: "/a" }, response: null }))).toEqual([])
    expect(() => readHar(JSON.stringify({ log: { entries: [null] } }))).toThrow("entry 0 has no method or no URL")
  })

  it("a request body that was not recorded is written by harEntry and read back by readHar as undefined", () => {
    const request = { method: "POST", url: "http://a.example/b", headers: {} }
    const response = { status: 200, headers: {}, body: "" }
    for (const body of [undefined, ""]) {
      const text = harEntry({ request: { ...request, body }, response }, new Date(0), 3)
      expect(readHar(`{"log":{"entries":[${text}]}}`)[0]?.request.body).toBe(body)
    }
  })
})

describe("redaction of recordings", () => {
  const person = "0d4f7a2c-91be-4c55-8f00-3a6e1b2c9d10"
  const recorded = (request: object, response: object): string =>
    harEntry(
      {
        request: { method: "POST", url: "http://a.example/b", headers: {}, ...request },
        response: { status: 200, headers: {}, body: "", ...response }
      },
      new Date(0),
      3
    )

  it.each(["text/csv", "text/plain", "text/html", "application/octet-stream", ""])(
    "a recording contains no respondent identifier from a body with the content type %j",
    (type) => {
      const message = { headers: { "content-type": type }, body: `respondent_id,ip\r\n${person},203.0.113.7\r\n` }
      const text = recorded(message, message)
      expect(Buffer.from(text, "base64").toString()).not.toContain(person)
      expect(text).not.toMatch(new RegExp(`${person}|203.0.113|${Buffer.from("respondent_id").toString("base64")}`))
      const [read] = readHar(`{"log":{"entries":[${text}]}}`)
      expect([read?.request.body, read?.response.body]).toEqual(["hidden", "hidden"])
    }
  )

  it("a malformed JSON body is recorded in an HTTP archive without its identifiers, and readHar returns it as the text `hidden`", () => {
    const text = recorded({}, { headers: { "content-type": "application/json" }, body: `{"respondent_id":"${person}"` })
    expect(text).not.toContain(person)
    expect(readHar(`{"log":{"entries":[${text}]}}`)[0]?.response.body).toBe("hidden")
  })

  it("a recording contains the fields of a multipart form with pseudonyms, and nothing of its files", async () => {
    const form = new FormData()
    form.set("json", JSON.stringify({ name: "July", respondent_ids: [person] }))
    form.set("panelist_id", person)
    form.set("csv", new Blob([`respondent_id\r\n${person}\r\n`], { type: "text/csv" }), `${person}.csv`)
    const sent = new Request("http://a.example/b", { method: "POST", body: form })
    const headers = Object.fromEntries(sent.headers)
    const text = recorded({ headers, body: new Uint8Array(await sent.arrayBuffer()) }, {})
    expect(text).not.toContain(person)
    const body = readHar(`{"log":{"entries":[${text}]}}`)[0]?.request.body as string
    const read = await new Response(body, { headers: { "content-type": String(headers["content-type"]) } }).formData()
    expect([...read.keys()]).toEqual(["json", "panelist_id", "csv"])
    expect(JSON.parse(read.get("json") as string)).toEqual({ name: "July", respondent_ids: [read.get("panelist_id")] })
    expect(await (read.get("csv") as File).text()).toBe("hidden")
  })

  it("a recording contains no identifier or token from the URLs in Location and Referer headers", () => {
    const url = `https://a.example/return?status=complete&PID=${person}#access_token=s3cret`
    const text = recorded({ headers: { referer: url } }, { status: 302, headers: { location: url } })
    expect(text).not.toMatch(new RegExp(`${person}|s3cret`))
    expect(JSON.parse(text).response.redirectURL).toContain("https://a.example/return?status=complete&PID=")
  })

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
