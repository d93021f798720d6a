/**
 * Sees to the write-ahead log (WAL): that it is moved into the database in time, and that nothing counts on it after a sync has failed.
 */
import type { Connection } from "./Connection.ts"
import { ioError, lostWal, SqliteFailure } from "./Connection.ts"

export interface Wal {
  /** Runs a transaction. Rejects when what it wrote may not be durable, also when that shows only in a sync of somebody else meanwhile. */
  readonly transact: <A>(run: () => Promise<A>, isPromised: boolean) => Promise<A>
  /** Moves the WAL into the database, if it is time. */
  readonly look: () => Promise<void>
  /** Whether a sync has failed and has not been made up for. */
  readonly isSuspect: () => boolean
}

export interface WalOptions {
  readonly writer: Pick<Connection, "repair">
  readonly keeper: Pick<Connection, "checkpoint"> | undefined
  readonly maxPages: number
  /** Whether an earlier process may have left a sync that failed. */
  readonly isInherited: boolean
  /** The process cannot go on: what it wrote last is gone from the operating system's memory. */
  readonly lost: (cause: Error) => void
}

export const makeWal = ({ isInherited, keeper, lost, maxPages, writer }: WalOptions): Wal => {
  let isSuspect = isInherited
  let moving: Promise<void> | undefined
  let repairing: Promise<void> | undefined
  let [writes, seen] = [0, 0]

  const judge = (cause: unknown): void => {
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
          judge(cause)
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
        // A sync that failed on the other connection may have taken this one's pages with it.
        if (isPromised) await moving
        if (isSuspect) throw new SqliteFailure("a sync of the write-ahead log failed", ioError)
        return done
      } catch (cause) {
        judge(cause)
        throw cause
      }
    },
    look: async () => {
      const isQuiet = writes === seen
      seen = writes
      if (keeper === undefined) return
      if (isSuspect) return repair()
      moving = checkpointWal(keeper, isQuiet, maxPages).catch(judge)
      await moving
      moving = undefined
    },
    isSuspect: () => isSuspect
  }
}

/** In pages: 32 MiB, which are moved in well under a second. */
const comfortable = 8192

/**
 * Moves the WAL into the database in a quiet moment, since a commit meanwhile waits for the same disk; and in any case once it is long. Then the next
 * writer starts it over, unless there is always one: the writer makes room itself above its limit (Database.ts).
 */
export const checkpointWal = async (
  keeper: Pick<Connection, "checkpoint">,
  isQuiet: boolean,
  maxPages: number
): Promise<void> => {
  const { moved, pages } = await keeper.checkpoint("NOOP")
  const waiting = pages - moved
  if (waiting === 0 || (!isQuiet && waiting < Math.min(comfortable, maxPages / 4))) return
  await keeper.checkpoint("PASSIVE")
}
