/** Checks that the files for service managers, containers and alerting match the program. */
import { assert, describe, it } from "@effect/vitest"
import { spawnSync } from "node:child_process"
import { copyFileSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import * as Metrics from "../src/Metrics.ts"
import { settingNames } from "../src/serve/Settings.ts"
import { variableOf } from "../src/serve/SettingsError.ts"
import { makeFolder } from "./support/folder.ts"

const deploy = join(import.meta.dirname, "..", "deploy")
const read = (file: string): string => readFileSync(join(deploy, file), "utf8")
const variables = new Set([...settingNames.map(variableOf), "FIELDWORK_EXCHANGE_URL", "FIELDWORK_EXCHANGE_API_KEY"])

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly annotations: { readonly summary: string; readonly action: string }
}

describe("the alert rules", () => {
  const { groups } = parse(read("alerts.yml")) as {
    readonly groups: ReadonlyArray<{ readonly rules: ReadonlyArray<Rule> }>
  }
  const rules = groups.flatMap((group) => group.rules)
  const metrics = new Set(Object.values(Metrics).flatMap((metric) => ("id" in metric ? [metric.id] : [])))

  it.each(rules)(
    "the alert rule $alert uses only metrics that the inbox exports, and says what to do",
    ({ annotations, expr }) => {
      const named = expr.match(/fieldwork_inbox_\w+/g) ?? []
      assert.isAbove(named.length, 0)
      assert.deepStrictEqual(
        named.filter((name) => !metrics.has(name)),
        []
      )
      assert.strictEqual(expr.match(/\(/g)?.length ?? 0, expr.match(/\)/g)?.length ?? 0)
      assert.isAbove(annotations.summary.length, 10)
      assert.isAbove(annotations.action.length, 10)
    }
  )

  it("every alert rule of the inbox has a unique name", () => {
    assert.strictEqual(new Set(rules.map(({ alert }) => alert)).size, rules.length)
  })
})

it.each(["fieldwork-inbox.service", "settings.env", "Containerfile", "alerts.yml"])(
  "the deployment file %s sets only environment variables that are settings of the inbox",
  (file) => {
    const named = read(file).match(/FIELDWORK_(?:INBOX|EXCHANGE)_[A-Z_]+/g) ?? []
    assert.isAbove(named.length, 0)
    assert.deepStrictEqual(
      named.filter((name) => !variables.has(name)),
      []
    )
  }
)

it("the sample settings of the service set nothing that the unit sets, and leave every value to be completed", () => {
  const assigned = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, name = ""]) => name)
  const own = assigned("settings.env", /^#?(FIELDWORK_[A-Z_]+)=$/gm)
  assert.includeMembers(own, ["FIELDWORK_INBOX_SUPPLIER_CODE", "FIELDWORK_EXCHANGE_URL", "FIELDWORK_EXCHANGE_API_KEY"])
  const byUnit = assigned("fieldwork-inbox.service", /^Environment=(FIELDWORK_[A-Z_]+)=/gm)
  assert.deepStrictEqual(
    own.filter((name) => byUnit.includes(name)),
    []
  )
})

it("the guide installs the service's program, settings and units where the unit expects them", () => {
  const guide = readFileSync(join(deploy, "../../../docs/guides/inbox-operations.md"), "utf8")
  const unit = read("fieldwork-inbox.service")
  const program = /^ExecStart=(\S+)\/node_modules\/\.bin\/fieldwork-inbox /m.exec(unit)?.[1]
  const settings = /^EnvironmentFile=(\S+)$/m.exec(unit)?.[1]
  assert.include(guide, `npm install --prefix ${program} @fieldwork/inbox`)
  assert.include(guide, `deploy/settings.env ${settings}`)
  assert.include(guide, `mkdir -p /var/lib/${/^StateDirectory=(\S+)$/m.exec(unit)?.[1]} `)
})

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0

it.skipIf(!hasSystemd)("systemd-analyze accepts the service unit and the socket of the inbox", () => {
  using made = makeFolder()
  copyFileSync(join(deploy, "fieldwork-inbox.socket"), join(made.path, "fieldwork-inbox.socket"))
  const unit = read("fieldwork-inbox.service").replace(/ExecStart=\S+/, `ExecStart=${process.execPath}`)
  writeFileSync(join(made.path, "fieldwork-inbox.service"), unit)
  const files = ["fieldwork-inbox.service", "fieldwork-inbox.socket"].map((file) => join(made.path, file))
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", "--recursive-errors=no", ...files], {
    encoding: "utf8"
  })
  // systemd reports unsupported directives only as warnings.
  const own = stderr.split("\n").filter((line) => line.includes("fieldwork-inbox"))
  assert.deepStrictEqual([status, own], [0, []])
})
