import { describe, expect, it } from "vitest"
import type { Checkpointed, CheckpointMode } from "../../src/sqlite/Database.ts"
import { checkpointWal } from "../../src/sqlite/SqliteEngine.ts"

/** Returns the same WAL for each checkpoint, and remembers the modes. */
const keeperOf = (pages: number, moved: number, after = pages) => {
  const asked: Array<CheckpointMode> = []
  const checkpoint = async (mode: CheckpointMode): Promise<Checkpointed> => {
    asked.push(mode)
    return { busy: false, pages, moved: mode === "NOOP" ? moved : after }
  }
  return { asked, checkpoint }
}

describe("the write-ahead log of SQLite", () => {
  it.each([
    ["is left alone when all of it is checkpointed", { quiet: true, pages: 90, moved: 90 }, ["NOOP"]],
    ["is checkpointed in a quiet moment", { quiet: true, pages: 90, moved: 80 }, ["NOOP", "PASSIVE"]],
    ["is left alone while others write", { quiet: false, pages: 8191, moved: 0 }, ["NOOP"]],
    ["is checkpointed in any case once it is long", { quiet: false, pages: 8192, moved: 0 }, ["NOOP", "PASSIVE"]],
    [
      "makes writers wait when it is too long and cannot be checkpointed wholly",
      { quiet: false, pages: 100_001, moved: 0, after: 99_999 },
      ["NOOP", "PASSIVE", "RESTART"]
    ]
  ] as ReadonlyArray<
    readonly [string, { quiet: boolean; pages: number; moved: number; after?: number }, ReadonlyArray<CheckpointMode>]
  >)("%s", async (_, { after, pages, moved, quiet }, expected) => {
    const keeper = keeperOf(pages, moved, after)
    await checkpointWal(keeper, quiet, 100_000)
    expect(keeper.asked).toEqual(expected)
  })
})
