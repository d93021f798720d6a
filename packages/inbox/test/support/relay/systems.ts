/**
 * Target systems for tests that kill relays. Each system has a function that interrupts it, and a function that returns what consumers have received.
 */
import { PgClient } from "@effect/sql-pg"
import { Effect, Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import type { Received } from "../../../src/conformance.ts"
import type { RelayChild } from "./child.ts"
import { secret, startReceiver } from "./httpReceiver.ts"
import { startNats } from "./natsServer.ts"
import { parse } from "./parse.ts"
import { readNats } from "./readNats.ts"

export interface System {
  readonly sink: RelayChild["sink"]
  /** Interrupts the target system without warning. The target system is available again immediately or after a short time. */
  readonly interrupt: () => Promise<void>
  readonly received: () => Promise<ReadonlyArray<Received>>
  readonly close: () => Promise<void>
  /** Whether the system removes duplicates, so that consumers receive a redelivered item only once. */
  readonly isOnce: boolean
}

const sleep = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis))

export const natsSystem = async (): Promise<System> => {
  const server = await startNats()
  const servers = `127.0.0.1:${server.port}`
  return {
    sink: { kind: "nats", servers },
    interrupt: async () => {
      await server.kill()
      await sleep(50)
      await server.start()
    },
    received: () => readNats({ servers }, "FIELDWORK"),
    close: server.remove,
    isOnce: true
  }
}

export const httpSystem = async (): Promise<System> => {
  const receiver = await startReceiver()
  return {
    sink: { kind: "http", url: receiver.url, secret },
    interrupt: async () => {
      await receiver.stop()
      await sleep(50)
      await receiver.start()
    },
    received: async () => receiver.received,
    close: receiver.stop,
    isOnce: false
  }
}

export const query = (url: string, sql: string): Promise<ReadonlyArray<Readonly<Record<string, unknown>>>> =>
  Effect.runPromise(
    Effect.scoped(
      Effect.flatMap(PgClient.make({ url: Redacted.make(url), maxConnections: 1 }), (client) =>
        client.unsafe<Readonly<Record<string, unknown>>>(sql)
      ).pipe(Effect.provide(Reactivity.layer))
    )
  )

/**
 * Creates a system that delivers to an outbox table in the store's database at `url`. An interruption terminates all connections from relays to this
 * database, even during a commit.
 */
export const outboxSystem = (url: string): System => ({
  sink: { kind: "outbox", url },
  interrupt: async () => {
    await query(
      url,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'fieldwork-inbox relay'"
    )
  },
  received: async () => {
    const rows = await query(url, "SELECT id, payload::text AS payload FROM fieldwork_outbox ORDER BY ordinal")
    return rows.map((row) => parse(String(row["payload"]), String(row["id"])))
  },
  close: async () => {},
  isOnce: true
})
