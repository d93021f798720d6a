/**
 * The steps of the GitHub Action, run as its runner runs them, with the command of this folder in place of the published one.
 */
import { execFile } from "node:child_process"
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { afterAll, expect, it } from "vitest"
import { parse } from "yaml"

interface Step {
  readonly shell: string
  readonly env: Readonly<Record<string, string>>
  readonly run: string
}

const action = parse(readFileSync(join(import.meta.dirname, "../../../action.yml"), "utf8")) as {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>
  readonly runs: { readonly using: string; readonly steps: ReadonlyArray<Step> }
}

const folder = mkdtempSync(join(tmpdir(), "contract-action-"))
afterAll(() => rmSync(folder, { recursive: true }))

const main = join(import.meta.dirname, "../src/main.ts")
const npx = join(folder, "npx")
writeFileSync(npx, `#!/bin/sh\necho "npx $1 $2" >&2\nshift 2\nexec "${process.execPath}" "${main}" "$@"\n`)
chmodSync(npx, 0o755)

const run = async (given: Readonly<Record<string, string>>) => {
  const inputs = Object.fromEntries(
    Object.entries(action.inputs).map(([name, { default: value = "" }]) => [name, given[name] ?? value])
  )
  const output = join(folder, "output")
  writeFileSync(output, "")
  const [step] = action.runs.steps
  const env = Object.fromEntries(
    Object.entries(step?.env ?? {}).map(([name, text]) => [
      name,
      text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/, (_, input: string) => inputs[input] ?? "")
    ])
  )
  const options = {
    env: { ...process.env, ...env, GITHUB_OUTPUT: output, PATH: `${folder}${delimiter}${process.env["PATH"]}` }
  }
  const args = ["--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step?.run ?? ""]
  return new Promise<{ code: number; stdout: string; stderr: string; output: string }>((resolve) => {
    execFile(step?.shell ?? "", args, options, (error, stdout, stderr) => {
      const code = typeof error?.code === "number" ? error.code : 0
      resolve({ code, stdout, stderr, output: readFileSync(output, "utf8").trim() })
    })
  })
}

const har = join(folder, "a session.har")
writeFileSync(
  har,
  JSON.stringify({
    log: {
      entries: [
        {
          request: {
            method: "GET",
            url: "http://a.example/demand/v2-beta/errors",
            headers: [{ name: "Authorization", value: "k" }]
          },
          response: { status: 299, headers: [], content: { size: 0 } }
        }
      ]
    }
  })
)

it("runs the command with each line as an argument, and ends with its exit code", async () => {
  expect(await run({ command: "check", args: `${har}\n--spec\nexchange\n` })).toMatchObject({
    code: 1,
    output: "exit-code=1",
    stderr: expect.stringContaining("npx --yes @fieldwork/contract-testing@latest"),
    stdout: expect.stringContaining("status: was answered 299")
  })
})

it("gives each input that is not empty to the command as its option", async () => {
  const report = join(folder, "report.xml")
  expect(
    await run({ command: "check", args: har, spec: "exchange", format: "junit", output: report, safe: "false" })
  ).toMatchObject({ code: 1, stdout: "" })
  expect(readFileSync(report, "utf8")).toContain("<testsuites")
})

it("has inputs for a test, which is the command without one", () => {
  expect(action.inputs["command"]?.default).toBe("test")
  const [step] = action.runs.steps
  for (const name of ["url", "spec", "webhooks", "safe", "seed", "time-budget", "format", "output"])
    expect(step?.run, name).toContain(`--${name}`)
})

it("runs nothing that an input holds", async () => {
  const { code, stderr } = await run({ command: "check", args: `$(touch ${folder}/run); touch ${folder}/run` })
  expect(code).toBe(2)
  expect(stderr).toContain("ENOENT")
  expect(() => readFileSync(join(folder, "run"))).toThrow("ENOENT")
})
