/** Temporary folders for tests. */
import { Effect } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Creates a temporary folder. `using` deletes it. */
export const makeFolder = () => {
  const path = mkdtempSync(join(tmpdir(), "inbox-"))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

export const folder = Effect.acquireRelease(Effect.sync(makeFolder), (made) =>
  Effect.sync(() => made[Symbol.dispose]())
).pipe(Effect.map(({ path }) => path))
