/**
 * The sandbox of a page: loaded when it is first needed, from this site, into a worker.
 */
import type { RunResult, WorkerRequest } from "./protocol.ts"

export interface SandboxWorker {
  readonly run: (code: string) => Promise<RunResult>
  readonly reset: () => Promise<RunResult>
}

/** Each worker is a bundle of its own, so that a page loads one client. */
const open: Readonly<Record<string, () => Worker>> = {
  "brand-lift": () => new Worker(new URL("./brand-lift.worker.ts", import.meta.url), { type: "module" }),
  exchange: () => new Worker(new URL("./exchange.worker.ts", import.meta.url), { type: "module" })
}

export const openWorker = (api: string): SandboxWorker => {
  const worker = open[api]?.()
  if (worker === undefined) throw new Error(`no sandbox is named ${api}`)
  const waiting = new Map<number, (result: RunResult) => void>()
  let count = 0
  worker.addEventListener("message", ({ data }: MessageEvent<RunResult>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  worker.addEventListener("error", ({ message }) => {
    for (const [id, done] of waiting)
      done({ id, printed: [], requests: [], milliseconds: 0, error: `The sandbox could not be loaded. ${message}` })
    waiting.clear()
  })
  const ask = (request: WorkerRequest) =>
    new Promise<RunResult>((done) => {
      waiting.set(request.id, done)
      worker.postMessage(request)
    })
  return {
    run: (code) => ask({ id: ++count, type: "run", code }),
    reset: () => ask({ id: ++count, type: "reset" })
  }
}
