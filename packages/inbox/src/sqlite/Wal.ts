/**
 * Maintains the write-ahead log (WAL): checkpoints the WAL before it becomes too long, and ensures that nothing relies on data that a failed sync may
 * have lost.
 */
import type { Connection } from "./Connection.ts"
import { ioError, lostWal, SqliteFailure } from "./Connection.ts"

export interface Wal {
  /** Runs a transaction. Rejects if its writes might not be durable, even if only the sync of another connection has failed. */
  readonly transact: <A>(run: () => Promise<A>, isPromised: boolean) => Promise<A>
  /** Checkpoints the WAL if necessary. Repairs the WAL first if a sync has failed. */
  readonly maintain: () => Promise<void>
  /** Returns whether a sync has failed and has not been repaired yet. */
  readonly isSuspect: () => boolean
}

export interface WalOptions {
  readonly writer: Pick<Connection, "repair">
  readonly checkpointer: Pick<Connection, "checkpoint"> | undefined
  readonly maxPages: number
  /** Whether the last sync of an earlier process may have failed. */
  readonly isInherited: boolean
  /**
   * Whether this process leaves the maintenance of the WAL to other processes until it writes for the first time. A process that has not written
   * cannot know whether a sync has failed.
   */
  readonly isGuest?: boolean | undefined
  /** Called if the process must not continue because its last writes have been dropped from the operating system's memory. */
  readonly lost: (cause: Error) => void
}

export const makeWal = ({ isGuest = false, isInherited, checkpointer, lost, maxPages, writer }: WalOptions): Wal => {
  let isSuspect = isInherited
  let moving: Promise<void> | undefined
  let repairing: Promise<void> | undefined
  let [writes, seen] = [0, 0]

  const noteFailure = (cause: unknown): void => {
    if (!(cause instanceof SqliteFailure)) return
    if (cause.code === ioError) isSuspect = true
    if (cause.code === lostWal) lost(cause)
  }

  const repair = (): Promise<void> =>
    (repairing ??= writer
      .repair()
      .then(
        () => void (isSuspect = false),
        (cause: unknown) => {
          noteFailure(cause)
          throw cause
        }
      )
      .finally(() => (repairing = undefined)))

  return {
    transact: async (run, isPromised) => {
      if (isSuspect) await repair()
      writes += 1
      try {
        const done = await run()
        // Waits for a checkpoint in progress, because a failed sync on the checkpointing connection may lose pages that this transaction wrote.
        if (isPromised) await moving
        if (isSuspect) throw new SqliteFailure("a sync of the write-ahead log failed", ioError)
        return done
      } catch (cause) {
        noteFailure(cause)
        throw cause
      }
    },
    maintain: async () => {
      const isQuiet = writes === seen
      seen = writes
      if (checkpointer === undefined || (isGuest && writes === 0)) return
      if (isSuspect) return repair()
      moving = checkpointWal(checkpointer, isQuiet, maxPages).catch(noteFailure)
      await moving
      moving = undefined
    },
    isSuspect: () => isSuspect
  }
}

/**
 * If this many pages are waiting to be checkpointed, the WAL is checkpointed even during writes. 8,192 pages (32 MiB) are checkpointed in well under
 * a second.
 */
const checkpointPages = 8192

/**
 * Checkpoints the WAL while there are no writes, because a checkpoint competes with commits for the disk. A long WAL is checkpointed even during
 * writes. After a full checkpoint, the next write resets the WAL. If writes are continuous, the writer itself checkpoints the WAL once its length
 * exceeds a limit (see Database.ts).
 */
export const checkpointWal = async (
  checkpointer: Pick<Connection, "checkpoint">,
  isQuiet: boolean,
  maxPages: number
): Promise<void> => {
  const { moved, pages } = await checkpointer.checkpoint("NOOP")
  const waiting = pages - moved
  if (waiting === 0 || (!isQuiet && waiting < Math.min(checkpointPages, maxPages / 4))) return
  await checkpointer.checkpoint("PASSIVE")
}
