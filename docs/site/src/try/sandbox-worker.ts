/**
 * Starts the worker of a page. Each worker is a separate bundle, which is fetched when it is first needed.
 */
import { type Connection, connect } from "./messages.ts"
import type { RunResult, WorkerRequest } from "./protocol.ts"

const open: Readonly<Record<string, () => Worker>> = {
  "brand-lift": () => new Worker(new URL("./brand-lift.worker.ts", import.meta.url), { type: "module" }),
  exchange: () => new Worker(new URL("./exchange.worker.ts", import.meta.url), { type: "module" })
}

export type SandboxWorker = Connection<WorkerRequest, RunResult>

export const openWorker = (api: string): SandboxWorker => {
  const worker = open[api]?.()
  if (worker === undefined) throw new Error(`no sandbox is named ${api}`)
  return connect(worker)
}
