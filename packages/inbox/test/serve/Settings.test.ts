import { assert, describe, it } from "@effect/vitest"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { ConfigProvider, Effect, Option } from "effect"
import { isPostgres, readKeys, readSettings, settings, shown } from "../../src/serve/Settings.ts"
import { fromConfigError, unknownNames } from "../../src/serve/SettingsError.ts"
import { folder } from "../support/folder.ts"

const given = (values: object) =>
  settings.pipe(Effect.provideService(ConfigProvider.ConfigProvider, ConfigProvider.fromUnknown(values)))

describe("settings of the inbox", () => {
  it.effect("every inbox setting except the keys has a default", () =>
    Effect.gen(function* () {
      const { maxBodyBytes, port, retentionDays, untimely } = yield* given({})
      assert.deepStrictEqual([port, maxBodyBytes, retentionDays, untimely], [8484, 41_943_040, 75, "accept"])
    })
  )

  it.effect("the inbox prints its settings without passwords and keys", () =>
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

  it.effect("the scheme of the inbox's store URL is case-insensitive, and the password in the URL is not printed", () =>
    Effect.gen(function* () {
      const { store } = yield* given({ store: "Postgres://writer:hunter2@db.internal/inbox" })
      assert.notInclude(
        JSON.stringify(shown(yield* given({ store: "Postgres://writer:hunter2@db.internal/inbox" }))),
        "hunter2"
      )
      assert.isTrue(isPostgres(store))
    })
  )

  it.effect("environment variables take precedence over the settings file of the inbox", () =>
    Effect.gen(function* () {
      const file = join(yield* folder, "inbox.json")
      writeFileSync(file, JSON.stringify({ port: 1234, toleranceSeconds: 60 }))
      process.env["FIELDWORK_INBOX_TOLERANCE_SECONDS"] = "90"
      yield* Effect.addFinalizer(() =>
        Effect.sync(() => {
          delete process.env["FIELDWORK_INBOX_TOLERANCE_SECONDS"]
        })
      )
      const { port, toleranceSeconds } = yield* readSettings(Option.some(file))
      assert.deepStrictEqual([port, toleranceSeconds], [1234, 90])
    })
  )

  it.effect.each([
    [{ port: 70_000 }, "FIELDWORK_INBOX_PORT: expected a value between 0 and 65535"],
    [{ untimely: "perhaps" }, 'FIELDWORK_INBOX_UNTIMELY: expected "accept" | "refuse"'],
    [{ toleranceSeconds: -1 }, "FIELDWORK_INBOX_TOLERANCE_SECONDS: expected a value greater than or equal to 0"],
    [{ maxBodyBytes: 0 }, "FIELDWORK_INBOX_MAX_BODY_BYTES: expected a value greater than or equal to 1"]
  ] as const)("an invalid inbox setting is refused with the name of its environment variable: %o", ([values, says]) =>
    Effect.gen(function* () {
      assert.strictEqual(fromConfigError(yield* Effect.flip(given(values))).message, says)
    })
  )

  it.effect.each([
    ["{", "is not JSON"],
    ["[1]", "does not contain a JSON object"],
    ['{"prot": 1}', 'contains "prot", which is not a setting. The settings are store, host, port'],
    ['{"keys": "no-separator"}', "a key must have the form <key id>=<base64>"],
    ['{"keys": "one=hunter2"}', "The public key one cannot be used"],
    ['{"store": "postgres://u:hunter2@[x"}', "FIELDWORK_INBOX_STORE: this URL is invalid"],
    [
      '{"store": "postgress://u:hunter2@db/inbox"}',
      "FIELDWORK_INBOX_STORE: it must be a file, or a URL that begins with"
    ],
    [
      '{"store": " postgres://u:hunter2@db/inbox"}',
      "FIELDWORK_INBOX_STORE: it must be a file, or a URL that begins with"
    ],
    ['{"store": "postgres:/u:hunter2@db/inbox"}', "FIELDWORK_INBOX_STORE: this URL is invalid"],
    ['{"store": "postgres:u:hunter2@db/inbox"}', "FIELDWORK_INBOX_STORE: this URL is invalid"],
    ['{"store": "postgres:///u:hunter2@db/inbox"}', "FIELDWORK_INBOX_STORE: this URL is invalid"],
    ['{"store": "postgres://u:x/hunter2@db/inbox"}', "FIELDWORK_INBOX_STORE: this URL is invalid"],
    ['{"store": "postgres://u:50%hunter2@db/inbox"}', "FIELDWORK_INBOX_STORE: this URL is invalid"],
    ['{"store": "postgress:/u:hunter2@db/inbox"}', "FIELDWORK_INBOX_STORE: it must be a file, or a URL that begins"],
    ['{"keys": ["one=hunter2"]}', 'contains "keys" with a value that is not a string, a number, true or false'],
    ['{"headerName": "bad header"}', "Option headerName is missing or wrong"]
  ] as const)("an inbox settings file with the content %s is refused in one line without its secrets", ([text, says]) =>
    Effect.gen(function* () {
      const file = join(yield* folder, "inbox.json")
      writeFileSync(file, text)
      const { message } = yield* Effect.flip(readSettings(Option.some(file)))
      assert.include(message, says)
      for (const no of ["hunter2", "\n"]) assert.notInclude(message, no)
    })
  )

  it.effect("a missing settings file of the inbox is refused with its name", () =>
    Effect.gen(function* () {
      const { message } = yield* Effect.flip(readSettings(Option.some("/nowhere/inbox.json")))
      assert.match(message, /^\/nowhere\/inbox\.json cannot be read: ENOENT/)
    })
  )

  it("an unknown FIELDWORK_INBOX_ environment variable is reported", () => {
    const env = { FIELDWORK_INBOX_PROT: "1", FIELDWORK_INBOX_MAX_BODY_BYTES: "1", PATH: "" }
    assert.deepStrictEqual(unknownNames(["port", "maxBodyBytes"], env), ["FIELDWORK_INBOX_PROT"])
  })

  it("keys in the inbox settings can be separated by commas or white space, and their base64 can end with =", () => {
    assert.deepStrictEqual(readKeys("a=MF==, b=MG\nc=MH="), [
      { keyId: "a", publicKey: "MF==" },
      { keyId: "b", publicKey: "MG" },
      { keyId: "c", publicKey: "MH=" }
    ])
    assert.throws(() => readKeys("no-separator"))
  })
})
