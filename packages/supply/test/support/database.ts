/** Provides one PostgreSQL server for all test files. */
import type { TestProject } from "vitest/node"
import { startDatabase } from "../../../inbox/test/support/database.ts"

export default async ({ provide }: TestProject) => {
  const { stop, url } = await startDatabase()
  provide("databaseUrl", url)
  return stop
}
