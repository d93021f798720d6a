import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { withLockFile } from "../src/account/withLockFile.ts"

let folder = ""

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fieldwork-lock-"))
})

afterEach(() => rm(folder, { recursive: true }))

const { signal } = new AbortController()

it("functions that use the same lock file run one after another, and the lock file is removed after the last one", async () => {
  const lock = join(folder, "lock")
  let running = 0
  const run = withLockFile.bind(undefined, lock, signal, async (isHeld) => {
    running += 1
    const seen = { running, isHeld: await isHeld() }
    running -= 1
    return seen
  })
  expect(await Promise.all([run(), run(), run()])).toEqual([1, 2, 3].map(() => ({ running: 1, isHeld: true })))
  await expect(stat(lock)).rejects.toThrow("ENOENT")
})

it("a function whose lock file another process has replaced does not hold the lock and leaves that lock file in place", async () => {
  const lock = join(folder, "lock")
  const isStillHeld = await withLockFile(lock, signal, async (isHeld) => {
    await writeFile(lock, "token of another command")
    return isHeld()
  })
  expect(isStillHeld).toBe(false)
  expect(await readFile(lock, "utf8")).toBe("token of another command")
})

it("the lock file is removed if the function that uses it throws", async () => {
  const lock = join(folder, "lock")
  await expect(withLockFile(lock, signal, () => Promise.reject(new Error("failed")))).rejects.toThrow("failed")
  await expect(stat(lock)).rejects.toThrow("ENOENT")
})
