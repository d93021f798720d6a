/**
 * Puts a backup where a store is to be: into a file that is not there yet, or into an empty PostgreSQL.
 */
import { Effect, Redacted } from "effect"
import { chmodSync, constants, copyFileSync, existsSync, rmSync } from "node:fs"
import { ownerOf, spoolExists } from "../spool/OpenSpool.ts"
import { spoolOf } from "../sqlite/paths.ts"
import { schemaProblem } from "../store/Migrations.ts"
import type { StoreError } from "../store/StoreError.ts"
import { BackupError } from "./BackupError.ts"
import { type BackupFacts, placeFile, readBackup } from "./BackupFile.ts"

export interface Restored extends BackupFacts {
  /** Whether a spool of the same store is beside it, whose callbacks go into the log with the next start. */
  readonly hasSpool: boolean
}

const refuse = (detail: string): BackupError => new BackupError({ detail })

/** `path` is the database file. A spool beside it must be of the same store. */
export const restoreToFile = Effect.fnUntraced(function* (
  backup: string,
  path: string
): Effect.fn.Return<Restored, BackupError> {
  const facts = yield* readBackup(backup)
  const problem = schemaProblem(facts.schema, true)
  if (problem !== undefined) return yield* refuse(`${backup} cannot be restored: ${problem}`)
  // The write-ahead log of another database would be taken for this one's.
  const taken = [path, `${path}-wal`, `${path}-journal`].find((file) => existsSync(file))
  if (taken !== undefined) return yield* refuse(`${taken} is there already: move it away, or restore to another file`)
  const spool = spoolOf(path)
  const hasSpool = spoolExists(spool)
  const owner = hasSpool ? yield* Effect.promise(() => ownerOf(spool)) : undefined
  if (owner !== undefined && owner !== facts.store) {
    return yield* refuse(`the spool ${spool} belongs to another store: move its files away`)
  }
  yield* Effect.try({
    try: () => copyInto(backup, path),
    catch: (cause) => refuse(`${path} cannot be written: ${cause instanceof Error ? cause.message : String(cause)}`)
  })
  return { ...facts, hasSpool }
})

const copyInto = (backup: string, path: string): void => {
  const partial = `${path}.restoring`
  try {
    copyFileSync(backup, partial, constants.COPYFILE_FICLONE)
    chmodSync(partial, 0o600)
    placeFile(partial, path)
  } finally {
    rmSync(partial, { force: true })
  }
}

/** `url` is of a database without a store in it. The backup must be of this version. */
export const restoreToPostgres = Effect.fnUntraced(function* (
  backup: string,
  url: Redacted.Redacted,
  startupParameters: Readonly<Record<string, string>> = {}
): Effect.fn.Return<Restored, BackupError | StoreError> {
  const facts = yield* readBackup(backup)
  const problem = schemaProblem(facts.schema, false)
  if (problem !== undefined) {
    return yield* refuse(
      `${backup} cannot be restored into PostgreSQL: ${problem}; restored to a file, it can be brought up to date there`
    )
  }
  const { restorePostgres } = yield* Effect.promise(() => import("../postgres/Restore.ts"))
  yield* restorePostgres({ url, startupParameters, maxMessageSize: 96 * 1024 * 1024 }, backup)
  return { ...facts, hasSpool: false }
})
