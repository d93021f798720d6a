import { projections } from "@fieldwork/supply/projections"
import { assertSame } from "../assertSame.ts"

assertSame(
  projections.map(({ name }) => name),
  ["supply", "ledger"]
)
