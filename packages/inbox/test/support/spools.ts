/** Entries with bodies, and folders for spools. */
import { Effect } from "effect"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { packText } from "../../src/Evidence.ts"
import type { NewEntry } from "../../src/Message.ts"

/** The path of a database in a folder of its own. */
export const database = Effect.acquireRelease(
  Effect.sync(() => join(mkdtempSync(join(tmpdir(), "inbox-spool-")), "inbox.db")),
  (path) => Effect.sync(() => rmSync(join(path, ".."), { recursive: true, force: true }))
)

/** The same, with a file in place of the database. */
export const bareDatabase = Effect.tap(database, (path) => Effect.sync(() => writeFileSync(path, "")))

export const entryOf = async (text: string, signedAt: number): Promise<NewEntry> => ({
  ...(await packText("opportunities", signedAt, text)),
  stream: "opportunities",
  kind: "callback",
  signedAt,
  keyId: "key – 1",
  signature: 't=1,v1="a\\n"',
  signedForm: "stored",
  timing: "fresh",
  receivedAt: signedAt * 1000,
  bytes: Buffer.byteLength(text)
})
