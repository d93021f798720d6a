import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { randomBytes } from "node:crypto"
import { readFileSync, statSync, writeFileSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { ioError, openHere, SqliteFailure } from "../../src/sqlite/Connection.ts"
import type { Checkpointed, CheckpointMode } from "../../src/sqlite/Database.ts"
import { checkpointWal, makeWal } from "../../src/sqlite/Wal.ts"
import { readWal } from "../../src/sqlite/WalFile.ts"
import { database } from "../support/spools.ts"

/** Returns a connection that reports the same WAL length for every checkpoint and records the checkpoint modes. */
const checkpointerOf = (pages: number, moved: number) => {
  const asked: Array<CheckpointMode> = []
  const checkpoint = async (mode: CheckpointMode): Promise<Checkpointed> => {
    asked.push(mode)
    return { busy: false, pages, moved }
  }
  return { asked, checkpoint }
}

const insert = { sql: "INSERT INTO t VALUES (randomblob(100000))", params: [] }

/** Opens a database with one table in the current thread. */
const opened = (maxWalPages?: number) =>
  Effect.gen(function* () {
    const path = yield* database
    const connection = yield* Effect.acquireRelease(
      Effect.sync(() => openHere({ path, maxWalPages })),
      (connection) => Effect.promise(() => connection.close().catch(() => {}))
    )
    yield* Effect.promise(() => connection.exec("CREATE TABLE t (x BLOB)"))
    return { path, connection }
  })

describe("the write-ahead log of SQLite", () => {
  it.each([
    ["not checkpointed again when it was checkpointed completely", { isQuiet: true, pages: 90, moved: 90 }, ["NOOP"]],
    ["checkpointed when there are no writes", { isQuiet: true, pages: 90, moved: 80 }, ["NOOP", "PASSIVE"]],
    ["not checkpointed while others write", { isQuiet: false, pages: 8191, moved: 0 }, ["NOOP"]],
    [
      "checkpointed even while others write once it is long",
      { isQuiet: false, pages: 8192, moved: 0 },
      ["NOOP", "PASSIVE"]
    ]
  ] as const)(
    "when checkpointWal runs, the SQLite write-ahead log is %s",
    async (_, { isQuiet, moved, pages }, expected) => {
      const checkpointer = checkpointerOf(pages, moved)
      await checkpointWal(checkpointer, isQuiet, 100_000)
      assert.deepStrictEqual<ReadonlyArray<string>>(checkpointer.asked, expected)
    }
  )

  it("a second process on the inbox's SQLite file checkpoints the write-ahead log only after it has written to the file", async () => {
    const checkpointer = checkpointerOf(90, 80)
    const writer = { repair: () => Promise.reject(new Error("nothing is to be repaired")) }
    const lost = (): void => assert.fail("lost")
    const wal = makeWal({ writer, checkpointer, maxPages: 100, isInherited: false, isGuest: true, lost })
    await wal.maintain()
    assert.deepStrictEqual(checkpointer.asked, [])
    await wal.transact(async () => {}, true)
    await wal.maintain()
    await wal.maintain()
    assert.deepStrictEqual(checkpointer.asked, ["NOOP", "NOOP", "PASSIVE"])
  })

  it.effect(
    "the SQLite write-ahead log stays within its limit under constant writes, and exceeds it only during a read",
    () =>
      Effect.gen(function* () {
        const { connection, path } = yield* opened(500)
        const fill = (times: number) =>
          Effect.promise(async () => {
            let longest = 0
            for (let at = 0; at < times; at++) {
              await connection.transact([insert], "computable")
              longest = Math.max(longest, (await connection.checkpoint("NOOP")).pages)
            }
            return longest
          })
        assert.isAtMost(yield* fill(100), 550)
        const reader = new DatabaseSync(path)
        reader.exec("BEGIN; SELECT * FROM t LIMIT 1")
        assert.isAbove(yield* fill(30), 550)
        reader.close()
      })
  )

  it.effect("readWal counts the same write-ahead log frames as SQLite, up to the first damaged byte", () =>
    Effect.gen(function* () {
      const { connection, path } = yield* opened()
      for (let at = 0; at < 5; at++) yield* Effect.promise(() => connection.transact([insert]))
      const { pages } = yield* Effect.promise(() => connection.checkpoint("NOOP"))
      const bytes = readFileSync(`${path}-wal`)
      assert.strictEqual(readWal(bytes).frames, pages)
      const at = 32 + 10 * (24 + 4096) + 100
      bytes[at] = (bytes[at] ?? 0) ^ 1
      assert.strictEqual(readWal(bytes).frames, 10)
      assert.strictEqual(readWal(randomBytes(10_000)).frames, 0)
    })
  )
})

describe("failed syncs of the write-ahead log", () => {
  const failure = new SqliteFailure("disk I/O error", ioError)
  const writerOf = () => {
    const repairs: Array<string> = []
    return { repairs, repair: async () => void repairs.push("repaired") }
  }
  const lost = (): void => assert.fail("lost")

  it("a failed sync of the SQLite write-ahead log is repaired before the next write", async () => {
    const writer = writerOf()
    const wal = makeWal({ writer, checkpointer: undefined, maxPages: 100, isInherited: false, lost })
    const failed = await wal.transact(() => Promise.reject(failure), true).catch((cause: unknown) => cause)
    assert.strictEqual(failed, failure)
    assert.isTrue(wal.isSuspect())
    assert.strictEqual(await wal.transact(async () => 1, true), 1)
    assert.deepStrictEqual([wal.isSuspect(), ...writer.repairs], [false, "repaired"])
  })

  it("a failed sync of the SQLite write-ahead log by an earlier process is repaired before the first write", async () => {
    const writer = writerOf()
    const wal = makeWal({ writer, checkpointer: undefined, maxPages: 100, isInherited: true, lost })
    await wal.transact(async () => assert.deepStrictEqual(writer.repairs, ["repaired"]), true)
  })

  it("after a failed sync of the SQLite write-ahead log, writes are refused and no checkpoint runs until the sync is repaired", async () => {
    let failures = 2
    const writer = { repair: async () => (failures-- > 0 ? Promise.reject(failure) : undefined) }
    const checkpointer = checkpointerOf(90, 0)
    const wal = makeWal({ writer, checkpointer, maxPages: 100, isInherited: false, lost })
    await wal.transact(() => Promise.reject(failure), true).catch(() => {})
    assert.strictEqual(await wal.transact(async () => 1, true).catch(() => "refused"), "refused")
    await wal.maintain().catch(() => {})
    assert.deepStrictEqual(checkpointer.asked, [])
    await wal.maintain()
    await wal.maintain()
    assert.deepStrictEqual(checkpointer.asked, ["NOOP", "PASSIVE"])
  })

  it("a failed sync during a SQLite checkpoint makes a durable commit at the same time fail", async () => {
    let fail: (cause: Error) => void = () => {}
    const checkpoint = (): Promise<Checkpointed> => new Promise((_, reject) => (fail = reject))
    const wal = makeWal({ writer: writerOf(), checkpointer: { checkpoint }, maxPages: 100, isInherited: false, lost })
    const looked = wal.maintain()
    const promised = wal.transact(async () => 1, true).catch(() => "not durable")
    assert.strictEqual(await wal.transact(async () => 2, false), 2)
    fail(failure)
    await looked
    assert.strictEqual(await promised, "not durable")
  })

  it.effect(
    "repairing a failed sync rewrites the whole SQLite write-ahead log, and fails when its content was lost",
    () =>
      Effect.gen(function* () {
        const { connection, path } = yield* opened()
        for (let at = 0; at < 5; at++) yield* Effect.promise(() => connection.transact([insert]))
        const before = readFileSync(`${path}-wal`)
        yield* Effect.promise(() => connection.repair())
        assert.isTrue(before.equals(readFileSync(`${path}-wal`)))
        // If the operating system drops pages after a failed sync, their previous contents are read.
        const file = Buffer.from(before)
        file.fill(0, 32 + 4120 * 20, statSync(`${path}-wal`).size)
        writeFileSync(`${path}-wal`, file)
        const error = yield* Effect.promise(() => connection.repair().catch((cause: unknown) => cause))
        assert.match(String(error), /has lost written data/)
      })
  )
})
