/** Opens a store in the same way as a program would. Prints the modules that were loaded from the package and from Node. */
import { registerHooks } from "node:module"
import { Effect, Redacted } from "effect"

const files: Array<string> = []
registerHooks({
  load: (url, context, next) => {
    const file = /\/packages\/inbox\/src\/(.+)$/.exec(url)?.[1]
    if (file !== undefined) files.push(file)
    return next(url, context)
  }
})
const { Inbox, PostgresStore, SqliteStore } = await import("../../src/index.ts")
const { url, schema, spool, sqlite } = JSON.parse(process.argv[2] ?? "{}") as Readonly<Record<string, string>>
const open =
  sqlite === undefined
    ? PostgresStore.make({
        url: Redacted.make(url ?? ""),
        startupParameters: { search_path: schema ?? "" },
        spool: spool === undefined ? undefined : { path: spool }
      })
    : SqliteStore.make({ path: sqlite, spool: false })
await Effect.runPromise(Effect.scoped(Effect.flatMap(open, (store) => store.lags)))
// Only this internal list also includes the built-in modules that other built-in modules import.
const { moduleLoadList } = process as unknown as { readonly moduleLoadList: ReadonlyArray<string> }
const hasSqlite = moduleLoadList.some((name) => name === "NativeModule sqlite" || name === "Internal Binding sqlite")
process.stdout.write(JSON.stringify({ files, hasSqlite, isThere: typeof Inbox }))
