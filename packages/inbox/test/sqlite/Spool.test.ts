import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"
import { randomBytes } from "node:crypto"
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync
} from "node:fs"
import type { NewEntry } from "../../src/Message.ts"
import { Spool } from "../../src/sqlite/Spool.ts"
import { spoolBytes } from "../../src/sqlite/SpoolFile.ts"
import { encode, roundUp, SpoolFormatError } from "../../src/sqlite/SpoolRecord.ts"
import { disturbWrites } from "../support/diskWrites.ts"
import { bareDatabase, entryOf } from "../support/spools.ts"

const open = async (path: string) => {
  const opened = await Spool.open(path)
  if (opened === undefined) throw new Error("another has it")
  await opened.spool.makeRoom()
  return opened
}

/** Text that hardly compresses. */
const noise = (bytes: number): string => randomBytes(bytes).toString("base64")

const on = (name: string, test: (path: string) => Promise<void>) =>
  it.effect(name, () => Effect.flatMap(bareDatabase, (path) => Effect.promise(() => test(path))))

/** All at once; resolves with how many there was room for. */
const write = async (spool: Spool, entries: ReadonlyArray<NewEntry>): Promise<number> => {
  const taken = entries.map((entry) => spool.write(entry)).filter((written) => written !== undefined)
  await Promise.all(taken)
  return taken.length
}

const linkOf = (file: string): string | undefined => {
  try {
    return readlinkSync(`/proc/self/fd/${file}`)
  } catch {
    return undefined
  }
}

const fileOf = (path: string): Buffer => readFileSync(`${path}-spool`)
const digests = (entries: ReadonlyArray<{ readonly digest: string }>): ReadonlyArray<string> =>
  entries.map(({ digest }) => digest)

describe("the spool", () => {
  on("gives the next process what was written, byte for byte and in order", async (path) => {
    const entries = await Promise.all([3, 0, 50_000, 4096, 12].map((size, index) => entryOf(noise(size), index)))
    const { left, spool } = await open(path)
    assert.deepStrictEqual(left, { entries: [], broken: 0 })
    await write(spool, entries)
    await spool.leave()
    const next = await open(path)
    assert.deepStrictEqual(
      next.left.entries.map(({ body, ...facts }) => ({ ...facts, body: Buffer.from(body) })),
      entries.map(({ body, ...facts }) => ({ ...facts, body: Buffer.from(body) }))
    )
    await next.spool.leave()
  })

  on("belongs to one process at a time", async (path) => {
    const { spool } = await open(path)
    assert.isUndefined(await Spool.open(path))
    await spool.close()
    await (await open(path)).spool.close()
  })

  on(
    "takes no more than fits, is used from its beginning when all is in the log, and never changes its length",
    async (path) => {
      const { spool } = await open(path)
      const entry = await entryOf(noise(3_000_000), 1)
      const taken = await write(spool, Array<NewEntry>(9).fill(entry))
      assert.isBelow(taken, 9)
      assert.isUndefined(spool.write(entry))
      for (let at = 0; at < taken; at++) spool.release()
      const small = await entryOf("[1]", 2)
      await spool.write(small)
      await spool.leave()
      assert.strictEqual(statSync(`${path}-spool`).size, spoolBytes)
      const { left, spool: next } = await open(path)
      assert.strictEqual(left.entries[0]?.digest, small.digest)
      await next.leave()
    }
  )

  on("holds nothing after it was wiped, and a wipe touches nothing that the log may not have", async (path) => {
    const { spool } = await open(path)
    await spool.write(await entryOf(noise(700_000), 1))
    await spool.wipe()
    assert.isTrue(fileOf(path).some((byte) => byte !== 0))
    spool.release()
    await spool.wipe()
    assert.isFalse(fileOf(path).some((byte) => byte !== 0))
    await spool.close()
  })

  on("writes on after a wipe that others wrote into", async (path) => {
    const { spool } = await open(path)
    await spool.write(await entryOf(noise(900_000), 1))
    spool.release()
    const entries = await Promise.all(Array.from({ length: 20 }, (_, index) => entryOf(noise(9000), index)))
    await Promise.all([spool.wipe(), write(spool, entries)])
    await spool.leave()
    const next = await open(path)
    assert.deepStrictEqual(digests(next.left.entries).slice(0, 20), digests(entries))
    await next.spool.leave()
  })

  on("holds nothing of an earlier process either, though its beginning is empty", async (path) => {
    const { spool } = await open(path)
    await write(spool, await Promise.all([1, 2].map((signedAt) => entryOf(noise(700_000), signedAt))))
    await spool.leave()
    const file = openSync(`${path}-spool`, "r+")
    writeSync(file, Buffer.alloc(4096), 0, 4096, 0)
    closeSync(file)
    await (await open(path)).spool.close()
    assert.isFalse(fileOf(path).some((byte) => byte !== 0))
  })

  on("has room again for what was released, however much went through it", async (path) => {
    const { spool } = await open(path)
    const entry = await entryOf(noise(1_000_000), 1)
    for (let at = 0; at < 40; at++) {
      assert.strictEqual(await write(spool, [entry, entry, entry]), 3)
      for (let one = 0; one < 3; one++) spool.release()
    }
    await spool.close()
  })

  on("finishes what it is writing when it is closed, and takes nothing more", async (path) => {
    const { spool } = await open(path)
    const entry = await entryOf(noise(2_000_000), 1)
    const written = write(spool, [entry, entry])
    const closed = spool.close()
    assert.isUndefined(spool.write(entry))
    await closed
    assert.strictEqual(await written, 2)
    const next = await open(path)
    assert.strictEqual(next.left.entries.length, 2)
    await next.spool.leave()
  })

  on("closes over a wipe that is under way", async (path) => {
    const { spool } = await open(path)
    await write(spool, [await entryOf(noise(2_000_000), 1)])
    spool.release()
    const wiped = spool.wipe()
    await spool.close()
    await wiped
    assert.isFalse(fileOf(path).some((byte) => byte !== 0))
  })

  on("is as private as the database", async (path) => {
    chmodSync(path, 0o640)
    await (await open(path)).spool.close()
    assert.strictEqual(statSync(`${path}-spool`).mode & 0o777, 0o640)
  })

  it.effect.skipIf(!existsSync("/proc/self/fdinfo"))("has each write synced by itself", () =>
    Effect.flatMap(bareDatabase, (path) =>
      Effect.promise(async () => {
        const { spool } = await open(path)
        const file = readdirSync("/proc/self/fd").find((one) => linkOf(one) === `${path}-spool`)
        const [, flags = ""] = /flags:\t(\d+)/.exec(readFileSync(`/proc/self/fdinfo/${file}`, "utf8")) ?? []
        assert.strictEqual(Number.parseInt(flags, 8) & constants.O_DSYNC, constants.O_DSYNC)
        await spool.close()
      })
    )
  )

  it.effect.each([
    ["fails", new Error("EIO"), 0],
    ["writes less than it was given", null, 4096]
  ] as const)("a write that %s is not durable, and the next one is", ([, cause, written]) =>
    Effect.gen(function* () {
      const path = yield* bareDatabase
      yield* disturbWrites((write, failed, length) => (write === 2 ? [cause, written] : [failed, length]))
      yield* Effect.promise(async () => {
        const { spool } = await open(path)
        const [first, second, third] = [await entryOf("[1]", 1), await entryOf(noise(9000), 2), await entryOf("[3]", 3)]
        await write(spool, [first])
        const failed = await spool.write(second)?.then(
          () => "durable",
          () => "failed"
        )
        assert.strictEqual(failed, "failed")
        await write(spool, [third])
        await spool.leave()
        const next = await open(path)
        assert.deepStrictEqual(digests(next.left.entries).slice(0, 2), digests([first, third]))
        await next.spool.leave()
      })
    })
  )

  on("says when another version has written it", async (path) => {
    writeFileSync(`${path}-spool`, "FWSPOOL9 and more")
    const error = await Spool.open(path).catch((cause: unknown) => cause)
    assert.instanceOf(error, SpoolFormatError)
    assert.match(String(error), /FWSPOOL9/)
  })

  on("is made whole when the process that made it died meanwhile", async (path) => {
    await (await open(path)).spool.close()
    truncateSync(`${path}-spool`, 5000)
    await (await open(path)).spool.close()
    assert.strictEqual(statSync(`${path}-spool`).size, spoolBytes)
  })

  on("loses nothing durable to a write that tears, wherever it tears and whatever stood there before", (path) =>
    fc.assert(
      fc.asyncProperty(
        fc.record({
          stale: fc.array(fc.nat(9000), { maxLength: 4 }),
          durable: fc.array(fc.nat(9000), { maxLength: 5 }),
          torn: fc.nat(20_000),
          /** Sectors of 512 bytes that reached the disk. */
          reached: fc.array(fc.boolean(), { minLength: 60, maxLength: 60 })
        }),
        async ({ durable, reached, stale, torn }) => {
          rmSync(`${path}-spool`, { force: true })
          const { spool } = await open(path)
          const before = await Promise.all(stale.map((size, index) => entryOf(noise(size), index)))
          await write(spool, before)
          before.forEach(() => spool.release())
          const entries = await Promise.all(durable.map((size, index) => entryOf(noise(size), 100 + index)))
          await write(spool, entries)
          await spool.leave()

          const last = await entryOf(noise(torn), 200)
          const end = entries.reduce((sum, entry) => sum + roundUp(encode(entry).length), 0)
          const record = Buffer.concat(encode(last).parts)
          const file = openSync(`${path}-spool`, "r+")
          for (const [sector, isWritten] of reached.entries()) {
            const bytes = record.subarray(sector * 512, sector * 512 + 512)
            if (isWritten) writeSync(file, bytes, 0, bytes.length, end + sector * 512)
          }
          closeSync(file)

          const next = await open(path)
          await next.spool.leave()
          assert.deepStrictEqual(digests(next.left.entries).slice(0, entries.length), digests(entries))
          const known = new Set(digests([...before, last]))
          for (const { digest } of next.left.entries.slice(entries.length)) assert.isTrue(known.has(digest))
        }
      ),
      { numRuns: 60 }
    )
  )

  on("begins each record on a block of its own", async (path) => {
    const { spool } = await open(path)
    await write(spool, await Promise.all([0, 3600, 3700, 4096].map((size) => entryOf(noise(size), size))))
    await spool.leave()
    const file = fileOf(path)
    for (let at = file.indexOf("FWSPOOL"); at >= 0; at = file.indexOf("FWSPOOL", at + 1))
      assert.strictEqual(at % 4096, 0)
  })

  it.effect.each([
    ["body", 3000],
    ["beginning", 2],
    ["line", 30]
  ] as const)("reads past a record whose %s the disk has damaged", ([, at]) =>
    Effect.flatMap(bareDatabase, (path) =>
      Effect.promise(async () => {
        const { spool } = await open(path)
        const entries = await Promise.all([1, 2, 3].map((signedAt) => entryOf(noise(9000), signedAt)))
        await write(spool, entries)
        await spool.leave()
        const file = openSync(`${path}-spool`, "r+")
        writeSync(file, "damage", at)
        closeSync(file)
        const next = await open(path)
        await next.spool.leave()
        assert.deepStrictEqual(digests(next.left.entries), digests(entries.slice(1)))
      })
    )
  )
})
