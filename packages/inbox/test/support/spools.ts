/** Creates log entries with bodies, and paths for databases and their spools. */
import { Effect } from "effect"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { encodeText } from "../../src/BodyCodec.ts"
import type { NewEntry } from "../../src/Message.ts"
import { folder } from "./folder.ts"

/** The path of a database in a temporary folder. */
export const database = Effect.map(folder, (path) => join(path, "inbox.db"))

/** The path of an empty file instead of a database. */
export const bareDatabase = Effect.tap(database, (path) => Effect.sync(() => writeFileSync(path, "")))

export const entryOf = async (text: string, signedAt: number): Promise<NewEntry> => ({
  ...(await encodeText("opportunities", signedAt, text)),
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
