/**
 * Tests the GitHub Action for contract tests. The action runs as on a GitHub runner, but uses the command in this package instead of the published
 * command.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, expect, it } from "vitest"
import { openAction } from "./runAction.ts"

const { definition, folder, remove, run } = openAction("action.yml", "packages/contract-testing/src/main.ts")
afterAll(remove)

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

it("the contract test GitHub action passes each line of args as an argument and exits with the code of the command", async () => {
  expect(await run({ command: "check", args: `${har}\n--spec\nexchange\n` })).toMatchObject({
    code: 1,
    outputs: { "exit-code": "1" },
    stderr: expect.stringContaining("npx --yes @fieldwork/contract-testing@latest"),
    stdout: expect.stringContaining("status: the response was 299")
  })
})

it("the contract test GitHub action passes each input that is not empty as an option of the command", async () => {
  const report = join(folder, "report.xml")
  expect(
    await run({ command: "check", args: har, spec: "exchange", format: "junit", output: report, safe: "false" })
  ).toMatchObject({ code: 1, stdout: "" })
  expect(readFileSync(report, "utf8")).toContain("<testsuites")
})

it("the GitHub action for contract tests runs the `test` command by default and passes each of its inputs to the command line", () => {
  expect(definition.inputs["command"]?.default).toBe("test")
  const [step] = definition.runs.steps
  for (const name of ["url", "spec", "webhooks", "safe", "seed", "time-budget", "format", "output"])
    expect(step.run, name).toContain(`--${name}`)
})

it("the contract test GitHub action does not execute shell code in an input", async () => {
  const { code, stderr } = await run({ command: "check", args: `$(touch ${folder}/run); touch ${folder}/run` })
  expect(code).toBe(2)
  expect(stderr).toContain("it does not exist")
  expect(() => readFileSync(join(folder, "run"))).toThrow("ENOENT")
})
