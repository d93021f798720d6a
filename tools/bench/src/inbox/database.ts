/**
 * Provides a PostgreSQL database for the benchmark, with its default durability.
 */
import { fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"

const program = join(import.meta.dirname, "../../../../packages/inbox/test/support/database-process.ts")

/** Runs `use` with the URL of a database. If `FIELDWORK_TEST_DATABASE_URL` is set, that existing database is used. */
export const withDatabase = async <A>(use: (url: string) => Promise<A>): Promise<A> => {
  const { stop, url } = await startDatabase()
  try {
    return await use(url)
  } finally {
    await stop()
  }
}

const startDatabase = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const configured = process.env["FIELDWORK_TEST_DATABASE_URL"]
  if (configured !== undefined) return { url: configured, stop: async () => {} }
  const child = fork(program, { stdio: ["ignore", "ignore", "inherit", "ipc"] })
  const ended = once(child, "exit")
  const [message] = (await Promise.race([once(child, "message"), ended])) as [{ url?: string; problem?: string } | null]
  if (message?.url === undefined)
    throw new Error(`PostgreSQL could not be started for the bench: ${message?.problem ?? "it did not start"}`)
  return {
    url: message.url,
    stop: async () => {
      child.disconnect()
      await ended
    }
  }
}
