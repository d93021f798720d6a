/**
 * The readers of a store in a file, in a file of their own beside it.
 *
 * A file has one writer at a time. Readers commit many times a second, and in the store's own file the projector would wait for them. The file is made with the first
 * reader; without it every reader begins at the start, in a new epoch.
 */
import { Effect, type Scope } from "effect"
import { existsSync } from "node:fs"
import { sqliteNow } from "./clock.ts"
import { type Connection, openHere } from "./Connection.ts"
import { readersOf } from "./paths.ts"
import { toStoreError } from "./SqliteErrors.ts"
import { makeReaders, type Readers } from "../store/Readers.ts"
import { createTable } from "../store/Table.ts"
import { reader } from "../store/Tables.ts"

const createReaders = createTable("sqlite", reader, reader.name).replace("CREATE TABLE", "CREATE TABLE IF NOT EXISTS")

/** Nothing of it must outlive a loss of power: what was delivered since is delivered again. */
const pragmas = { synchronous: "NORMAL", wal_autocheckpoint: 200, cache_size: -512 }

export const readersBeside = (database: string): Effect.Effect<Readers, never, Scope.Scope> =>
  Effect.gen(function* () {
    const path = readersOf(database)
    let opened: Promise<Connection> | undefined
    const open = async (): Promise<Connection> => {
      const connection = openHere({ path, pragmas, isSmall: true })
      await connection.exec(createReaders)
      return connection
    }
    const connect = (): Promise<Connection> => {
      opened ??= open()
      opened.catch(() => (opened = undefined))
      return opened
    }
    yield* Effect.addFinalizer(() =>
      Effect.promise(async () => {
        const connection = await opened?.catch(() => undefined)
        await connection?.close().catch(() => {})
      })
    )
    const attempt = <A>(operation: string, run: (connection: Connection) => Promise<A>) =>
      Effect.tryPromise({
        try: async () => run(await connect()),
        catch: (cause) => toStoreError(operation, cause)
      })
    return makeReaders({
      name: "sqlite",
      now: sqliteNow,
      // Whoever only looks makes no file.
      query: (operation, sql, params) =>
        Effect.suspend(() =>
          opened !== undefined || existsSync(path)
            ? attempt(operation, (connection) => connection.query(sql, params))
            : Effect.succeed([])
        ),
      transact: (operation, steps, durability) =>
        attempt(operation, (connection) => connection.transact(steps, durability))
    })
  })
