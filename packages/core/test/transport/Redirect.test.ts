import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { bareKey } from "../../src/auth/Credential.ts"
import { next } from "../../src/transport/Redirect.ts"
import { ok, reply, script } from "../support/Script.ts"
import { makeThings, withTokens } from "../support/thingService.ts"

interface Hop {
  readonly url?: string
  readonly method?: string
  readonly status?: number
  readonly location?: string | null
  readonly followed?: number
  readonly secret?: boolean
}

const from = ({ followed = 0, location = "/y", method = "GET", secret = false, status = 302, url }: Hop) =>
  next(
    { url: url ?? "https://a.example/x", method },
    { status, headers: new Headers(location === null ? {} : { location }) },
    { followed, hasSecretBody: secret }
  )

describe("Redirect.next", () => {
  it.each([
    ["of a read within its origin keeps the credential", {}, { url: "https://a.example/y", keepsCredentials: true }],
    [
      "to another origin drops the credential",
      { location: "https://b.example/y" },
      { url: "https://b.example/y", keepsCredentials: false }
    ],
    [
      "to another port drops the credential",
      { location: "https://a.example:8443/y" },
      { url: "https://a.example:8443/y", keepsCredentials: false }
    ],
    [
      "of a write with 307 is followed",
      { method: "POST", status: 307 },
      { url: "https://a.example/y", keepsCredentials: true }
    ],
    [
      "of a write with 308 is followed",
      { method: "DELETE", status: 308 },
      { url: "https://a.example/y", keepsCredentials: true }
    ],
    [
      "over plain HTTP within localhost is followed",
      { url: "http://localhost:1/x" },
      { url: "http://localhost:1/y", keepsCredentials: true }
    ]
  ] as const)(
    "the client follows an allowed redirect, with the credential only if the origin stays the same: a redirect %s",
    (_, fields, target) => {
      assert.deepStrictEqual(from(fields), { _tag: "Follow", ...target })
    }
  )

  it.each([
    ["javascript:alert(1)", "javascript://alert(1)"],
    ["file:///etc/hosts", "file:///etc/hosts"],
    ["ftp://user:secret@b.example/y?key=z", "ftp://b.example/y"]
  ])("a refused redirect to %s names its target without user info and query", (location, shown) => {
    assert.deepInclude(from({ location }), { _tag: "Refuse", why: "insecure", location: shown })
  })

  it.each([
    ["of a write with 301", { method: "POST", status: 301 }, "write"],
    ["of a write with 302", { method: "PATCH", status: 302 }, "write"],
    ["of a write with 303", { method: "PUT", status: 303 }, "write"],
    ["to plain HTTP", { location: "http://a.example/y" }, "insecure"],
    [
      "of a request with a secret in its body to another origin",
      { method: "POST", status: 307, secret: true, location: "https://b.example/" },
      "cross-origin"
    ],
    ["without a location", { location: null }, "unreadable"],
    ["to an invalid URL", { location: "https://[" }, "unreadable"],
    ["after five redirects", { followed: 5 }, "too many"]
  ] as const)("the client refuses to follow a redirect %s", (_, fields, why) => {
    assert.deepInclude(from(fields), { _tag: "Refuse", why })
  })
})

const to = (status: number, location: string) => reply(status, undefined, { location })

describe("a redirected call", () => {
  it.effect("a call that is redirected with 307 keeps its method, body and credential on the same origin", () =>
    Effect.gen(function* () {
      const fakeServer = script(to(307, "https://things.example/v2/things"), ok({ id: 7 }))
      yield* makeThings(fakeServer, {}, bareKey("the-key")).create({ body: { name: "x" } })
      assert.deepInclude(fakeServer.sent[1], {
        url: "https://things.example/v2/things",
        method: "POST",
        body: '{"name":"x"}',
        authorization: "the-key"
      })
    })
  )

  it.effect("a call that is redirected to another origin and back sends no credential after the first request", () =>
    Effect.gen(function* () {
      const fakeServer = script(to(302, "https://cdn.example/7"), to(302, "https://things.example/back"), ok({ id: 7 }))
      yield* makeThings(fakeServer, {}, bareKey("the-key")).get({ id: 7 })
      assert.deepStrictEqual(
        fakeServer.sent.map(({ authorization }) => authorization),
        ["the-key", null, null]
      )
    })
  )

  it.effect("a 401 from another origin after a redirect does not discard the token", () =>
    Effect.gen(function* () {
      const fakeServer = script(ok({ access_token: "t1" }), to(302, "https://cdn.example/7"), reply(401))
      const error = yield* Effect.flip(withTokens(fakeServer).get({ id: 7 }))
      assert.strictEqual(error.reason._tag, "AuthenticationError")
      assert.strictEqual(fakeServer.sent.length, 3)
    })
  )

  it.effect("a write that is redirected with 303 fails with RedirectError and is not resent", () =>
    Effect.gen(function* () {
      const fakeServer = script(to(303, "https://things.example/7?token=x"), ok({ id: 7 }))
      const error = yield* Effect.flip(makeThings(fakeServer).create({ body: { name: "x" } }))
      assert.deepInclude(error.reason, { _tag: "RedirectError", why: "write", location: "https://things.example/7" })
      assert.strictEqual(fakeServer.sent.length, 1)
    })
  )

  it.effect("a token request that is redirected to another origin is not followed", () =>
    Effect.gen(function* () {
      const fakeServer = script(to(307, "https://evil.example/token"), ok({ access_token: "t1" }))
      const error = yield* Effect.flip(withTokens(fakeServer).get({ id: 7 }))
      assert.strictEqual(error.operation, "createToken")
      assert.deepInclude(error.reason, { _tag: "RedirectError", why: "cross-origin" })
      assert.strictEqual(fakeServer.sent.length, 1)
    })
  )

  it.effect("the error of a call that is redirected to another origin does not contain the grants in the target", () =>
    Effect.gen(function* () {
      const refused = reply(403, { detail: "GET /7?sig=secret-grant" })
      const error = yield* Effect.flip(
        makeThings(script(to(302, "https://files.example/7?sig=secret-grant"), refused)).get({ id: 7 })
      )
      assert.include(error.message, "GET /7?sig=<redacted>")
    })
  )

  it.effect("a redirected call fails with RedirectError when the runtime hides the redirect target", () =>
    Effect.gen(function* () {
      const hidden = () => ({ status: 0, type: "opaqueredirect", headers: new Headers(), text: async () => "" })
      const error = yield* Effect.flip(makeThings(script(hidden)).get({ id: 7 }))
      assert.deepInclude(error.reason, { _tag: "RedirectError", why: "unreadable" })
    })
  )
})
