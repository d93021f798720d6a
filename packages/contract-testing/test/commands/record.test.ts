import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { afterAll, expect, it } from "vitest"
import { run } from "../../src/commands/record.ts"
import { readHar } from "../../src/traffic/Har.ts"

const folder = mkdtempSync(join(tmpdir(), "contract-record-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts the proxy in front of a sandbox. */
const start = async (output: string) => {
  const service = await createSandbox().listen()
  const main = join(import.meta.dirname, "../../src/launch.gen.ts")
  const child = spawn(process.execPath, [main, "record", "--target", service.url, "--output", output], {
    stdio: ["ignore", "pipe", "pipe"]
  })
  let [stdout, stderr] = ["", ""]
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
  const waitForOutput = async (stream: "stdout" | "stderr", what: RegExp): Promise<string> => {
    for (;;) {
      const [found] = what.exec(stream === "stdout" ? stdout : stderr) ?? []
      if (found !== undefined) return found
      await once(child[stream], "data")
    }
  }
  const url = await waitForOutput("stdout", /http:\/\/127\.0\.0\.1:\d+/)
  const headers = { authorization: credentials.exchange.apiKey }
  return {
    child,
    waitForOutput,
    call: async (query: string) => (await fetch(`${url}/Core/v1/Suppliers/AllWithAccount${query}`, { headers })).text(),
    stop: async () => {
      child.kill("SIGTERM")
      const [code] = (await once(child, "close")) as [number]
      await service.close()
      return { code, stdout, stderr }
    }
  }
}

it("fieldwork-contract record prints each violation at once, and leaves a complete archive and exit code 1 when it is stopped", async () => {
  const output = join(folder, "session.har")
  const { call, stop, waitForOutput } = await start(output)
  await call("")
  await call("?page=2")
  await waitForOutput("stderr", /listSuppliers, unknown parameter at query page/)
  const { code, stdout } = await stop()
  expect(code).toBe(1)
  expect(stdout).toContain("2 calls checked; 1 of 93 operations called; 1 violation")
  expect(readHar(readFileSync(output, "utf8"))).toHaveLength(2)
})

it("fieldwork-contract record asks for another port if the port is in use", async () => {
  const service = await createSandbox().listen()
  const { port } = new URL(service.url)
  await expect(run(["--target", service.url, "--port", port])).rejects.toThrow(
    "the port is in use: choose another one with --port, or omit --port for a free one"
  )
  await service.close()
})

it("fieldwork-contract record continues after the reader of its output has gone, and exits with 1 for a violation", async () => {
  const output = join(folder, "unread.har")
  const { call, child, stop, waitForOutput } = await start(output)
  child.stdout.destroy()
  await call("?page=2")
  await waitForOutput("stderr", /listSuppliers, unknown parameter at query page/)
  const { code, stderr } = await stop()
  expect(code).toBe(1)
  expect(stderr).not.toContain("EPIPE")
  expect(readHar(readFileSync(output, "utf8"))).toHaveLength(1)
})
