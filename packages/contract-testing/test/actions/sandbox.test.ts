/**
 * Tests the GitHub Action that starts the sandbox. The action runs as on a GitHub runner, but uses the command in this repository instead of the
 * published command.
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { credentials } from "@fieldwork/sandbox"
import { afterAll, afterEach, expect, it } from "vitest"
import { openAction, type Ran } from "./runAction.ts"

const { definition, folder, remove, run } = openAction("actions/sandbox/action.yml", "packages/sandbox/src/main.ts")
afterAll(remove)

/** The action starts a background process. A GitHub runner stops such a process at the end of the job. */
let started: Ran | undefined
afterEach(() => {
  if (started?.code === 0) process.kill(Number(started.outputs["process"]))
  started = undefined
})

it("the sandbox GitHub action starts a sandbox and outputs its URL and credentials", async () => {
  started = await run({ seed: "7", market: "40" })
  expect(started).toMatchObject({ code: 0, stdout: expect.stringContaining("Fieldwork sandbox on http://127.0.0.1:") })
  const { "control-url": control = "", log = "", process: _, ...others } = started.outputs
  const { apiKey, suppliers } = credentials.exchange
  const { audience, clientId, clientSecret } = credentials.brandLift
  expect(others).toEqual({
    url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    "client-id": clientId,
    "client-secret": clientSecret,
    audience,
    "api-key": apiKey,
    "supplier-code": suppliers[0]
  })
  const clock = await fetch(`${control}clock`)
  expect(await clock.json()).toEqual({ now: "2026-01-05T00:00:00.000Z", rate: 0 })
  expect(readFileSync(log, "utf8")).toContain("npx --yes @fieldwork/sandbox@latest")
})

it("the sandbox GitHub action passes each setting to the sandbox command as an option of the same name", () => {
  const names = ["port", "seed", "start", "rate", "scenario", "market", "churn", "cors", "corrections"]
  const [step] = definition.runs.steps
  for (const name of names) expect(step.run, name).toContain(`option --${name} "$SANDBOX_${name.toUpperCase()}"`)
  expect(Object.keys(definition.inputs)).toEqual([...names, "version", "working-directory"])
})

it("the sandbox GitHub action declares exactly the outputs that its step writes", async () => {
  started = await run({})
  const declared = Object.entries(definition.outputs).map(([name, { value }]) => {
    expect(value).toBe(`\${{ steps.sandbox.outputs.${name} }}`)
    return name
  })
  expect(Object.keys(started.outputs).toSorted()).toEqual(declared.toSorted())
})

it("the sandbox GitHub action fails with the error message of a sandbox that does not start", async () => {
  const { code, stderr } = await run({ seed: "-1" })
  expect(code).toBe(1)
  expect(stderr).toContain('--seed takes a whole number from 0 to 4294967295, not "-1"')
})

it("the sandbox GitHub action does not execute shell code in an input", async () => {
  const { code } = await run({ cors: `$(touch ${folder}/run); touch ${folder}/run` })
  expect(code).toBe(1)
  expect(() => readFileSync(join(folder, "run"))).toThrow("ENOENT")
})
