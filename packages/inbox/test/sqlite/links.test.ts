import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { backup } from "../../src/backup/backup.ts"
import { restoreToFile } from "../../src/backup/Restore.ts"
import { resolveLinks } from "../../src/sqlite/resolveLinks.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { folder } from "../support/folder.ts"
import { bodiesOf } from "../support/history.ts"
import { entryOf } from "../support/spools.ts"

/** Returns a folder with the symbolic link `link.db`, which points to `data/real.db`. */
const linked = Effect.gen(function* () {
  const at = yield* folder
  mkdirSync(join(at, "data"))
  symlinkSync(join("data", "real.db"), join(at, "link.db"))
  return { at, link: join(at, "link.db"), real: join(at, "data", "real.db") }
})
const open = (path: string, create = true) => SqliteStore.make({ path, create, spool: false, threads: false })
const entry = (number: number) => Effect.promise(() => entryOf(`[${number}]`, number))

describe("a SQLite store that is opened by a symbolic link", () => {
  it.live("a SQLite store that is opened by a symbolic link accepts callbacks after a process was killed", () =>
    Effect.gen(function* () {
      const { at, link, real } = yield* linked
      const killed = yield* open(join(at, "killed.db"))
      yield* killed.append(yield* entry(1))
      for (const suffix of ["", "-wal"]) copyFileSync(join(at, `killed.db${suffix}`), `${real}${suffix}`)
      const store = yield* open(link)
      yield* store.append(yield* entry(2))
      assert.deepStrictEqual(yield* bodiesOf(store), ["[1]", "[2]"])
    })
  )

  it.live(
    "a SQLite store that is created through a symbolic link can be opened through the link again while the server has it open",
    () =>
      Effect.gen(function* () {
        const { at, link } = yield* linked
        const server = yield* open(link)
        yield* server.append(yield* entry(1))
        const beside = yield* open(link, false)
        assert.deepStrictEqual(yield* bodiesOf(beside), ["[1]"])
        assert.isAbove((yield* server.usage).walBytes ?? 0, 0)
        assert.deepStrictEqual(readdirSync(at).toSorted(), ["data", "link.db"])
      })
  )

  it.live("restoring a backup to a symbolic link writes the file to which the link points", () =>
    Effect.gen(function* () {
      const { at, link, real } = yield* linked
      yield* Effect.scoped(Effect.flatMap(open(join(at, "source.db")), (store) => backup(store, join(at, "one"))))
      yield* restoreToFile(join(at, "one"), link)
      assert.isTrue(existsSync(real))
      const error = yield* Effect.flip(restoreToFile(join(at, "one"), link))
      assert.include(error.message, `${real} already exists`)
    })
  )

  it.effect(
    "resolveLinks returns a path unchanged if it is a cycle of symbolic links, a missing file, :memory: or empty",
    () =>
      Effect.gen(function* () {
        const { at } = yield* linked
        symlinkSync("b", join(at, "a"))
        symlinkSync("a", join(at, "b"))
        for (const path of [join(at, "a"), join(at, "none"), join(at, "none", "x.db"), "none.db", ":memory:", ""]) {
          assert.strictEqual(resolveLinks(path), path)
        }
      })
  )
})
