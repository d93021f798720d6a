import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { bareKey } from "../../src/auth/Credential.ts"
import { next } from "../../src/transport/Redirect.ts"
import { ok, reply, script } from "../support/Script.ts"
import { things, withTokens } from "../support/things.ts"

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

describe("a redirect", () => {
  it.each([
    ["of a read stays with its origin", {}, { url: "https://a.example/y", keepsCredentials: true }],
    [
      "to another origin goes without the credential",
      { location: "https://b.example/y" },
      { url: "https://b.example/y", keepsCredentials: false }
    ],
    [
      "to another port is to another origin",
      { location: "https://a.example:8443/y" },
      { url: "https://a.example:8443/y", keepsCredentials: false }
    ],
    [
      "of a write by 307 is followed",
      { method: "POST", status: 307 },
      { url: "https://a.example/y", keepsCredentials: true }
    ],
    [
      "of a write by 308 is followed",
      { method: "DELETE", status: 308 },
      { url: "https://a.example/y", keepsCredentials: true }
    ],
    [
      "inside this machine may be plain",
      { url: "http://localhost:1/x" },
      { url: "http://localhost:1/y", keepsCredentials: true }
    ]
  ] as const)("%s", (_, fields, target) => {
    assert.deepStrictEqual(from(fields), { _tag: "Follow", ...target })
  })

  it.each([
    ["of a write by 301", { method: "POST", status: 301 }, "write"],
    ["of a write by 302", { method: "PATCH", status: 302 }, "write"],
    ["of a write by 303", { method: "PUT", status: 303 }, "write"],
    ["to plain HTTP", { location: "http://a.example/y" }, "insecure"],
    [
      "of a credential to another origin",
      { method: "POST", status: 307, secret: true, location: "https://b.example/" },
      "foreign"
    ],
    ["to nowhere", { location: null }, "unreadable"],
    ["to what is no address", { location: "https://[" }, "unreadable"],
    ["at the end of a long chain", { followed: 5 }, "too many"]
  ] as const)("%s is refused", (_, fields, why) => {
    assert.deepInclude(from(fields), { _tag: "Refuse", why })
  })
})

const to = (status: number, location: string) => reply(status, undefined, { location })

describe("a call that is redirected", () => {
  it.effect("by 307 keeps method and body, and its credential on the same origin", () =>
    Effect.gen(function* () {
      const world = script(to(307, "https://things.example/v2/things"), ok({ id: 7 }))
      yield* things(world, {}, bareKey("the-key")).create({ body: { name: "x" } })
      assert.deepInclude(world.sent[1], {
        url: "https://things.example/v2/things",
        method: "POST",
        body: '{"name":"x"}',
        authorization: "the-key"
      })
    })
  )

  it.effect("to another origin never shows its credential there, nor on the way back", () =>
    Effect.gen(function* () {
      const world = script(to(302, "https://cdn.example/7"), to(302, "https://things.example/back"), ok({ id: 7 }))
      yield* things(world, {}, bareKey("the-key")).get({ id: 7 })
      assert.deepStrictEqual(
        world.sent.map(({ authorization }) => authorization),
        ["the-key", null, null]
      )
    })
  )

  it.effect("and refused there does not take the token for a bad one", () =>
    Effect.gen(function* () {
      const world = script(ok({ access_token: "t1" }), to(302, "https://cdn.example/7"), reply(401))
      const error = yield* Effect.flip(withTokens(world).get({ id: 7 }))
      assert.strictEqual(error.reason._tag, "AuthenticationError")
      assert.strictEqual(world.sent.length, 3)
    })
  )

  it.effect("by 303 fails when it is a write, and is not sent again", () =>
    Effect.gen(function* () {
      const world = script(to(303, "https://things.example/7?token=x"), ok({ id: 7 }))
      const error = yield* Effect.flip(things(world).create({ body: { name: "x" } }))
      assert.deepInclude(error.reason, { _tag: "RedirectError", why: "write", location: "https://things.example/7" })
      assert.strictEqual(world.sent.length, 1)
    })
  )

  it.effect("on its way to a token keeps the secret at home", () =>
    Effect.gen(function* () {
      const world = script(to(307, "https://evil.example/token"), ok({ access_token: "t1" }))
      const error = yield* Effect.flip(withTokens(world).get({ id: 7 }))
      assert.strictEqual(error.operation, "createToken")
      assert.deepInclude(error.reason, { _tag: "RedirectError", why: "foreign" })
      assert.strictEqual(world.sent.length, 1)
    })
  )

  it.effect("where the runtime hides the target fails with a reason", () =>
    Effect.gen(function* () {
      const hidden = () => ({ status: 0, type: "opaqueredirect", headers: new Headers(), text: async () => "" })
      const error = yield* Effect.flip(things(script(hidden)).get({ id: 7 }))
      assert.deepInclude(error.reason, { _tag: "RedirectError", why: "unreadable" })
    })
  )
})
