/**
 * Tests the output of lists with terminal control sequences, and of lists that are interrupted.
 */
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { expect, it } from "vitest"
import type { Fetch } from "../src/account/Fetch.ts"
import { runCommand } from "./runCommand.ts"

it("the CLI escapes control characters in strings from the service in its output", async () => {
  const fetch: Fetch = async () =>
    Response.json({ ApiResult: 0, BusinessUnits: [{ ID: 1, BusinessUnitName: "a\u001B[2J\u202Eb\u0007" }] })
  const environment = { FIELDWORK_EXCHANGE_URL: "https://exchange.example", FIELDWORK_EXCHANGE_API_KEY: "key" }
  for (const form of ["table", "json", "ndjson"]) {
    const ran = await runCommand(["lookups", "business-units", "--output", form, "-q"], { environment, fetch })
    // oxlint-disable-next-line no-control-regex -- they are what must not arrive
    expect(ran.out).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u202E]/)
    expect(ran.out).toContain(String.raw`a\u001b[2J\u202eb\u0007`)
  }
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
