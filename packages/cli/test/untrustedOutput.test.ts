/**
 * Tests the output of lists and downloads with terminal control sequences, and of lists that are interrupted.
 */
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { expect, it } from "vitest"
import type { Fetch } from "../src/account/Fetch.ts"
import { runCommand } from "./runCommand.ts"

const exchange = { FIELDWORK_EXCHANGE_URL: "https://exchange.example", FIELDWORK_EXCHANGE_API_KEY: "key" }

it("the CLI escapes control characters in strings from the service in its output", async () => {
  const fetch: Fetch = async () =>
    Response.json({ ApiResult: 0, BusinessUnits: [{ ID: 1, BusinessUnitName: "a\u001B[2J\u202Eb\u0007" }] })
  for (const form of ["table", "json", "ndjson"]) {
    const ran = await runCommand(["lookups", "business-units", "--output", form, "-q"], {
      environment: exchange,
      fetch
    })
    expect(ran.out).not.toMatch(/[^\P{Cc}\n]|\u202E/u)
    expect(ran.out).toContain(String.raw`a\u001b[2J\u202eb\u0007`)
  }
})

it("the CLI escapes control characters in CSV output on a terminal, and writes them unchanged to a file or a pipe", async () => {
  const unit = { BusinessUnitName: "a\u001B]0;title\u0007\u202Eb\nc", "new\u001B[2J": 1 }
  const fetch: Fetch = async () => Response.json({ ApiResult: 0, BusinessUnits: [unit] })
  const args = ["lookups", "business-units", "--output", "csv", "-q"]
  const shown = await runCommand(args, { environment: exchange, fetch, isTerminal: true })
  expect(shown.out).not.toMatch(/[^\P{Cc}\n]|\u202E/u)
  expect(shown.out).toContain(String.raw`a\u001b]0;title\u0007\u202eb\u000ac`)
  expect(shown.out.split("\n")[0]).toContain(String.raw`new\u001b[2J`)
  const piped = await runCommand(args, { environment: exchange, fetch })
  expect(piped.out).toContain('"a\u001B]0;title\u0007\u202Eb\nc"')
})

it("the CLI escapes control characters in notes on standard error that list fields from the service", async () => {
  const units = Array.from({ length: 101 }, (_, ID) => ({ ID, ...(ID === 100 && { "late\u001B[2J": 1 }) }))
  const fetch: Fetch = async () => Response.json({ ApiResult: 0, BusinessUnits: units })
  const run = (...args: ReadonlyArray<string>) =>
    runCommand(["lookups", "business-units", "-o", "csv", ...args], { environment: exchange, fetch })
  const omitted = await run()
  const missing = await run("--fields", "nosuch\u001B[3J")
  expect(omitted.err).toContain(String.raw`only later items have: late\u001b[2J`)
  expect(missing.err).toContain(String.raw`no item has nosuch\u001b[3J; available fields: ID, late\u001b[2J`)
  expect(`${omitted.err}${missing.err}`).not.toMatch(/[^\P{Cc}\n]/u)
})

it("the CLI shows a download on a terminal with escaped control characters, wherever the service splits its chunks", async () => {
  const bytes = new TextEncoder().encode("respondent_id,city\r\n1,Zürich \u{1F600}\r\n2,a\u001B[2Jb\rc\n3,ü")
  const environment = {
    FIELDWORK_BRAND_LIFT_URL: "https://lift.example",
    FIELDWORK_BRAND_LIFT_AUTH_URL: "https://auth.example",
    FIELDWORK_BRAND_LIFT_CLIENT_ID: "id",
    FIELDWORK_BRAND_LIFT_CLIENT_SECRET: "secret-key",
    FIELDWORK_BRAND_LIFT_AUDIENCE: "audience"
  }
  const download = async (size: number, sent = bytes) => {
    const fetch: Fetch = async (url) => {
      if (url.endsWith("/oauth/token"))
        return Response.json({ access_token: "access-token", token_type: "Bearer", expires_in: 60 })
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (let at = 0; at < sent.length; at += size) controller.enqueue(sent.slice(at, at + size))
          controller.close()
        }
      })
      return new Response(body, { headers: { "content-type": "text/csv" } })
    }
    const args = ["respondents", "csv", "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94"]
    const { err, out } = await runCommand(args, { environment, fetch, isTerminal: true })
    expect(err).toBe("")
    return out
  }
  const expected = `respondent_id,city\n1,Zürich \u{1F600}\n2,a${String.raw`\u001b`}[2Jb${String.raw`\u000d`}c\n3,ü`
  for (const size of [1, 2, 3, 5, bytes.length]) expect(await download(size)).toBe(expected)
  expect(await download(4, bytes.slice(0, -1))).toBe(expected.replace(/ü$/, "\uFFFD"))
})

it("a CLI list command that is interrupted ends with exit code 130 and a message", async () => {
  const controller = new AbortController()
  const { fetch } = createSandbox()
  let calls = 0
  const ran = await runCommand(["dictionaries", "list", "locales", "--page-size", "2", "--sandbox", "-o", "ndjson"], {
    signal: controller.signal,
    openSandbox: async () => ({
      ...credentials,
      fetch: (url, init) => {
        if ((calls += 1) === 3) controller.abort(new Error("SIGINT"))
        return (fetch as Fetch)(url, init)
      }
    })
  })
  expect(ran).toMatchObject({ code: 130, err: "fieldwork: interrupted\n" })
  expect(
    ran.out
      .trim()
      .split("\n")
      .every((line) => line.startsWith("{") && line.endsWith("}"))
  ).toBe(true)
})
