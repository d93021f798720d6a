import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { kill } from "../support/kills.ts"

it("a recorder that is killed in mid-snapshot leaves exactly one snapshot for each day once it is started again (a slice of the soak lift-history)", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lift-kills-"))
  try {
    let turn = 0
    // Moments spread over the reading and the writing of a snapshot.
    const { complaints } = await kill(join(folder, "lift.db"), 1, 2, () => [0.2, 0.6, 0.4, 0.8][turn++ % 4] ?? 0)
    expect(complaints).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
  // Each start of a process runs a scenario, which takes its time on a machine that has other work.
}, 180_000)
