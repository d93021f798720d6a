import { assert, describe, it } from "@effect/vitest"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ConfigProvider, Effect, Option } from "effect"
import { readKeys, readSettings, settings, shown } from "../../src/serve/Settings.ts"

const given = (values: object) =>
  settings.pipe(Effect.provideService(ConfigProvider.ConfigProvider, ConfigProvider.fromUnknown(values)))

describe("settings", () => {
  it.effect("everything has a default but the keys", () =>
    Effect.gen(function* () {
      const { maxBodyBytes, port, retentionDays, untimely } = yield* given({})
      assert.deepStrictEqual([port, maxBodyBytes, retentionDays, untimely], [8484, 41_943_040, 75, "accept"])
    })
  )

  it.effect("what is printed holds no password and no key", () =>
    Effect.gen(function* () {
      const printed = JSON.stringify(
        shown(
          yield* given({
            store: "postgres://writer:hunter2@db.internal:5432/inbox?sslkey=secret",
            keys: "0123456789abcdef=MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE"
          })
        )
      )
      for (const secret of ["writer", "hunter2", "secret", "MFkw"]) assert.notInclude(printed, secret)
      assert.include(printed, "db.internal:5432/inbox")
      assert.include(printed, '"01234567"')
    })
  )

  it.effect("a file is read, and the environment wins over it", () =>
    Effect.gen(function* () {
      const folder = mkdtempSync(join(tmpdir(), "inbox-settings-"))
      const file = join(folder, "inbox.json")
      writeFileSync(file, JSON.stringify({ port: 1234, toleranceSeconds: 60 }))
      process.env["FIELDWORK_INBOX_TOLERANCE_SECONDS"] = "90"
      yield* Effect.addFinalizer(() =>
        Effect.sync(() => {
          delete process.env["FIELDWORK_INBOX_TOLERANCE_SECONDS"]
          rmSync(folder, { recursive: true })
        })
      )
      const { port, toleranceSeconds } = yield* readSettings(Option.some(file))
      assert.deepStrictEqual([port, toleranceSeconds], [1234, 90])
    })
  )

  it.effect.each([{ port: 70_000 }, { untimely: "perhaps" }, { toleranceSeconds: "soon" }])(
    "a value without sense is refused: %o",
    (values) => Effect.asVoid(Effect.flip(given(values)))
  )

  it("keys are separated by commas or white space, and the base64 may end in =", () => {
    assert.deepStrictEqual(readKeys("a=MF==, b=MG\nc=MH="), [
      { keyId: "a", publicKey: "MF==" },
      { keyId: "b", publicKey: "MG" },
      { keyId: "c", publicKey: "MH=" }
    ])
    assert.throws(() => readKeys("no-separator"))
  })
})
