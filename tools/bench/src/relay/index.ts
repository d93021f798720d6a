/**
 * `npm run bench -- relay`: measures a relay, a process that sends an inbox's changes to a message broker. The results are the changes per second
 * from a SQLite store to NATS JetStream, and the CPU time that a relay adds to `fieldwork-inbox serve`. The benchmark requires `nats-server` on the
 * PATH.
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Case } from "../Report.ts"
import { withNats } from "./natsServer.ts"
import { projectorCost } from "./projectorCost.ts"
import { rate } from "./rate.ts"

export const run = async (args: ReadonlyArray<string>): Promise<ReadonlyArray<Case>> => {
  const parts = { rate, projector: projectorCost }
  const chosen = args.length === 0 ? Object.keys(parts) : args
  const cases: Array<Case> = []
  for (const name of chosen) {
    const part = parts[name as keyof typeof parts]
    if (part === undefined)
      throw new Error(`bench relay: unknown part "${name}"; pass one of ${Object.keys(parts).join(", ")}`)
    const folder = mkdtempSync(join(tmpdir(), "bench-relay-"))
    try {
      cases.push(...(await withNats((nats) => part({ folder, ...nats }))))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return cases
}
