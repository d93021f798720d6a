import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { constants, existsSync, readdirSync, readFileSync, readlinkSync, statSync, truncateSync } from "node:fs"
import { join } from "node:path"
import type { NewEntry } from "../../src/Message.ts"
import { openSpool } from "../../src/spool/openSpool.ts"
import type { SpooledEntry } from "../../src/spool/SpooledEntry.ts"
import { firstFileBytes, furtherFiles } from "../../src/spool/SpoolFiles.ts"
import { scanSpool } from "../../src/spool/SpoolScan.ts"
import { disturbWrites } from "../support/diskWrites.ts"
import { folder } from "../support/folder.ts"
import {
  digests,
  holdsRecords,
  noise,
  itWithSpoolPath,
  open,
  readAll,
  release,
  spoolOptions,
  write
} from "../support/openedSpool.ts"
import { entryOf } from "../support/spools.ts"

const linkOf = (file: string): string | undefined => {
  try {
    return readlinkSync(`/proc/self/fd/${file}`)
  } catch {
    return undefined
  }
}

describe("the spool", () => {
  itWithSpoolPath("the spool gives the next process its records byte for byte and in order", async (path) => {
    const entries = await Promise.all([3, 0, 50_000, 4096, 12].map((size, index) => entryOf(noise(size), index)))
    const { left, spool } = await open(path)
    assert.deepStrictEqual(left, [])
    await write(spool, entries)
    await spool.leave()
    const next = await open(path)
    assert.deepStrictEqual(
      (await readAll(next.left)).map(({ body, ...facts }) => ({ ...facts, body: Buffer.from(body) })),
      entries.map(({ body, ...facts }) => ({ ...facts, body: Buffer.from(body) }))
    )
    await next.spool.leave()
  })

  itWithSpoolPath("the spool can be opened by only one process at a time", async (path) => {
    const { spool } = await open(path)
    assert.isUndefined(await openSpool(spoolOptions(path)))
    await spool.close()
    await (await open(path)).spool.close()
  })

  itWithSpoolPath(
    "the spool is reused from its beginning when all records are logged, and its first file keeps its length",
    async (path) => {
      const { spool } = await open(path)
      const entry = await entryOf(noise(1_000_000), 1)
      for (let at = 0; at < 40; at++) {
        const held = await write(spool, [entry, entry, entry])
        assert.strictEqual(held.length, 3)
        release(held)
      }
      const small = await entryOf("[1]", 2)
      await write(spool, [small])
      await spool.leave()
      assert.strictEqual(statSync(path).size, firstFileBytes)
      assert.deepStrictEqual(furtherFiles(path), [])
      const { left, spool: next } = await open(path)
      assert.deepStrictEqual(digests(await readAll(left)), [small.digest])
      await next.leave()
    }
  )

  itWithSpoolPath(
    "the spool adds files up to its capacity while nothing is logged, and removes them afterwards",
    async (path) => {
      const { spool } = await open(path)
      const entries = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => entryOf(noise(9_000_000), at)))
      const held = await write(spool, [...entries, ...entries])
      // The capacity of 64 MiB is reached after about nine entries of 6.8 MB.
      assert.isAbove(held.length, 6)
      assert.isBelow(held.length, 12)
      assert.isUndefined(spool.write(entries[0] ?? (await entryOf("[]", 1))))
      assert.isAbove(furtherFiles(path).length, 0)
      await spool.leave()

      const next = await open(path)
      assert.strictEqual(next.left.length, held.length)
      assert.deepStrictEqual(digests(await readAll(next.left)), digests([...entries, ...entries]).slice(0, held.length))
      release(next.left)
      assert.strictEqual((await write(next.spool, entries.slice(0, 2))).length, 2)
      await next.spool.tidy()
      await next.spool.close()
      const last = await open(path)
      assert.strictEqual(last.left.length, 2)
      release(last.left)
      await last.spool.close()
      assert.deepStrictEqual(furtherFiles(path), [])
      assert.isFalse(holdsRecords(path))
    }
  )

  itWithSpoolPath("the spool accepts a record that is longer than its first file", async (path) => {
    const { spool } = await open(path)
    const entry = await entryOf(noise(20_000_000), 1)
    assert.strictEqual((await write(spool, [entry])).length, 1)
    await spool.leave()
    const next = await open(path)
    assert.deepStrictEqual(digests(await readAll(next.left)), [entry.digest])
    await next.spool.leave()
  })

  itWithSpoolPath("tidying the spool erases the records of logged callbacks, and no others", async (path) => {
    const { spool } = await open(path)
    const held = await write(spool, [await entryOf(noise(700_000), 1)])
    await spool.tidy()
    assert.isTrue(holdsRecords(path))
    release(held)
    await spool.tidy()
    assert.isFalse(holdsRecords(path))
    await spool.close()
  })

  it.effect(
    "tidying a spool of one file damages no record if the inbox stores the spooled callbacks in its log meanwhile",
    () =>
      Effect.gen(function* () {
        const path = join(yield* folder, "spool")
        const { spool } = yield* Effect.promise(() => open(path))
        const entry = yield* Effect.promise(() => entryOf(noise(9000), 1))
        let held: ReadonlyArray<SpooledEntry> = []
        // The second write contains the header. During this write, the group of entries that the header describes is marked as added to the log.
        yield* disturbWrites((at, cause, written) => {
          if (at === 2) release(held)
          return [cause, written]
        })
        held = yield* Effect.promise(() => write(spool, [entry]))
        yield* Effect.promise(() => spool.tidy())
        assert.isFalse(holdsRecords(path))
        // The spool is scanned without being closed, as if its process had been killed.
        const { damaged, isTorn } = yield* Effect.promise(() => scanSpool(path))
        assert.deepStrictEqual({ damaged, isTorn }, { damaged: [], isTorn: false })
        yield* Effect.promise(() => spool.leave())
      })
  )

  it.effect(
    "tidying a spool of several files damages no spooled callback if the inbox stores the callbacks in its log meanwhile",
    () =>
      Effect.gen(function* () {
        const path = join(yield* folder, "spool")
        const { spool } = yield* Effect.promise(() => open(path))
        const entry = yield* Effect.promise(() => entryOf(noise(firstFileBytes - 100_000), 1))
        const held = yield* Effect.promise(async () => [
          ...(await write(spool, [entry])),
          ...(await write(spool, [entry]))
        ])
        assert.strictEqual(furtherFiles(path).length, 1)
        let isReleased = false
        yield* disturbWrites((_, cause, written) => {
          if (!isReleased) release(held)
          isReleased = true
          return [cause, written]
        })
        yield* Effect.promise(() => spool.tidy())
        const { damaged, isTorn } = yield* Effect.promise(() => scanSpool(path))
        assert.deepStrictEqual({ damaged, isTorn }, { damaged: [], isTorn: false })
        yield* Effect.promise(() => spool.leave())
      })
  )

  itWithSpoolPath("records that are written during a tidying of the spool are kept", async (path) => {
    const { spool } = await open(path)
    release(await write(spool, [await entryOf(noise(900_000), 1)]))
    const entries = await Promise.all(Array.from({ length: 20 }, (_, index) => entryOf(noise(9000), index)))
    await Promise.all([spool.tidy(), write(spool, entries)])
    await spool.leave()
    const next = await open(path)
    assert.deepStrictEqual(digests(await readAll(next.left)), digests(entries))
    await next.spool.leave()
  })

  itWithSpoolPath("closing the spool completes the writes in progress and refuses new ones", async (path) => {
    const { spool } = await open(path)
    const entry = await entryOf(noise(2_000_000), 1)
    const written = write(spool, [entry, entry])
    const closed = spool.close()
    assert.isUndefined(spool.write(entry))
    await closed
    assert.strictEqual((await written).length, 2)
    const next = await open(path)
    assert.strictEqual(next.left.length, 2)
    await next.spool.leave()
  })

  itWithSpoolPath("the files of the spool get the configured mode", async (path) => {
    await (await open(path, { mode: 0o640 })).spool.close()
    assert.strictEqual(statSync(path).mode & 0o777, 0o640)
  })

  it.effect.skipIf(!existsSync("/proc/self/fdinfo"))(
    "the spool opens its file with O_DSYNC, so that each write is synced",
    () =>
      Effect.flatMap(folder, (made) =>
        Effect.promise(async () => {
          const path = join(made, "spool")
          const { spool } = await open(path)
          const file = readdirSync("/proc/self/fd").find((one) => linkOf(one) === path)
          const [, flags = ""] = /flags:\t(\d+)/.exec(readFileSync(`/proc/self/fdinfo/${file}`, "utf8")) ?? []
          assert.strictEqual(Number.parseInt(flags, 8) & constants.O_DSYNC, constants.O_DSYNC)
          await spool.close()
        })
      )
  )

  it.effect.each([
    ["fails", new Error("EIO"), 0],
    ["writes less than it was given", null, 4096]
  ] as const)(
    "a write to the spool that %s is reported as failed, and the next write to the spool succeeds",
    ([, cause, written]) =>
      Effect.gen(function* () {
        const path = join(yield* folder, "spool")
        yield* disturbWrites((write, failed, length) => (write === 2 ? [cause, written] : [failed, length]))
        yield* Effect.promise(async () => {
          const { spool } = await open(path)
          const [first, second, third] = [
            await entryOf("[1]", 1),
            await entryOf(noise(9000), 2),
            await entryOf("[3]", 3)
          ]
          await write(spool, [first])
          const failed = await spool.write(second)?.then(
            () => "durable",
            () => "failed"
          )
          assert.strictEqual(failed, "failed")
          await write(spool, [third])
          await spool.leave()
          const next = await open(path)
          assert.deepStrictEqual(digests(await readAll(next.left)).slice(0, 2), digests([first, third]))
          await next.spool.leave()
        })
      })
  )

  it.effect(
    "after a failed spool write, the next process reads all later callbacks and ignores the remains of the failed ones",
    () =>
      Effect.gen(function* () {
        const path = join(yield* folder, "spool")
        yield* disturbWrites((write, failed, length) => (write === 2 ? [new Error("EIO"), 0] : [failed, length]))
        yield* Effect.promise(async () => {
          const { spool } = await open(path)
          const long = await entryOf(noise(9000), 2)
          const [first, other, third, fourth] = await Promise.all([1, 3, 4, 5].map((at) => entryOf(`[${at}]`, at)))
          assert.ok(first && other && third && fourth)
          // The second and third entries wait while the first entry is written, and are then written together.
          const written = await Promise.allSettled([first, long, other].map(async (entry) => spool.write(entry)))
          assert.deepStrictEqual(
            written.map(({ status }) => status),
            ["fulfilled", "rejected", "rejected"]
          )
          // The next two entries overwrite the long entry, but not `other`.
          await write(spool, [third])
          await write(spool, [fourth])
          await spool.leave()
          const next = await open(path)
          assert.deepStrictEqual(digests(await readAll(next.left)), digests([first, third, fourth]))
          await next.spool.leave()
        })
      })
  )

  itWithSpoolPath(
    "a spool file that is too short because its process died is extended on the next start",
    async (path) => {
      await (await open(path)).spool.close()
      truncateSync(path, 5000)
      await (await open(path)).spool.close()
      assert.strictEqual(statSync(path).size, firstFileBytes)
    }
  )

  itWithSpoolPath("each record of the spool begins at a multiple of 4,096 bytes", async (path) => {
    const { spool } = await open(path)
    const sizes: ReadonlyArray<number> = [0, 3600, 3700, 4096]
    await write(spool, await Promise.all(sizes.map((size): Promise<NewEntry> => entryOf(noise(size), size))))
    await spool.leave()
    const file = readFileSync(path)
    for (let at = file.indexOf("FWSPOOL"); at >= 0; at = file.indexOf("FWSPOOL", at + 1))
      assert.strictEqual(at % 4096, 0)
  })
})
