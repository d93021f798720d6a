import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { afterAll, expect, it } from "vitest"
import { readHar } from "../../src/traffic/Har.ts"

const folder = mkdtempSync(join(tmpdir(), "contract-record-"))
afterAll(() => rmSync(folder, { recursive: true }))

it("fieldwork-contract record prints each violation at once, and leaves a complete archive and exit code 1 when it is stopped", async () => {
  const service = await createSandbox().listen()
  const output = join(folder, "session.har")
  const main = join(import.meta.dirname, "../../src/main.ts")
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
  await (await fetch(`${url}/Core/v1/Suppliers/AllWithAccount`, { headers })).text()
  await (await fetch(`${url}/Core/v1/Suppliers/AllWithAccount?page=2`, { headers })).text()
  await waitForOutput("stderr", /listSuppliers, unknown parameter at query page/)
  child.kill("SIGTERM")
  const [code] = (await once(child, "exit")) as [number]
  await service.close()
  expect(code).toBe(1)
  expect(stdout).toContain("2 calls checked; 1 of 93 operations called; 1 violation")
  expect(readHar(readFileSync(output, "utf8"))).toHaveLength(2)
})
