/**
 * The counts on the landing page: the number of operations, of statements in the API documents, and of packages.
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
