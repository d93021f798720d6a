/**
 * Runs the commands in the README and the guide exactly as they are documented.
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { openSandbox } from "../src/account/openSandbox.ts"
import { runCommand } from "./runCommand.ts"

const root = join(import.meta.dirname, "../../..")
const files = ["packages/cli/README.md", "docs/guides/command-line.md"]

/** Returns the words of a line as a shell would split it. Only single quotes are supported. */
const wordsOf = (line: string): ReadonlyArray<string> =>
  [...line.replace(/\s#.*$/, "").matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "")

const lines = files.flatMap((file) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/^```sh[^\n]*\n([\s\S]*?)^```/gm)].flatMap(([, block = ""]) =>
    block.split("\n").filter((line) => /^fieldwork .*--(sandbox|help|dry-run)/.test(line) && !line.includes("@survey"))
  )
)

/** The open sandboxes, by scenario. All tests share them, because the documented commands only read. */
const open = new Map<string, ReturnType<typeof openSandbox>>()
const shared = (scenario: string) => {
  const found = open.get(scenario) ?? openSandbox(scenario)
  open.set(scenario, found)
  return found
}

it("the README and the guide of the CLI contain more than ten commands that the tests can run", () => {
  expect(lines.length).toBeGreaterThan(10)
})

it.each(lines)("the CLI command in the documentation succeeds: %s", async (line) => {
  const { code, err, out } = await runCommand(wordsOf(line).slice(1), { openSandbox: shared })
  expect({ code, err }).toEqual({ code: 0, err: "" })
  expect(out.length).toBeGreaterThan(3)
})
