import { assert, describe, it } from "@effect/vitest"
import { checkBaseUrl } from "../../src/client/BaseUrl.ts"
import { ConfigurationError } from "../../src/client/ConfigurationError.ts"
import { checkKey, checkSecret, revealSecret } from "../../src/auth/checkSecret.ts"
import { Redacted } from "effect"

const messageOf = (attempt: () => unknown): string => {
  try {
    attempt()
  } catch (error) {
    assert.instanceOf(error, ConfigurationError)
    return error.message
  }
  return "none"
}

describe("checkBaseUrl", () => {
  it.each([
    ["https://api.example", "https://api.example"],
    ["https://api.example/", "https://api.example"],
    ["https://api.example/prefix/", "https://api.example/prefix"],
    ["http://localhost:4010", "http://localhost:4010"],
    ["http://api.localhost:4010", "http://api.localhost:4010"],
    ["http://127.0.0.1", "http://127.0.0.1"],
    ["http://127.8.9.10:1", "http://127.8.9.10:1"],
    ["http://[::1]:4010/", "http://[::1]:4010"]
  ])("checkBaseUrl normalizes the base URL %s to %s", (text, url) => {
    assert.strictEqual(checkBaseUrl("baseUrl", text), url)
  })

  it.each([
    ["http://api.example", "credentials require https"],
    ["http://127.0.0.1.evil.example", "credentials require https"],
    ["http://localhost.evil.example", "credentials require https"],
    ["http://192.168.0.1", "credentials require https"],
    ["ftp://localhost", "credentials require https"],
    ["api.example", "not an absolute URL"],
    ["", "not an absolute URL"],
    ["https://user:pass@api.example", "user name or password"],
    ["https://api.example?x=1", "query or a fragment"],
    ["https://api.example#x", "query or a fragment"]
  ])("checkBaseUrl rejects the base URL %s with an error that states the reason", (text, words) => {
    const message = messageOf(() => checkBaseUrl("baseUrl", text))
    assert.include(message, "baseUrl")
    assert.include(message, words)
    assert.notInclude(message, "pass@")
  })
})

it("checkBaseUrl rejects a base URL that ends with the path that every call adds", () => {
  const words = "baseUrl must not end with /api/v1: every call adds it"
  for (const text of ["https://a.example/api/v1", "https://a.example/x/api/v1/"]) {
    assert.strictEqual(
      messageOf(() => checkBaseUrl("baseUrl", text, "/api/v1")),
      words
    )
  }
  assert.strictEqual(checkBaseUrl("baseUrl", "https://a.example/x/", "/api/v1"), "https://a.example/x")
})

describe("checkSecret and checkKey", () => {
  it.each([
    [undefined, "is missing"],
    ["", "is empty"],
    ["abc\n", "whitespace"],
    [" abc", "whitespace"]
  ])("checkSecret rejects the client secret %j with an error that states the reason", (secret, words) => {
    assert.include(
      messageOf(() => checkSecret("clientSecret", secret)),
      words
    )
  })

  it("revealSecret returns the text of a client secret that is a string or an Effect Redacted value", () => {
    assert.strictEqual(revealSecret(Redacted.make("abc")), "abc")
    assert.strictEqual(revealSecret("abc"), "abc")
  })

  it.each([
    ["Bearer abcdef", "begins with"],
    ["basic abcdef", "begins with"],
    ["ab cdef", "is invalid in headers"],
    ["abcdéf", "is invalid in headers"]
  ])("the API key %j is rejected with an error that does not contain the key", (key, words) => {
    const message = messageOf(() => checkKey("apiKey", key))
    assert.include(message, words)
    assert.notInclude(message, "cdef")
  })

  it("a client secret that is sent in a request body can contain any character", () => {
    assert.strictEqual(checkSecret("clientSecret", 'p"s$w örd'), 'p"s$w örd')
  })
})
