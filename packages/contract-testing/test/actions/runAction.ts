/**
 * Runs the step of a composite GitHub Action as a GitHub runner would, but with a command from this repository instead of the published command.
 */
import { execFile } from "node:child_process"
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join, resolve } from "node:path"
import { parse } from "yaml"

const root = resolve(import.meta.dirname, "../../../..")

interface Step {
  readonly shell: string
  readonly env: Readonly<Record<string, string>>
  readonly run: string
}

interface Definition {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>
  readonly outputs: Readonly<Record<string, { readonly value: string }>>
  readonly runs: { readonly steps: readonly [Step] }
}

export interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  /** The values that the step wrote to the file `GITHUB_OUTPUT`, by name. */
  readonly outputs: Readonly<Record<string, string>>
}

export interface Action {
  readonly definition: Definition
  /** A temporary folder for the files of a test. */
  readonly folder: string
  readonly run: (inputs: Readonly<Record<string, string>>) => Promise<Ran>
  readonly remove: () => void
}

/**
 * Opens the action in `file`. Wherever the action calls `npx --yes PACKAGE …`, `program …` is run instead. The paths `file` and `program` are
 * relative to the root of the repository.
 */
export const openAction = (file: string, program: string): Action => {
  const definition = parse(readFileSync(join(root, file), "utf8")) as Definition
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-action-"))
  const npx = join(folder, "npx")
  writeFileSync(
    npx,
    `#!/bin/sh\necho "npx $1 $2" >&2\nshift 2\nexec "${process.execPath}" "${join(root, program)}" "$@"\n`
  )
  chmodSync(npx, 0o755)

  const run = (given: Readonly<Record<string, string>>) => {
    const inputs = Object.fromEntries(
      Object.entries(definition.inputs).map(([name, { default: value = "" }]) => [name, given[name] ?? value])
    )
    const output = join(folder, "output")
    writeFileSync(output, "")
    const [step] = definition.runs.steps
    const own = Object.fromEntries(
      Object.entries(step.env).map(([name, text]) => [
        name,
        text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/, (_, input: string) => inputs[input] ?? "")
      ])
    )
    const env = {
      ...process.env,
      ...own,
      GITHUB_OUTPUT: output,
      RUNNER_TEMP: folder,
      PATH: `${folder}${delimiter}${process.env["PATH"]}`
    }
    const args = ["--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step.run]
    return new Promise<Ran>((done) => {
      execFile(step.shell, args, { env, cwd: folder }, (error, stdout, stderr) => {
        const lines = readFileSync(output, "utf8").trim().split("\n")
        const outputs = Object.fromEntries(
          lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)])
        )
        done({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr, outputs })
      })
    })
  }
  return { definition, folder, run, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
