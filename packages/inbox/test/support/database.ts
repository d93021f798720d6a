/** Provides one PostgreSQL server for all test files: the server at `FIELDWORK_TEST_DATABASE_URL` if this variable is set, or otherwise a new one. */
import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import type { TestProject } from "vitest/node"
import { buildPrograms } from "./programs.ts"

declare module "vitest" {
  interface ProvidedContext {
    readonly databaseUrl: string
  }
}

const processPath = fileURLToPath(new URL("database-process.ts", import.meta.url))

export const startDatabase = async (): Promise<Pick<OwnDatabase, "url" | "stop">> => {
  const given = process.env["FIELDWORK_TEST_DATABASE_URL"]
  return given === undefined ? startOwnDatabase() : { url: given, stop: async () => {} }
}

export interface OwnDatabase {
  readonly url: string
  /** Stops the server until `resume` is called. */
  readonly pause: () => Promise<void>
  readonly resume: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a PostgreSQL server. `settings` are passed on the server's command line, so `ALTER SYSTEM` does not override them. */
export const startOwnDatabase = async (
  // The tests do not need data to survive a failure of the machine, so fsync is off.
  settings: ReadonlyArray<string> = ["fsync=off", "wal_level=logical"]
): Promise<OwnDatabase> => {
  const child = fork(processPath, [...settings], { stdio: ["ignore", "ignore", "inherit", "ipc"] })
  const ended = once(child, "exit")
  const [message] = (await Promise.race([once(child, "message"), ended])) as [{ url?: string; problem?: string } | null]
  if (message?.url === undefined)
    throw new Error(`No PostgreSQL for the tests: ${message?.problem ?? "it did not start"}`)
  const order = async (what: "stop" | "start"): Promise<void> => {
    const done = once(child, "message")
    child.send(what)
    const [answer] = (await done) as [unknown]
    if (answer !== what) throw new Error(`PostgreSQL: ${JSON.stringify(answer)}`)
  }
  return {
    url: message.url,
    pause: () => order("stop"),
    resume: () => order("start"),
    stop: async () => {
      child.disconnect()
      await ended
    }
  }
}

export default async ({ provide }: TestProject) => {
  const [{ stop, url }, removePrograms] = await Promise.all([startDatabase(), buildPrograms()])
  provide("databaseUrl", url)
  return async () => {
    removePrograms()
    await stop()
  }
}
