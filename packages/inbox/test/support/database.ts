/**
 * One PostgreSQL for all test files: the one that `FIELDWORK_TEST_DATABASE_URL` names, else one of our own.
 */
import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  interface ProvidedContext {
    readonly databaseUrl: string
  }
}

const processPath = fileURLToPath(new URL("database-process.ts", import.meta.url))

export const startDatabase = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const given = process.env["FIELDWORK_TEST_DATABASE_URL"]
  if (given !== undefined) return { url: given, stop: async () => {} }
  // Nothing here outlives the machine's next failure.
  const child = fork(processPath, ["fsync=off"], { stdio: ["ignore", "ignore", "inherit", "ipc"] })
  const ended = once(child, "exit")
  const [message] = (await Promise.race([once(child, "message"), ended])) as [{ url?: string; problem?: string } | null]
  if (message?.url === undefined)
    throw new Error(`No PostgreSQL for the tests: ${message?.problem ?? "it did not start"}`)
  return {
    url: message.url,
    stop: async () => {
      child.disconnect()
      await ended
    }
  }
}

export default async ({ provide }: TestProject) => {
  const { stop, url } = await startDatabase()
  provide("databaseUrl", url)
  return stop
}
