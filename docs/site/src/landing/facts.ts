/**
 * The counts that the landing page shows: operations, statements of the documents, packages.
 */
import { statementsOf } from "@fieldwork/checks/register"
import { entries } from "../packages/entries.ts"
import { apis } from "../spec/documents.ts"
import { operations } from "../spec/operations.ts"

export const facts = {
  operations: operations.length,
  statements: apis.reduce((sum, { name }) => sum + statementsOf(name).length, 0),
  packages: new Set(entries.map(({ packageName }) => packageName)).size
}
