import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { kill } from "../support/kills.ts"

it("a lift history recorder that is killed while it writes stores one snapshot per day after a restart (part of the soak lift-history)", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lift-kills-"))
  try {
    let turn = 0
    // The recorder is killed after these fractions of its usual run time, so the kills occur at different stages of reading and writing a snapshot.
    const { failures } = await kill(join(folder, "lift.db"), 1, 2, () => [0.2, 0.6, 0.4, 0.8][turn++ % 4] ?? 0)
    expect(failures).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
  // Each child process runs a sandbox scenario, which is slow on a busy machine.
}, 180_000)
