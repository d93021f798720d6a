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
})
