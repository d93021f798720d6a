/** Creates databases on the PostgreSQL server for tests. They are used by processes that require a database URL. */
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { inject } from "vitest"

let databases = 0

const administer = (sql: string): Promise<unknown> =>
  Effect.runPromise(
    Effect.scoped(
      Effect.flatMap(PgClient.make({ url: Redacted.make(inject("databaseUrl")), maxConnections: 1 }), (client) =>
        client.unsafe(sql)
      ).pipe(Effect.provide(Reactivity.layer))
    )
  )

export const createDatabase = async () => {
  databases += 1
  const name = `inbox_${process.pid}_${databases}_${Math.random().toString(36).slice(2, 8)}`
  await administer(`CREATE DATABASE ${name}`)
  const url = new URL(inject("databaseUrl"))
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) }
}
