import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { diagnose } from "../../src/doctor/Doctor.ts"
import { folder } from "../support/folder.ts"
import { misconfigurations } from "./misconfigurations.ts"
import { healthy, type Overrides, wellEquipped } from "./installation.ts"

const examine = (folder: string, path: string, { machine, settings }: Overrides = {}) => {
  const config = join(folder, "config.json")
  writeFileSync(config, JSON.stringify({ store: path, ...healthy, ...settings }))
  return diagnose({ config, machine: { ...wellEquipped, ...machine } })
}

describe("the doctor on SQLite", () => {
  it.live.each(misconfigurations)(
    "the inbox doctor reports $what and advises how to fix it",
    ({ advice, check, found, level, misconfigure }) =>
      Effect.gen(function* () {
        const at = yield* folder
        const path = join(at, "inbox.db")
        const overrides = yield* misconfigure({ folder: at, path })
        const before = readdirSync(at)
        const findings = yield* examine(at, path, overrides ?? {})
        const named = findings.find((finding) => finding.check === check && found.test(finding.found))
        assert.strictEqual(named?.level, level, JSON.stringify(findings, null, 1))
        assert.match(named?.advice ?? "", advice)
        // A misconfiguration causes exactly one error, so fixing that error is sufficient.
        const others = findings.filter((finding) => finding.level === "error" && finding !== named)
        assert.deepStrictEqual(others, [])
        assert.deepStrictEqual(
          readdirSync(at).filter((name) => name !== "config.json"),
          before
        )
      })
  )

  it.live("the inbox doctor reports no error for a store that does not exist yet, and creates nothing", () =>
    Effect.gen(function* () {
      const at = yield* folder
      const findings = yield* examine(at, join(at, "inbox.db"))
      assert.deepStrictEqual(
        findings.filter(({ level }) => level === "error"),
        []
      )
      assert.deepStrictEqual(readdirSync(at), ["config.json"])
    })
  )
})
