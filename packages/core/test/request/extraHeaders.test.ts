import { assert, describe, it } from "@effect/vitest"
import { checkHeaders } from "../../src/request/extraHeaders.ts"

describe("the headers that a user adds", () => {
  it("whitespace around a header's value, such as the last newline of a file, is not sent", () => {
    assert.deepStrictEqual(checkHeaders({ "X-Team": " lift\r\n", "user-agent": "acme/1\n", "x-empty": "" }), {
      "x-team": "lift",
      "user-agent": "acme/1",
      "x-empty": ""
    })
  })

  it.each(["Expect", "keep-alive", "upgrade", "Host"])(
    "the header %s, which undici refuses to send, is a ConfigurationError",
    (name) => {
      assert.throws(() => checkHeaders({ [name]: "1" }), `headers has ${name}, which only the client`)
    }
  )

  it("a header value with a control character, which transports refuse to send, is a ConfigurationError", () => {
    for (let code = 0; code < 256; code++) {
      const headers = { "x-team": `a${String.fromCharCode(code)}b` }
      const isControl = (code < 0x20 && code !== 9) || code === 0x7f
      if (!isControl) assert.deepStrictEqual(checkHeaders(headers), headers)
      else assert.throws(() => checkHeaders(headers), 'headers has "x-team", whose name or value is invalid', `${code}`)
    }
  })
})
