import { assert, describe, it } from "@effect/vitest"
import { Cause, Effect, Exit, Logger, type Tracer } from "effect"
import * as fc from "fast-check"
import { ApiError } from "../../src/errors/ApiError.ts"
import { bareKey } from "../../src/auth/Credential.ts"
import { Redactor } from "../../src/auth/Redactor.ts"
import { textRedactor } from "../../src/auth/textRedactor.ts"
import { connectionError, ok, reply, script, type Step } from "../support/Script.ts"
import { recorder } from "../support/recorder.ts"
import { withSecret } from "../support/thingService.ts"

// Imports util.inspect without Node's type definitions, because core targets every runtime.
const { inspect } = (await import("node:util" as string)) as { inspect: (value: unknown, options: object) => string }

describe("Redactor", () => {
  it.each([
    ["in plain form", "the key is abc-123-def!"],
    ["inside a longer word", "xxabc-123-defyy"],
    ["as base64", btoa("abc-123-def")],
    ["where it occurs twice", "abc-123-def abc-123-def"]
  ])("the redactor removes a secret %s from a string", (_, text) => {
    const redactor = new Redactor()
    redactor.add("abc-123-def")
    const clean = textRedactor(redactor.secrets).redact(text)
    assert.notInclude(clean, "abc-123-def")
    assert.notInclude(clean, btoa("abc-123-def").replace(/=+$/, ""))
    assert.include(clean, "<redacted>")
  })

  it("the redactor removes the long values in the query of the most recent links", () => {
    const redactor = new Redactor()
    const grants = Array.from({ length: 300 }, (_, index) => `grant-${1000 + index}`)
    for (const grant of grants) redactor.addLink(new URL(`https://files.example/r?sig=${grant}&se=2026`))
    assert.deepStrictEqual(redactor.secrets, grants.slice(-256))
  })

  it("the redactor removes a secret from a string in which JSON or a URL escapes the characters of the secret", () => {
    const redactor = new Redactor()
    redactor.add('a"b\\c/d é')
    assert.strictEqual(textRedactor(redactor.secrets).redact(JSON.stringify({ x: 'a"b\\c/d é' })), '{"x":"<redacted>"}')
    assert.strictEqual(textRedactor(redactor.secrets).redact(`?x=${encodeURIComponent('a"b\\c/d é')}`), "?x=<redacted>")
  })

  const echoed = "aB/c+d=e f~1é&x"
  const utf8 = new TextEncoder().encode(echoed)
  const escaped = (write: (code: number) => string) =>
    Array.from(echoed, (character) => (/\w/.test(character) ? character : write(character.codePointAt(0) ?? 0))).join(
      ""
    )
  const base64 = btoa(String.fromCharCode(...utf8))
  const hex = Array.from(utf8, (byte) => byte.toString(16).padStart(2, "0")).join("")

  it.each([
    ["percent-encoded", encodeURIComponent(echoed)],
    ["percent-encoded in lower case", encodeURIComponent(echoed).toLowerCase().replace("ab", "aB")],
    ["percent-encoded twice", encodeURIComponent(encodeURIComponent(echoed))],
    ["form-encoded", new URLSearchParams({ x: echoed }).toString().slice(2)],
    ["with escaped slashes", echoed.replaceAll("/", "\\/")],
    ["with escapes of JSON", escaped((code) => `\\u${code.toString(16).padStart(4, "0")}`)],
    ["with escapes of JSON in JSON", JSON.stringify(escaped((code) => `\\u${code.toString(16).padStart(4, "0")}`))],
    ["as HTML by number", escaped((code) => `&#${code};`)],
    ["as HTML by hex number", escaped((code) => `&#x${code.toString(16)};`)],
    ["as HTML by name", echoed.replaceAll("&", "&amp;").replaceAll("+", "&plus;").replaceAll("/", "&sol;")],
    ["as hex", hex],
    ["as hex in upper case", hex.toUpperCase()],
    ["as base64", base64],
    ["as base64url", base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")],
    // The next test covers credentials in which other bytes precede the secret.
    ["in Basic credentials", btoa(`cli:${String.fromCharCode(...utf8)}`).slice(4)]
  ])("the redactor removes a secret that a response echoes %s", (_, text) => {
    const redactor = new Redactor()
    redactor.add(echoed)
    const clean = textRedactor(redactor.secrets).redact(`before ${text} after`)
    assert.include(clean, "<redacted>")
    assert.isTrue(clean.startsWith("before ") && clean.endsWith(" after"), clean)
    for (let at = 0; at + 6 <= text.length; at++) {
      assert.notInclude(clean, text.slice(at, at + 12))
    }
  })

  it("the redactor removes a secret in base64url from a string when it differs from the base64 form", () => {
    const redactor = new Redactor()
    redactor.add("~~~???>>>secret")
    const url = btoa("~~~???>>>secret").replaceAll("+", "-").replaceAll("/", "_")
    assert.match(url, /-.*_/)
    assert.strictEqual(textRedactor(redactor.secrets).redact(`key=${url};`), "key=<redacted>;")
  })

  it("the redactor removes a secret completely when another secret is a part of it", () => {
    const redactor = new Redactor()
    redactor.add("abcd")
    redactor.add("abcd-efgh")
    assert.strictEqual(textRedactor(redactor.secrets).redact("abcd-efgh"), "<redacted>")
  })

  it("the redactor removes a secret from the keys and values of a JSON value at any depth", () => {
    const redactor = new Redactor()
    redactor.addTemporary("token-1")
    assert.deepStrictEqual(
      textRedactor(redactor.secrets).redactJson({ "x token-1": [{ y: "token-1" }, 7, null, true] }),
      {
        "x <redacted>": [{ y: "<redacted>" }, 7, null, true]
      }
    )
  })

  it("after twenty temporary secrets, the redactor still removes the newest and no longer the oldest from a string", () => {
    const redactor = new Redactor()
    for (let count = 1; count <= 20; count++) redactor.addTemporary(`token-${count}-`)
    assert.strictEqual(textRedactor(redactor.secrets).redact("token-20-"), "<redacted>")
    assert.strictEqual(textRedactor(redactor.secrets).redact("token-1-"), "token-1-")
  })

  it("the redactor does not remove a secret of three characters because it would remove ordinary words", () => {
    const redactor = new Redactor()
    redactor.add("the")
    assert.strictEqual(textRedactor(redactor.secrets).redact("the text"), "the text")
  })
})

/** The ways in which a service or a runtime may echo a secret. */
const echoes: ReadonlyArray<(secret: string) => Step> = [
  (secret) => reply(400, { detail: `bad ${secret}`, [secret]: [secret] }),
  (secret) => reply(401, { detail: secret }),
  (secret) => reply(404, { deep: [{ a: secret, b: { [`k${secret}`]: secret } }] }),
  (secret) => reply(500, secret),
  (secret) => reply(418, `${"x".repeat(190)}${secret}`),
  (secret) => ok(`<html>${secret}</html>`, { "content-type": "text/html" }),
  (secret) => ok(`${"x".repeat(195)}${secret}`),
  (secret) => ok({ ApiResult: 1, ApiMessages: [secret] }),
  (secret) => reply(429, { detail: secret }, { "retry-after": "90" }),
  (secret) => reply(307, undefined, { location: `http://other.example/${encodeURIComponent(secret)}` }),
  () => connectionError("ECONNREFUSED"),
  (secret) => () => Promise.reject(new TypeError(`Headers.append: "Bearer ${secret}" is an invalid header value`)),
  (secret) => () =>
    Promise.reject(
      new Error("fetch failed", { cause: Object.assign(new Error(`x ${secret}`), { code: `E_${secret}` }) })
    ),
  (secret) => () =>
    Promise.reject(Object.assign(new Error(secret), { request: { headers: { authorization: secret } } }))
]

const allTextOf = (error: ApiError): ReadonlyArray<string> => [
  error.message,
  String(error),
  error.stack ?? "",
  JSON.stringify(error),
  JSON.stringify(error.reason),
  inspect(error, { depth: Infinity, showHidden: true }),
  inspect(error.reason, { depth: Infinity, showHidden: true }),
  Cause.pretty(Cause.fail(error))
]

const spanText = (span: Tracer.Span) =>
  `${span.name} ${inspect(span.attributes, { depth: 9 })} ${inspect(span.status, { depth: 9 })}`

describe("a deprecation notice", () => {
  it("a deprecation notice does not contain a secret that a response header echoes", async () => {
    const notices: Array<unknown> = []
    const link = '<https://things.example/?key=Zq8-Zq9-Zq7>; rel="deprecation"'
    const step = ok({ id: 7 }, { deprecation: "true", link })
    const service = withSecret(
      script(step),
      "Zq8-Zq9-Zq7",
      bareKey("Zq8-Zq9-Zq7"),
      (notice) => void notices.push(notice)
    )
    await Effect.runPromise(service.get({ id: 7 }))
    assert.strictEqual(notices.length, 1)
    assert.notInclude(JSON.stringify(notices), "Zq8")
  })
})

describe("redaction of a truncated body", () => {
  it.each([
    ["returned", (text: string) => ok(text)],
    ["thrown", (text: string) => () => Promise.reject(new Error(text))]
  ] as const)(
    "no prefix of a secret remains in an error when a body is %s and cut off inside the secret",
    async (_, step) => {
      for (let length = 180; length < 310; length++) {
        const service = withSecret(
          script(step(`${"x".repeat(length)}Zq8-Zq9-Zq7`)),
          "Zq8-Zq9-Zq7",
          bareKey("Zq8-Zq9-Zq7")
        )
        const error = await Effect.runPromise(Effect.flip(service.get({ id: 7 })))
        assert.notInclude(JSON.stringify(error), "Zq8")
      }
    }
  )
})

describe("redaction of what a service echoes", () => {
  const secret = fc
    .string({ minLength: 8, maxLength: 40, unit: fc.constantFrom(...Array.from("abcdefXYZ0189-_.~+/=!$%&'*")) })
    .filter((text) => /[a-zA-Z]{2}/.test(text))

  it("a secret that a service echoes never appears in an error, a log or a span", async () => {
    await fc.assert(
      fc.asyncProperty(secret, fc.constantFrom(...echoes), fc.boolean(), async (text, echo, isWrite) => {
        const spans = recorder()
        const logged: Array<string> = []
        const logger = Logger.make(({ message }) => void logged.push(inspect(message, { depth: 9 })))
        const service = withSecret(script(echo(text)), text, bareKey(text))
        const call = isWrite ? service.create({ body: { name: "x" } }) : service.get({ id: 7 })
        const loggedCall = Effect.tapCause(call, (cause) => Effect.logError("failed", cause))
        const exit = await Effect.runPromiseExit(
          loggedCall.pipe(Effect.withTracer(spans.tracer), Effect.provide(Logger.layer([logger])))
        )
        assert.isTrue(Exit.isFailure(exit))
        const error = Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined
        assert.instanceOf(error, ApiError)
        for (const output of [...allTextOf(error), ...logged, ...spans.spans.map(spanText)]) {
          assert.notInclude(output, text)
          assert.notInclude(output, encodeURIComponent(text))
        }
      }),
      { numRuns: 400 }
    )
  })
})
