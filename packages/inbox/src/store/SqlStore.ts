/**
 * The store over a SQL engine. Everything but the way a transaction is run is the same for all of them.
 */
import { makeCheck } from "./Check.ts"
import type { Engine } from "./Engine.ts"
import { makeLeases } from "./Leases.ts"
import { makeLog } from "./Log.ts"
import { makeProperties } from "./Properties.ts"
import { makeReads } from "./Reads.ts"
import type { Store } from "./Store.ts"
import { makeUpkeep } from "./Upkeep.ts"

export const makeSqlStore = (engine: Engine): Store => ({
  engine: engine.name,
  usage: engine.usage,
  ...makeLog(engine),
  ...makeLeases(engine, engine.name === "postgres" ? " FOR UPDATE SKIP LOCKED" : ""),
  ...makeReads(engine),
  ...makeProperties(engine),
  ...makeCheck(engine),
  ...makeUpkeep(engine)
})
