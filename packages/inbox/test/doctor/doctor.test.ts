import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { diagnose } from "../../src/doctor/Doctor.ts"
import { listening, settings, start } from "../support/command.ts"
import { folder } from "../support/folder.ts"
import { healthy, type Planted, plants, wellEquipped } from "./plants.ts"

const examine = (folder: string, path: string, { machine, settings }: Planted = {}) => {
  const config = join(folder, "config.json")
  writeFileSync(config, JSON.stringify({ store: path, ...healthy, ...settings }))
  return diagnose({ config, machine: { ...wellEquipped, ...machine } })
}

describe("the doctor names what is wrong, and what to do", () => {
  it.live.each(plants)("$what", ({ advice, check, found, level, plant }) =>
    Effect.gen(function* () {
      const at = yield* folder
      const path = join(at, "inbox.db")
      const planted = yield* plant({ folder: at, path })
      const before = readdirSync(at)
      const findings = yield* examine(at, path, planted ?? {})
      const named = findings.find((finding) => finding.check === check && found.test(finding.found))
      assert.strictEqual(named?.level, level, JSON.stringify(findings, null, 1))
      assert.match(named?.advice ?? "", advice)
      // One cause is one finding: whoever corrects it is done.
      const others = findings.filter((finding) => finding.level === "error" && finding !== named)
      assert.deepStrictEqual(others, [])
      assert.deepStrictEqual(
        readdirSync(at).filter((name) => name !== "config.json"),
        before
      )
    })
  )

  it.live("a new store has nothing that keeps a server from working, and nothing is created", () =>
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

describe("fieldwork-inbox doctor", () => {
  it("ends with 0 beside the server that it describes, and with 1 on another port", async () => {
    using given = settings()
    const server = start(["serve"], given.env)
    const port = await server.printed(listening)
    const beside = await start(["doctor"], { ...given.env, FIELDWORK_INBOX_PORT: port }).ended
    assert.strictEqual(beside.code, 0, beside.out + beside.err)
    assert.include(beside.out, "a server of this store listens on port")
    const second = await start(["doctor", "--json"], given.env).ended
    assert.strictEqual(second.code, 1)
    const lines = second.out.trim().split("\n")
    const findings = lines.map((line) => JSON.parse(line) as { readonly check: string; readonly level: string })
    assert.deepInclude(
      findings.map(({ check, level }) => ({ check, level })),
      { check: "server", level: "error" }
    )
    assert.match(second.err, /^fieldwork-inbox: the doctor found 1 error\n$/)
  })
})
