/** Checks which store the spool belongs to, and whether the spool can be read. */
import { Effect } from "effect"
import { accessSync, constants, existsSync } from "node:fs"
import { dirname } from "node:path"
import { ownerOf, spoolExists } from "../spool/openSpool.ts"
import { isPossible } from "../spool/SpoolFiles.ts"
import { scanSpool } from "../spool/SpoolScan.ts"
import { error, type Finding, lineOf, ok, warning } from "./Finding.ts"

/**
 * Checks the spool. `identity` is the identity of the store, or undefined if it is unknown. `isServed` is `true` if a server may be writing to the
 * spool.
 */
export const checkSpool = Effect.fnUntraced(function* (
  path: string,
  identity: string | undefined,
  isServed: boolean
): Effect.fn.Return<ReadonlyArray<Finding>> {
  if (!isPossible) {
    const found = "this operating system does not support synced writes, so there is no spool"
    return [warning("spool", found, "expect callbacks to be refused while the database is locked or unavailable")]
  }
  if (!existsSync(dirname(path)) || !spoolExists(path)) return [ok("spool", `${path} is not there yet`)]
  if (existsSync(path)) {
    try {
      accessSync(path, constants.R_OK | constants.W_OK)
    } catch {
      return [
        error("spool", `${path} cannot be read and written`, "grant the user of the inbox read and write permission")
      ]
    }
  }
  const found = yield* Effect.result(
    Effect.tryPromise({
      try: async () => ({ owner: await ownerOf(path), scan: await scanSpool(path) }),
      catch: lineOf
    })
  )
  if (found._tag === "Failure") {
    return [error("spool", `${path} cannot be read: ${found.failure}`, "start the version of the inbox that wrote it")]
  }
  const { owner, scan } = found.success
  const isForeign = identity !== undefined && [...scan.stores].some((store) => store !== identity)
  if (isForeign || (owner !== undefined && identity !== undefined && owner !== identity)) {
    const advice =
      "restore the database that it belongs to, or move its files elsewhere; they contain acknowledged callbacks"
    return [error("spool", `${path} belongs to another store`, advice)]
  }
  if (scan.damaged.length > 0 && !isServed) {
    const found = `${path} is damaged: ${scan.damaged.length} acknowledged writes are incomplete`
    return [error("spool", found, "keep a copy of its files, and start with `serve --without-damaged`")]
  }
  return [ok("spool", `${path}: ${scan.records.length} callbacks may not be in the log yet`)]
})
