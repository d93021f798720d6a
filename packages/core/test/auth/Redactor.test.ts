import { assert, describe, it } from "@effect/vitest"
import { Cause, Effect, Exit, Logger, type Tracer } from "effect"
import * as fc from "fast-check"
import { ApiError } from "../../src/errors/ApiError.ts"
import { bareKey } from "../../src/auth/Credential.ts"
import { Redactor } from "../../src/auth/Redactor.ts"
import { textRedactor } from "../../src/auth/redact.ts"
import { broken, ok, reply, script, type Step } from "../support/Script.ts"
import { recorder } from "../support/recorder.ts"
import { withSecret } from "../support/things.ts"

// util.inspect without node's types, which a package for every runtime does not have.
const { inspect } = (await import("node:util" as string)) as { inspect: (value: unknown, options: object) => string }

describe("a secret", () => {
  it.each([
    ["plain", "the key is abc-123-def!"],
    ["inside a word", "xxabc-123-defyy"],
    ["as base64", btoa("abc-123-def")],
    ["twice", "abc-123-def abc-123-def"]
  ])("is removed from text, %s", (_, text) => {
    const redactor = new Redactor()
    redactor.add("abc-123-def")
    const clean = textRedactor(redactor.secrets).redact(text)
    assert.notInclude(clean, "abc-123-def")
    assert.notInclude(clean, btoa("abc-123-def").replace(/=+$/, ""))
    assert.include(clean, "<redacted>")
  })

  it("is removed as JSON and URLs write it", () => {
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
    // Nothing before the secret is left to the test below.
    ["in Basic credentials", btoa(`cli:${String.fromCharCode(...utf8)}`).slice(4)]
  ])("is removed %s", (_, text) => {
    const redactor = new Redactor()
    redactor.add(echoed)
    const clean = textRedactor(redactor.secrets).redact(`before ${text} after`)
    assert.include(clean, "<redacted>")
    assert.isTrue(clean.startsWith("before ") && clean.endsWith(" after"), clean)
    for (let at = 0; at + 6 <= text.length; at++) {
      assert.notInclude(clean, text.slice(at, at + 12))
    }
  })

  it("is removed as base64url where that differs from base64", () => {
    const redactor = new Redactor()
    redactor.add("~~~???>>>secret")
    const url = btoa("~~~???>>>secret").replaceAll("+", "-").replaceAll("/", "_")
    assert.match(url, /-.*_/)
    assert.strictEqual(textRedactor(redactor.secrets).redact(`key=${url};`), "key=<redacted>;")
  })

  it("is removed whole when another secret is a part of it", () => {
    const redactor = new Redactor()
    redactor.add("abcd")
    redactor.add("abcd-efgh")
    assert.strictEqual(textRedactor(redactor.secrets).redact("abcd-efgh"), "<redacted>")
  })

  it("is removed from keys and values of JSON at any depth", () => {
    const redactor = new Redactor()
    redactor.addTemporary("token-1")
    assert.deepStrictEqual(
      textRedactor(redactor.secrets).redactJson({ "x token-1": [{ y: "token-1" }, 7, null, true] }),
      {
        "x <redacted>": [{ y: "<redacted>" }, 7, null, true]
      }
    )
  })

  it("of passing worth is remembered while it may be in flight", () => {
    const redactor = new Redactor()
    for (let count = 1; count <= 20; count++) redactor.addTemporary(`token-${count}-`)
    assert.strictEqual(textRedactor(redactor.secrets).redact("token-20-"), "<redacted>")
    assert.strictEqual(textRedactor(redactor.secrets).redact("token-1-"), "token-1-")
  })

  it("of three characters is left alone, as it would eat ordinary text", () => {
    const redactor = new Redactor()
    redactor.add("the")
    assert.strictEqual(textRedactor(redactor.secrets).redact("the text"), "the text")
  })
})

/** Ways in which a service or a runtime shows a secret back. */
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
  () => broken("ECONNREFUSED"),
  (secret) => () => Promise.reject(new TypeError(`Headers.append: "Bearer ${secret}" is an invalid header value`)),
  (secret) => () =>
    Promise.reject(
      new Error("fetch failed", { cause: Object.assign(new Error(`x ${secret}`), { code: `E_${secret}` }) })
    ),
  (secret) => () =>
    Promise.reject(Object.assign(new Error(secret), { request: { headers: { authorization: secret } } }))
]

const everythingSaid = (error: ApiError): ReadonlyArray<string> => [
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

describe("a notice", () => {
  it("has no secret that a header echoes", async () => {
    const heard: Array<unknown> = []
    const link = '<https://things.example/?key=Zq8-Zq9-Zq7>; rel="deprecation"'
    const step = ok({ id: 7 }, { deprecation: "true", link })
    const service = withSecret(script(step), "Zq8-Zq9-Zq7", bareKey("Zq8-Zq9-Zq7"), (notice) => void heard.push(notice))
    await Effect.runPromise(service.get({ id: 7 }))
    assert.strictEqual(heard.length, 1)
    assert.notInclude(JSON.stringify(heard), "Zq8")
  })
})

describe("a secret at the place where a body is cut", () => {
  it.each([
    ["answered", (text: string) => ok(text)],
    ["thrown", (text: string) => () => Promise.reject(new Error(text))]
  ] as const)("leaves no beginning behind when it is %s", async (_, step) => {
    for (let length = 180; length < 310; length++) {
      const service = withSecret(
        script(step(`${"x".repeat(length)}Zq8-Zq9-Zq7`)),
        "Zq8-Zq9-Zq7",
        bareKey("Zq8-Zq9-Zq7")
      )
      const error = await Effect.runPromise(Effect.flip(service.get({ id: 7 })))
      assert.notInclude(JSON.stringify(error), "Zq8")
    }
  })
})

describe("whatever a service echoes, no secret", () => {
  const secret = fc
    .string({ minLength: 8, maxLength: 40, unit: fc.constantFrom(...Array.from("abcdefXYZ0189-_.~+/=!$%&'*")) })
    .filter((text) => /[a-zA-Z]{2}/.test(text))

  it("is in an error, a log or a span", async () => {
    await fc.assert(
      fc.asyncProperty(secret, fc.constantFrom(...echoes), fc.boolean(), async (text, echo, isWrite) => {
        const spans = recorder()
        const logged: Array<string> = []
        const logger = Logger.make(({ message }) => void logged.push(inspect(message, { depth: 9 })))
        const service = withSecret(script(echo(text)), text, bareKey(text))
        const call = isWrite ? service.create({ body: { name: "x" } }) : service.get({ id: 7 })
        const loud = Effect.tapCause(call, (cause) => Effect.logError("failed", cause))
        const exit = await Effect.runPromiseExit(
          loud.pipe(Effect.withTracer(spans.tracer), Effect.provide(Logger.layer([logger])))
        )
        assert.isTrue(Exit.isFailure(exit))
        const error = Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined
        assert.instanceOf(error, ApiError)
        for (const said of [...everythingSaid(error), ...logged, ...spans.spans.map(spanText)]) {
          assert.notInclude(said, text)
          assert.notInclude(said, encodeURIComponent(text))
        }
      }),
      { numRuns: 400 }
    )
  })
})
