/** Examines a SQLite store without changing anything. Not even a write-ahead log is created. */
import { Effect } from "effect"
import { accessSync, constants, existsSync, statSync } from "node:fs"
import { DatabaseSync } from "node:sqlite"
import { lockFile } from "../FileLock.ts"
import { readOnlyUrl } from "../sqlite/SqliteEngine.ts"
import type { BareEngine } from "../store/Migrations.ts"
import { StoreBrokenError, StoreError } from "../store/StoreError.ts"
import { error, type Finding, lineOf, ok, warning } from "./Finding.ts"
import { readFacts, type StoreFacts } from "./StoreFacts.ts"

export interface StoreFindings {
  readonly findings: ReadonlyArray<Finding>
  /** Information about the store. Undefined if the store cannot be read. */
  readonly facts: StoreFacts | undefined
}

const engineOf = (database: DatabaseSync): Pick<BareEngine, "name" | "query"> => ({
  name: "sqlite",
  query: (operation, sql, params) =>
    Effect.try({
      try: () => database.prepare(sql).all(...(params as ReadonlyArray<string>)),
      catch: (cause) => new StoreError({ operation, reason: new StoreBrokenError({ detail: lineOf(cause) }) })
    })
})

/** Checks a database file, which must exist. */
export const checkFile = Effect.fnUntraced(function* (path: string): Effect.fn.Return<StoreFindings> {
  const blocked = blockedFile(path)
  if (blocked !== undefined) return { findings: [blocked], facts: undefined }
  const read = Effect.scoped(
    Effect.gen(function* () {
      const database = yield* Effect.acquireRelease(
        // If a write-ahead log exists, it is read as well, because it may contain data that is not in the database file yet.
        Effect.try({
          try: () => new DatabaseSync(existsSync(`${path}-wal`) ? path : readOnlyUrl(path), { readOnly: true }),
          catch: lineOf
        }),
        (opened) => Effect.sync(() => opened.close())
      )
      const facts = yield* Effect.mapError(readFacts(engineOf(database)), lineOf)
      const others = facts.schema === 0 ? database.prepare("SELECT 1 FROM sqlite_master LIMIT 1").all().length : 0
      return { facts, isForeign: others > 0 }
    })
  )
  const found = yield* Effect.result(read)
  if (found._tag === "Failure") {
    const advice = "if it was a store, restore a backup; otherwise set FIELDWORK_INBOX_STORE to another file"
    return { findings: [error("store", `${path} cannot be read: ${found.failure}`, advice)], facts: undefined }
  }
  if (found.success.isForeign) {
    const advice = "set FIELDWORK_INBOX_STORE to another file: a store cannot share a file with another program"
    return { findings: [error("store", `${path} is the database of another program`, advice)], facts: undefined }
  }
  return { findings: [ok("store", path), ...checkMode(path)], facts: found.success.facts }
})

const blockedFile = (path: string): Finding | undefined => {
  if (!statSync(path).isFile()) {
    return error("store", `${path} is not a file`, "set FIELDWORK_INBOX_STORE to a file")
  }
  if (statSync(path).nlink > 1) {
    return error(
      "store",
      `${path} has a second name (a hard link), and each name would have its own write-ahead log`,
      "remove the other name"
    )
  }
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    return undefined
  } catch {
    return error("store", `${path} cannot be read and written`, "grant the user of the inbox read and write permission")
  }
}

const [readableByAll, writableByAll] = [0o004, 0o002]

const checkMode = (path: string): ReadonlyArray<Finding> => {
  const { mode } = statSync(path)
  if ((mode & (readableByAll | writableByAll)) === 0) return []
  const found = `${path} can be ${(mode & writableByAll) === 0 ? "read" : "read and written"} by every user of this machine, and it contains identifiers of respondents`
  return [warning("permissions", found, `chmod o= ${path} ${path}-*`)]
}

/** Checks whether a server has the database file open. `path` must not be a symbolic link. Does not create a lock file. */
export const isServed = (path: string): boolean => {
  if (!existsSync(path)) return false
  const lock = `${path}.lock`
  if (!statSync(lock, { throwIfNoEntry: false })?.isFile()) return false
  const held = lockFile(lock)
  held?.release()
  return held === undefined
}
