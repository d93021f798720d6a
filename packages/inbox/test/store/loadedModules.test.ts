import { assert, describe, it } from "@effect/vitest"
import { execFile } from "node:child_process"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { Effect } from "effect"
import { inject } from "vitest"
import { folder } from "../support/folder.ts"
import { makeSchema } from "../support/postgres.ts"

const program = fileURLToPath(new URL("../support/loadedModules.ts", import.meta.url))

/** Returns the folders of the package from which modules were loaded, and whether `node:sqlite` was loaded. */
const loadedBy = Effect.fnUntraced(function* (options: object) {
  const run = () => promisify(execFile)(process.execPath, [program, JSON.stringify(options)])
  const { stdout } = yield* Effect.promise(run)
  const { files, hasSqlite } = JSON.parse(stdout) as {
    readonly files: ReadonlyArray<string>
    readonly hasSqlite: boolean
  }
  const folders = new Set(files.filter((file) => !/Lazy|paths|capacity/.test(file)).map((file) => file.split("/")[0]))
  return { hasSqlite, folders }
})

describe("modules that a program loads", () => {
  it.live(
    "an inbox program on PostgreSQL loads no SQLite module, and loads the spool module only if a spool is configured",
    () =>
      Effect.gen(function* () {
        const given = { url: inject("databaseUrl"), schema: yield* makeSchema }
        const plain = yield* loadedBy(given)
        assert.isTrue(plain.folders.has("postgres"))
        assert.isFalse(plain.folders.has("sqlite"))
        assert.isFalse(plain.folders.has("spool"))
        assert.isFalse(plain.hasSqlite)
        const spooling = yield* loadedBy({ ...given, spool: join(yield* folder, "spool") })
        assert.isTrue(spooling.folders.has("spool"))
        assert.isFalse(spooling.folders.has("sqlite"))
      })
  )

  it.live(
    "an inbox program on SQLite loads no PostgreSQL module, and no spool module unless a spool is configured",
    () =>
      Effect.gen(function* () {
        const { folders, hasSqlite } = yield* loadedBy({ sqlite: join(yield* folder, "inbox.db") })
        assert.isTrue(hasSqlite && folders.has("sqlite"))
        assert.isFalse(folders.has("postgres"))
        assert.isFalse(folders.has("spool"))
      })
  )
})
