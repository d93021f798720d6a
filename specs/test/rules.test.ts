import { spawnSync } from "node:child_process"
import { readdirSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { expect, it } from "vitest"

const redocly = join(createRequire(import.meta.url).resolve("@redocly/cli/package.json"), "../bin/cli.js")
const folder = join(import.meta.dirname, "../rules/fixtures")
const fixtures = readdirSync(folder).filter((name) => name.endsWith(".json"))
const rules = readdirSync(join(folder, "..")).filter((name) => name.endsWith(".js") && name !== "plugin.js")

/** Returns the linter rules that each fixture breaks. The linter is run once on all fixtures. */
const broken = () => {
  const { stdout } = spawnSync(
    process.execPath,
    [redocly, "lint", "--config", "redocly.yaml", "--format=checkstyle", ...fixtures],
    {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", REDOCLY_TELEMETRY: "off" }
    }
  )
  const files = [...stdout.matchAll(/<file name="([^"]+)">([\s\S]*?)<\/file>/g)]
  return new Map(
    files.map(([, name, body]) => [
      name,
      [...(body ?? "").matchAll(/source="fieldwork\/([^"]+)"/g)].map(([, rule]) => rule)
    ])
  )
}

const found = broken()

it.each(fixtures.filter((name) => name !== "clean.json"))(
  "the spec linter finds that its fixture %s breaks only the rule in the file name",
  (name) => {
    expect(found.get(name)).toEqual([name.split(".")[0]])
  }
)

it("the spec linter's clean fixture breaks no rule", () => {
  expect(fixtures).toContain("clean.json")
  expect(found.has("clean.json")).toBe(false)
})

it.each(rules)("the spec linter's rule %s has a fixture that breaks it", (rule) => {
  expect(fixtures.some((name) => name.split(".")[0] === rule.replace(/\.js$/, ""))).toBe(true)
})
