/**
 * Checks that a program that calls one operation compiles quickly, however many operations the API has.
 */
import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { expect, it } from "vitest"

const run = promisify(execFile)
const flags = "--ignoreConfig --strict --noEmit --skipLibCheck --allowImportingTsExtensions --extendedDiagnostics"
const language = "--module nodenext --target es2024 --lib es2024,dom"

it("a program that creates the fetch client and calls one operation needs at most 27,000 TypeScript instantiations", async () => {
  const file = join(import.meta.dirname, "thin-client.fixture.ts")
  const { stdout } = await run("tsc", [...`${flags} ${language}`.split(" "), "--types", "", file])
  const [, count = ""] = /^Instantiations:\s+(\d+)$/m.exec(stdout) ?? []
  expect(Number(count)).toBeGreaterThan(1000)
  expect(Number(count)).toBeLessThanOrEqual(27_000)
})
