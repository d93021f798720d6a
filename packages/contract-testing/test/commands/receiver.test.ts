import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createVerifier } from "@fieldwork/webhooks"
import { nodeReceiver } from "@fieldwork/webhooks/node"
import { testKeys } from "@fieldwork/webhooks/testing"
import { afterEach, expect, it, vi } from "vitest"
import { UsageError } from "../../src/commands/inputs.ts"
import { run } from "../../src/commands/receiver.ts"

const verifier = createVerifier({ keys: testKeys })

let stop = () => {}
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const startServer = async (listener: Parameters<typeof createServer>[1]): Promise<string> => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/callbacks`
}

const outputOf = async (...args: ReadonlyArray<string>) => {
  const lines: Array<string> = []
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line))
  return { code: await run(args), text: lines.join("\n") }
}

it("fieldwork-contract receiver exits with 0 for a webhook receiver that verifies signatures", async () => {
  const url = await startServer(nodeReceiver({ verifier, accept: () => {} }))
  expect(await outputOf("--webhooks", url, "--cases", "tampered/")).toEqual({
    code: 0,
    text: expect.stringMatching(/^\d+ cases: (\d+) passed, 0 noted, 0 failed$/)
  })
})

const acceptsAll = () => startServer((request, response) => void request.resume().on("end", () => response.end()))

it("fieldwork-contract receiver exits with 1 and names each forged callback that the webhook receiver accepted", async () => {
  const { code, text } = await outputOf("--webhooks", await acceptsAll(), "--cases", "tampered/")
  expect(code).toBe(1)
  expect(text).toContain("FAIL tampered/first-byte: ")
  expect(text).toMatch(/the response was 200, expected it to be refused with 4xx/)
})

it("fieldwork-contract receiver writes a JUnit report with a test case for each conformance case", async () => {
  const { text } = await outputOf("--webhooks", await acceptsAll(), "--cases", "tampered/first", "--format", "junit")
  expect(text).toContain('<testsuites tests="1" failures="1">')
  expect(text).toContain('name="tampered/first-byte"><failure type="webhook tampered"')
})

it("fieldwork-contract receiver prints the public keys that a webhook receiver must trust", async () => {
  const { code, text } = await outputOf("--keys")
  expect(code).toBe(0)
  expect(JSON.parse(text)).toEqual(
    [testKeys.current, testKeys.next].map(({ keyId, publicKey }) => ({ key_id: keyId, public_key: publicKey }))
  )
})

it.each([
  [[], "--webhooks is missing"],
  [["--webhooks", "ftp://a"], "not an http or https URL"],
  [["--webhooks", "https://a.example/callbacks"], "--allow-remote"],
  [["--webhooks", "http://127.0.0.1:9/", "--cases", "no-such"], "No conformance case id starts with no-such"],
  [["--webhooks", "http://127.0.0.1:9/", "--tolerance", "5"], "30 or more"],
  [["--webhooks", "http://127.0.0.1:9/", "--cases", "tampered/first"], "No server is listening"]
])("fieldwork-contract receiver rejects the arguments %j", async (args, message) => {
  await expect(run(args)).rejects.toThrow(UsageError)
  await expect(run(args)).rejects.toThrow(message)
})
