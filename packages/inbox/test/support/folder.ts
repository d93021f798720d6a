/** A folder of one test's own. */
import { Effect } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

export const folder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "inbox-"))),
  (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
)
