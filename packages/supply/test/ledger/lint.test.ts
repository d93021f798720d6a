import { execFileSync } from "node:child_process"
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { afterAll, expect, it } from "vitest"

const root = resolve(import.meta.dirname, "../../../..")
const folder = mkdtempSync(join(tmpdir(), "money-"))
afterAll(() => rmSync(folder, { recursive: true }))

/** Returns the problems that the project's linter reports for a file with the given path and code. */
const lint = (path: string, code: string): string => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, code)
  copyFileSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"))
  try {
    return execFileSync(join(root, "node_modules/.bin/oxlint"), ["packages"], { cwd: folder, encoding: "utf8" })
  } catch (failure) {
    return String((failure as { readonly stdout: unknown }).stdout)
  } finally {
    rmSync(file)
  }
}

it.each([
  ["packages/supply/src/ledger/Bad.ts", "export const sum = (nanos: bigint) => Number(nanos) + 1"],
  ["packages/supply/src/ledger/Bad.ts", 'export const price = parseFloat("1.25")'],
  ["packages/supply/src/router/Bad.ts", "export const price = Money.toNumber(amount)"],
  ["packages/supply/src/sessions/Bad.ts", "export const shown = (price: number) => price.toFixed(2)"]
])("the repository's lint configuration refuses floating-point amounts of money in %s: %s", (path, code) => {
  expect(lint(path, code)).toMatch(/no-restricted-(globals|properties)/)
})

it("the repository's lint configuration accepts amounts of money in the ledger as bigint billionths", () => {
  expect(lint("packages/supply/src/ledger/Good.ts", "export const sum = (nanos: bigint) => nanos + 1n")).not.toMatch(
    "restricted"
  )
})
