import { assert, describe } from "@effect/vitest"
import fc from "fast-check"
import fs, { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { openSpool } from "../../src/spool/openSpool.ts"
import { headerBytes } from "../../src/spool/SpoolHeader.ts"
import { encodeRecord, roundUp, SpoolFormatError } from "../../src/spool/SpoolRecord.ts"
import { scanSpool } from "../../src/spool/SpoolScan.ts"
import { ForeignSpoolError, SpoolDamagedError } from "../../src/spool/SpoolErrors.ts"
import { digests, noise, itWithSpoolPath, open, readAll, release, spoolOptions, write } from "../support/openedSpool.ts"
import { entryOf } from "../support/spools.ts"

const overwrite = (path: string, bytes: string | Buffer, at: number): void => {
  const file = openSync(path, "r+")
  writeSync(file, Buffer.from(bytes), 0, bytes.length, at)
  closeSync(file)
}

const failure = (path: string): Promise<unknown> =>
  openSpool(spoolOptions(path)).then(
    () => "opened",
    (cause: unknown) => cause
  )

/** Writes three entries in separate writes. */
const writeThree = async (path: string) => {
  const { spool } = await open(path)
  const entries = await Promise.all([1, 2, 3].map((signedAt) => entryOf(noise(9000), signedAt)))
  for (const entry of entries) await write(spool, [entry])
  await spool.leave()
  return entries
}

describe("a spool that the disk has damaged", () => {
  for (const [what, at] of [
    ["body", 3000],
    ["beginning", 2],
    ["line", 30]
  ] as const) {
    itWithSpoolPath(
      `the spool refuses to open when the ${what} of an acknowledged record is damaged, and copies the record aside`,
      async (path) => {
        const entries = await writeThree(path)
        overwrite(path, "damage", headerBytes + at)
        const error = await failure(path)
        assert.instanceOf(error, SpoolDamagedError)
        assert.include(String(error), `${path}-damaged`)
        assert.isTrue(readFileSync(`${path}-damaged`).includes("damage"))
        const { left, spool } = await open(path, { withoutDamaged: true })
        assert.deepStrictEqual(digests(await readAll(left)), digests(entries.slice(1)))
        release(left)
        await spool.close()
        await (await open(path)).spool.close()
      }
    )
  }

  itWithSpoolPath("the spool refuses to open when an acknowledged record is missing", async (path) => {
    await writeThree(path)
    overwrite(path, Buffer.alloc(3 * 4096), headerBytes)
    assert.instanceOf(await failure(path), SpoolDamagedError)
  })

  itWithSpoolPath(
    "the spool refuses to open when its last record is damaged and the header confirms that record",
    async (path) => {
      const { spool } = await open(path)
      await write(spool, [await entryOf(noise(9000), 1)])
      await spool.tidy()
      await spool.leave()
      overwrite(path, "damage", headerBytes + 3000)
      assert.instanceOf(await failure(path), SpoolDamagedError)
    }
  )

  itWithSpoolPath(
    "an incomplete last write of the spool, which may not have been acknowledged, is copied aside",
    async (path) => {
      const entries = await writeThree(path)
      overwrite(path, "damage", headerBytes + 2 * roundUp(9000 + 3000) + 3000)
      const { left, spool, torn } = await open(path)
      assert.strictEqual(torn, `${path}-torn`)
      assert.isTrue(existsSync(`${path}-torn`))
      assert.deepStrictEqual(digests(await readAll(left)), digests(entries.slice(0, 2)))
      await spool.leave()
    }
  )

  itWithSpoolPath(
    "opening the spool rewrites the last write of an earlier process, whose sync may have failed",
    async (path) => {
      await writeThree(path)
      const own = fs.writev
      const offsets: Array<unknown> = []
      Object.assign(fs, {
        writev: (...args: Parameters<typeof fs.writev>) => {
          offsets.push(args[2])
          own(...args)
        }
      })
      syncBuiltinESMExports()
      try {
        const { spool } = await open(path)
        await spool.leave()
      } finally {
        Object.assign(fs, { writev: own })
        syncBuiltinESMExports()
      }
      const { records } = await scanSpool(path)
      assert.deepStrictEqual(offsets, [records.at(-1)?.offset])
    }
  )

  itWithSpoolPath("damage to spool records that are already logged is ignored", async (path) => {
    const { spool } = await open(path)
    const entries = await Promise.all([1, 2, 3].map((signedAt) => entryOf(noise(9000), signedAt)))
    const [first, ...others] = await write(spool, entries.slice(0, 2))
    await write(spool, entries.slice(2))
    assert.isDefined(first)
    release([first, ...others])
    await spool.tidy()
    await spool.leave()
    overwrite(path, "damage", headerBytes + 3000)
    const next = await open(path)
    assert.deepStrictEqual(digests(await readAll(next.left)), digests(entries.slice(2)))
    await next.spool.leave()
  })

  itWithSpoolPath("the spool opens with its previous header when the current one is torn or damaged", async (path) => {
    for (const at of [0, 4096]) {
      const entries = await writeThree(path)
      const { left, spool } = await open(path)
      release(left.slice(0, 1))
      await spool.tidy()
      await spool.leave()
      overwrite(path, "damage", at)
      const next = await open(path)
      assert.includeMembers([...digests(await readAll(next.left))], [...digests(entries.slice(1))])
      release(next.left)
      await next.spool.close()
      rmSync(path)
    }
  })

  itWithSpoolPath(
    "opening a spool of another version or of another store fails with an error that says so",
    async (path) => {
      writeFileSync(path, `${" ".repeat(headerBytes)}FWSPOOL9 123 [1]\n`)
      const error = await failure(path)
      assert.instanceOf(error, SpoolFormatError)
      assert.match(String(error), /FWSPOOL9/)
      rmSync(path)
      await writeThree(path)
      const foreign = await openSpool(spoolOptions(path, { store: "store-2" })).catch((cause: unknown) => cause)
      assert.instanceOf(foreign, ForeignSpoolError)
    }
  )

  itWithSpoolPath("a spool write that is torn at any sector loses no durable record", (path) =>
    fc.assert(
      fc.asyncProperty(
        fc.record({
          stale: fc.array(fc.nat(9000), { maxLength: 4 }),
          durable: fc.array(fc.nat(9000), { maxLength: 5 }),
          torn: fc.nat(20_000),
          /** Whether each 512-byte sector reached the disk. */
          reached: fc.array(fc.boolean(), { minLength: 60, maxLength: 60 })
        }),
        async ({ durable, reached, stale, torn }) => {
          rmSync(path, { force: true })
          const { spool } = await open(path)
          const before = await Promise.all(stale.map((size, index) => entryOf(noise(size), index)))
          release(await write(spool, before))
          const entries = await Promise.all(durable.map((size, index) => entryOf(noise(size), 100 + index)))
          await write(spool, entries)
          await spool.leave()

          const last = await entryOf(noise(torn), 200)
          const { lastGroup, records, released } = await scanSpool(path)
          const position = {
            store: "store-1",
            group: lastGroup + 1,
            attempt: 0,
            index: 0,
            count: 1,
            released,
            logged: undefined
          }
          const end = Math.max(headerBytes, ...records.map(({ length, offset }) => offset + length))
          const record = Buffer.concat(encodeRecord(last, position).buffers)
          for (const [sector, isWritten] of reached.entries()) {
            const bytes = record.subarray(sector * 512, sector * 512 + 512)
            if (isWritten) overwrite(path, bytes, end + sector * 512)
          }

          const next = await open(path)
          await next.spool.leave()
          const found = digests(await readAll(next.left))
          assert.deepStrictEqual(found.slice(0, entries.length), digests(entries))
          const known = new Set(digests([...before, last]))
          for (const digest of found.slice(entries.length)) assert.isTrue(known.has(digest))
        }
      ),
      { numRuns: 20 }
    )
  )
})
