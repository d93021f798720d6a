import { Effect } from "effect"
import { folderProblem } from "../folderProblem.ts"
import type { StoreError } from "../store/StoreError.ts"
import { spoolExists } from "./openSpool.ts"
import { unusable } from "./SpoolReports.ts"

/** Whether any file of a spool exists. Fails if the folder of the spool does not exist or cannot be read. */
export const hasSpool = (path: string): Effect.Effect<boolean, StoreError> =>
  Effect.try({
    try: () => {
      const missing = folderProblem(path)
      if (missing !== undefined) throw new Error(missing)
      return spoolExists(path)
    },
    catch: unusable
  })
