import { assert, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { chmodSync, closeSync, openSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { lockStoreFile } from "../../src/serve/openStore.ts"
import * as SqliteStore from "../../src/sqlite/SqliteStore.ts"
import { folder } from "../support/folder.ts"
import { entryOf } from "../support/spools.ts"

const { platform } = process

const reader = { reader: "one", stream: "outcomes", mode: "state", holder: "test", leaseMillis: 1000 } as const

/** Opens the store as a server does, and uses every file that the inbox creates. Returns the permissions of the files in the folder. */
const modesOf = Effect.fnUntraced(function* (at: string) {
  const path = join(at, "inbox.db")
  const store = yield* SqliteStore.make({ path })
  yield* lockStoreFile({ store: Redacted.make(path) })
  yield* Effect.flatMap(store.accept(yield* Effect.promise(() => entryOf("[]", 1))), ({ logged }) => logged)
  yield* store.readers.acquire(reader)
  return Object.fromEntries(readdirSync(at).map((name) => [name, (statSync(join(at, name)).mode & 0o777).toString(8)]))
})

const suffixes = ["", "-readers", "-readers-wal", "-shm", "-spool", "-spool-lock", "-wal", ".lock"]

/** Asserts that all files of the store exist and have the same permissions. */
const assertModes = (modes: Readonly<Record<string, string>>, expected: string): void => {
  assert.includeMembers(
    Object.keys(modes),
    suffixes.map((suffix) => `inbox.db${suffix}`)
  )
  assert.deepStrictEqual([...new Set(Object.values(modes))], [expected], JSON.stringify(modes))
}

describe.skipIf(platform === "win32")("the permissions of a SQLite store", () => {
  it.live(
    "only the owner can read and write the files of a new SQLite store, its spool, its readers and its locks",
    () =>
      Effect.gen(function* () {
        assertModes(yield* modesOf(yield* folder), "600")
      })
  )

  it.live("a SQLite store whose file the operator has created for a group keeps the file's permissions", () =>
    Effect.gen(function* () {
      const at = yield* folder
      const path = join(at, "inbox.db")
      closeSync(openSync(path, "w"))
      chmodSync(path, 0o640)
      assertModes(yield* modesOf(at), "640")
    })
  )
})
