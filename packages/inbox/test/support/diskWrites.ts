/** Replaces the function with which the spool writes to files, until the scope closes. */
import { Effect } from "effect"
import fs from "node:fs"
import { syncBuiltinESMExports } from "node:module"

type Writev = typeof fs.writev
type Ended = (cause: NodeJS.ErrnoException | null, written: number) => void

/** Replaces the write function. `ends` receives the number and the result of each write, and returns the result that is passed to the spool. */
export const disturbWrites = (
  ends: (write: number, cause: Error | null, written: number) => readonly [Error | null, number]
) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const real = fs.writev
      let writes = 0
      const disturbed = (file: number, parts: ReadonlyArray<Uint8Array>, at: number, ended: Ended): void => {
        const write = (writes += 1)
        real(file, parts, at, (cause, written) => ended(...ends(write, cause, written)))
      }
      set(disturbed as unknown as Writev)
      return real
    }),
    (real) => Effect.sync(() => set(real))
  )

const set = (writev: Writev): void => {
  fs.writev = writev
  syncBuiltinESMExports()
}
