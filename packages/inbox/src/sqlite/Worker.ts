/**
 * The thread that owns a SQLite connection, and the calls to this thread.
 *
 * A commit waits for the disk. In its own thread, the commit does not block anything else. If the thread stops unexpectedly, its pending calls fail,
 * and the next call starts a new thread. After `close`, every call fails.
 */
import { isMainThread, MessagePort, parentPort, Worker, workerData } from "node:worker_threads"
import type { Durability } from "../store/Engine.ts"
import { type Connection, openHere, SqliteFailure } from "./Connection.ts"
import type { DatabaseOptions } from "./Database.ts"
import * as ThreadTransfer from "./ThreadTransfer.ts"

interface Request {
  readonly id: number
  readonly method: keyof Connection
  readonly args: ReadonlyArray<unknown>
}
type Response =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly message: string; readonly code: number }

/** Opens a database in its own thread. Resolves once the database is open. */
export const openThread = async (options: DatabaseOptions): Promise<Connection> => {
  let thread = await startThread(options)
  let starting: Promise<Thread> | undefined
  let isClosed = false
  /** Starts a new thread. Concurrent callers share the same new thread. */
  const restart = (): Promise<Thread> =>
    (starting ??= startThread(options)
      .then((started) => (thread = started))
      .finally(() => (starting = undefined)))
  const call: Thread["call"] = async (method, args, ...more) => {
    if (isClosed) throw new SqliteFailure("the database is closed", 0)
    return (thread.ended ? await restart() : thread).call(method, args, ...more)
  }
  return {
    query: async (sql, params, signal) =>
      ThreadTransfer.rowsFromTransfer(
        (await call("query", [sql, params], [], signal)) as ThreadTransfer.TransferredRows
      ),
    exec: async (...args) => void (await call("exec", args)),
    transact: async (steps, durability, signal) => {
      const { content, transfer } = ThreadTransfer.stepsToTransfer(steps)
      const transacted = await call("transact", [content, durability], transfer, signal)
      return ThreadTransfer.resultFromTransfer(transacted as ThreadTransfer.TransferredResult)
    },
    checkpoint: (...args) => call("checkpoint", args) as ReturnType<Connection["checkpoint"]>,
    repair: async () => void (await call("repair", [])),
    close: async () => {
      // Set before the thread is closed. Otherwise, a later call could start another thread, which would never be stopped.
      isClosed = true
      if (thread.ended) return
      await thread.call("close", [])
      await thread.stop()
    }
  }
}

interface Thread {
  readonly ended: boolean
  /** Calls a method of the connection in the thread. If `signal` is aborted while the call is still queued, the call is not executed. */
  call(
    method: keyof Connection,
    args: ReadonlyArray<unknown>,
    transfer?: Array<ArrayBuffer>,
    signal?: AbortSignal
  ): Promise<unknown>
  stop(): Promise<unknown>
}

interface Call {
  readonly send: () => void
  readonly resolve: (value: unknown) => void
  readonly reject: (cause: Error) => void
}

/** The maximum number of calls sent to the thread: one that is being executed, and one that is waiting. */
const maxPending = 2

const gone = "the database's thread has ended"

const startThread = (options: DatabaseOptions): Promise<Thread> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { fieldworkSqlite: options } })
    const underway = new Map<number, Call>()
    const queue = new Set<Call>()
    let ended = false
    let lastId = 0
    const end = (why: string): void => {
      ended = true
      for (const { reject } of [...underway.values(), ...queue]) reject(new SqliteFailure(why, 0))
      underway.clear()
      queue.clear()
      reject(new SqliteFailure(why, 0))
    }
    const sendNext = (): void => {
      for (const next of queue) {
        if (underway.size >= maxPending) return
        queue.delete(next)
        next.send()
      }
    }
    worker.on("error", (cause) => end(cause instanceof Error ? cause.message : String(cause)))
    worker.on("exit", () => end(gone))
    worker.on("message", (response: Response) => {
      const queuedCall = underway.get(response.id)
      underway.delete(response.id)
      sendNext()
      if ("value" in response) queuedCall?.resolve(response.value)
      else queuedCall?.reject(new SqliteFailure(response.message, response.code))
    })
    const call: Thread["call"] = (method, args, transfer = [], signal) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(new SqliteFailure(gone, 0))
        const id = (lastId += 1)
        const send = (): void => {
          underway.set(id, queuedCall)
          worker.postMessage({ id, method, args } satisfies Request, transfer)
        }
        const queuedCall: Call = { send, resolve, reject }
        queue.add(queuedCall)
        signal?.addEventListener("abort", () => {
          if (queue.delete(queuedCall)) reject(new SqliteFailure("cancelled before it started", 0))
        })
        sendNext()
      })
    const thread: Thread = {
      call,
      stop: () => worker.terminate(),
      get ended() {
        return ended
      }
    }
    // The first response shows whether the file could be opened.
    call("query", ["SELECT 1", []]).then(() => resolve(thread), reject)
  })

const serve = (port: MessagePort, options: DatabaseOptions): void => {
  let connection: Connection | undefined
  port.on("message", ({ args, id, method }: Request) => {
    const done = (async () => {
      connection ??= openHere(options)
      return perform(connection, method, args)
    })()
    done.then(
      ({ content, transfer }) => port.postMessage({ id, value: content } satisfies Response, transfer),
      (cause: SqliteFailure) => port.postMessage({ id, message: cause.message, code: cause.code } satisfies Response)
    )
  })
}

const perform = async (
  connection: Connection,
  method: keyof Connection,
  args: ReadonlyArray<unknown>
): Promise<ThreadTransfer.Transferable<unknown>> => {
  switch (method) {
    case "query":
      return ThreadTransfer.rowsToTransfer(await connection.query(...(args as Parameters<Connection["query"]>)))
    case "transact": {
      const [steps, durability] = args as [ReadonlyArray<ThreadTransfer.TransferredStep>, Durability | undefined]
      return ThreadTransfer.resultToTransfer(
        await connection.transact(ThreadTransfer.stepsFromTransfer(steps), durability)
      )
    }
    case "exec":
    case "checkpoint":
    case "repair":
    case "close":
    default: {
      const run = connection[method] as (...args: ReadonlyArray<unknown>) => Promise<unknown>
      return { content: await run(...args), transfer: [] }
    }
  }
}

const options: unknown = workerData?.fieldworkSqlite
if (!isMainThread && parentPort !== null && options !== undefined) serve(parentPort, options as DatabaseOptions)
