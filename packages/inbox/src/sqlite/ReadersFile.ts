/**
 * Stores the positions and leases of a SQLite store's named readers in a separate file, next to the store's own file.
 *
 * A SQLite file can have only one writer at a time. Readers commit their positions many times per second, so if they wrote to the store's own file,
 * they would delay the projector. The file is created when the first reader is stored. If the file is deleted, everything is delivered again from the
 * beginning.
 */
import { Effect, type Scope } from "effect"
import { existsSync, statSync } from "node:fs"
import { sqliteNow } from "./clock.ts"
import { type Connection, openHere } from "./Connection.ts"
import { readersOf } from "./paths.ts"
import { toStoreError } from "./SqliteErrors.ts"
import { makeReaders, type Readers } from "../store/Readers.ts"
import { createTable } from "../store/Table.ts"
import { reader } from "../store/Tables.ts"

const createReaders = createTable("sqlite", reader, reader.name).replace("CREATE TABLE", "CREATE TABLE IF NOT EXISTS")

/**
 * The newest commits to this file do not need to survive a power failure. After a power failure, items that were delivered since the last sync are
 * delivered again.
 */
const pragmas = { synchronous: "NORMAL", wal_autocheckpoint: 200, cache_size: -512 }

export const readersBeside = (database: string): Effect.Effect<Readers, never, Scope.Scope> =>
  Effect.gen(function* () {
    const path = readersOf(database)
    let opened: Promise<Connection> | undefined
    const open = async (): Promise<Connection> => {
      const connection = openHere({ path, pragmas, isSmall: true, mode: statSync(database).mode })
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
      // A query does not create the file if it does not exist.
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
