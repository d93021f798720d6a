/**
 * Checks the number and the length of the files that run during a call of `campaigns.get`, from the call to the socket and back, and during a
 * callback, until the 200 response.
 */
import { execFileSync } from "node:child_process"
import { globSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { expect, it } from "vitest"
import { medianLines } from "../src/Path.ts"
import type { Case } from "../src/Report.ts"

const bench = dirname(import.meta.dirname)

/** Runs the benchmark in a separate process, because the test runner instruments the modules that it loads. */
const measured = (): ReadonlyArray<Case> => {
  const output = execFileSync(process.execPath, ["src/main.ts", "path"], { cwd: bench, encoding: "utf8" })
  const { cases } = JSON.parse(output.trimEnd().split("\n").at(-1) ?? "") as { readonly cases: ReadonlyArray<Case> }
  return cases
}

it("a campaigns.get call runs code from at most 15 files of a median length of at most 80 lines, and a callback from at most 25 files", () => {
  const [files, , lines, callback] = measured()
  expect(callback?.ours).toBeGreaterThan(15)
  expect(callback?.ours).toBeLessThanOrEqual(25)
  expect(files?.ours).toBeGreaterThan(5)
  expect(files?.ours).toBeLessThanOrEqual(15)
  expect(files?.peers["ours, Promise"]).toBeLessThanOrEqual(15)
  expect(lines?.ours).toBeLessThanOrEqual(80)
})

it("the median length of the source files in packages/core is at most 80 lines", () => {
  const core = fileURLToPath(new URL("../../../packages/core/src", import.meta.url))
  const files = globSync("**/*.ts", { cwd: core }).map((file) => pathToFileURL(join(core, file)).href)
  expect(files.length).toBeGreaterThan(50)
  expect(medianLines(files)).toBeLessThanOrEqual(80)
})
