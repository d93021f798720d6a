import { assert, describe, it } from "@effect/vitest"
import { networkError } from "../../src/errors/networkError.ts"
import { AttemptState } from "../../src/call/AttemptState.ts"
import { textRedactor } from "../../src/auth/textRedactor.ts"
import { loadedDetails } from "../support/thingService.ts"

const error = (code: string, syscall?: string) =>
  Object.assign(new Error(code), { code, ...(syscall !== undefined && { syscall }) })

/** Returns the error that undici and Node's `net` throw when every address of a host name has failed. */
const everyAddress = (...errors: ReadonlyArray<Error & { readonly code: string }>) =>
  Object.assign(new AggregateError(errors), { code: errors[0]?.code })

const read = (cause: unknown, stage: "waiting" | "reading" = "waiting") => {
  const state = new AttemptState()
  state.stage = stage
  return networkError(
    { errorFormats: [], redactor: textRedactor([]), hint: "", details: loadedDetails },
    state,
    new TypeError("fetch failed", { cause })
  )
}

const connecting: ReadonlyArray<Error> = [
  error("ECONNREFUSED", "connect"),
  error("EHOSTUNREACH", "connect"),
  error("EADDRNOTAVAIL", "connect"),
  error("ETIMEDOUT", "connect"),
  error("ENOTFOUND", "getaddrinfo"),
  error("UND_ERR_CONNECT_TIMEOUT"),
  error("ConnectionRefused"),
  error("UND_ERR_INVALID_ARG"),
  error("UND_ERR_NOT_SUPPORTED"),
  error("DEPTH_ZERO_SELF_SIGNED_CERT"),
  error("ERR_TLS_CERT_ALTNAME_INVALID"),
  everyAddress(error("ENETUNREACH", "connect"), error("ECONNREFUSED", "connect"))
]

const opened: ReadonlyArray<Error> = [
  error("EHOSTUNREACH", "read"),
  error("ENETUNREACH", "write"),
  error("ENETDOWN"),
  error("EADDRNOTAVAIL", "read"),
  error("ECONNREFUSED", "read"),
  error("ECONNRESET", "read"),
  error("ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED"),
  everyAddress(error("ENETUNREACH", "connect"), error("ENETUNREACH", "read")),
  everyAddress()
]

describe("networkError", () => {
  it.each(connecting)("a request whose connection was never established (%s) is reported as not sent", (cause) => {
    assert.deepInclude(read(cause), { _tag: "TransportError", sent: false })
  })

  it.each(opened)("a request whose open connection broke (%s) is reported as possibly sent", (cause) => {
    assert.deepInclude(read(cause), { _tag: "TransportError", sent: true })
  })

  it.each([...connecting, ...opened])(
    "the error of a request whose connection broke inside the response (%s) states that the request was sent",
    (cause) => {
      const reason = read(cause, "reading")
      assert.deepInclude(reason, { _tag: "TransportError", sent: true })
      assert.include(reason.message, "connection lost while reading a")
    }
  )
})
