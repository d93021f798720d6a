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
  const given = process.env["FIELDWORK_TEST_DATABASE_URL"]
  if (given !== undefined) return { url: given, stop: async () => {} }
  const child = fork(program, { stdio: ["ignore", "ignore", "inherit", "ipc"] })
  const ended = once(child, "exit")
  const [said] = (await Promise.race([once(child, "message"), ended])) as [{ url?: string; problem?: string } | null]
  if (said?.url === undefined) throw new Error(`No PostgreSQL for the bench: ${said?.problem ?? "it did not start"}`)
  return {
    url: said.url,
    stop: async () => {
      child.disconnect()
      await ended
    }
  }
}
