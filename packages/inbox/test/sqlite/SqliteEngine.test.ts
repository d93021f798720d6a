import { describe, expect, it } from "vitest"
import type { Checkpointed, CheckpointMode } from "../../src/sqlite/Database.ts"
import { shortenLog } from "../../src/sqlite/SqliteEngine.ts"

/** Answers each look with the same log, and remembers what it was asked for. */
const keeperOf = (log: number, moved: number, after = log) => {
  const asked: Array<CheckpointMode> = []
  const checkpoint = async (mode: CheckpointMode): Promise<Checkpointed> => {
    asked.push(mode)
    return { busy: false, log, moved: mode === "NOOP" ? moved : after }
  }
  return { asked, checkpoint }
}

describe("the log of SQLite", () => {
  it.each([
    ["is left alone when all of it is moved", { quiet: true, log: 90, moved: 90 }, ["NOOP"]],
    ["is moved in a quiet moment", { quiet: true, log: 90, moved: 80 }, ["NOOP", "PASSIVE"]],
    ["is left alone while others write", { quiet: false, log: 8191, moved: 0 }, ["NOOP"]],
    ["is moved in any case once it is long", { quiet: false, log: 8192, moved: 0 }, ["NOOP", "PASSIVE"]],
    [
      "makes writers wait when it is too long and does not come to its end",
      { quiet: false, log: 100_001, moved: 0, after: 99_999 },
      ["NOOP", "PASSIVE", "RESTART"]
    ]
  ] as ReadonlyArray<
    readonly [string, { quiet: boolean; log: number; moved: number; after?: number }, ReadonlyArray<CheckpointMode>]
  >)("%s", async (_, { after, log, moved, quiet }, expected) => {
    const keeper = keeperOf(log, moved, after)
    await shortenLog(keeper, quiet, 100_000)
    expect(keeper.asked).toEqual(expected)
  })
})
