/**
 * Answers the page from a worker, one request after the other.
 */
import type { WorkerRequest } from "./protocol.ts"
import { type ModulesOf, openSession } from "./session.ts"

export const serve = (modulesOf: ModulesOf): void => {
  let session = openSession(modulesOf)
  let last: Promise<unknown> = session
  addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
    const answer = async () => {
      if (data.type === "reset") session = openSession(modulesOf)
      const ready = await session
      const result = data.type === "run" ? await ready.run(data.code) : { printed: [], requests: [], milliseconds: 0 }
      postMessage({ id: data.id, ...result })
    }
    last = last.then(answer).catch((cause: unknown) => {
      const error = `The sandbox could not be started: ${cause instanceof Error ? cause.message : String(cause)}`
      postMessage({ id: data.id, printed: [], requests: [], milliseconds: 0, error })
    })
  })
}
