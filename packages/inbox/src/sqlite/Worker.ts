/**
 * The thread that owns a SQLite connection, and the way to it.
 *
 * A commit waits for the disk; here it makes nobody else wait. When the thread ends by itself, what it was asked fails and
 * the next question starts a new one.
 */
import { isMainThread, MessagePort, parentPort, Worker, workerData } from "node:worker_threads"
import type { Durability } from "../store/Engine.ts"
import { type Connection, openHere, SqliteFailure } from "./Connection.ts"
import type { DatabaseOptions } from "./Database.ts"
import * as Transferable from "./ThreadTransfer.ts"

interface Question {
  readonly id: number
  readonly method: keyof Connection
  readonly args: ReadonlyArray<unknown>
}
type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly message: string; readonly code: number }

/** In a thread of its own. Resolves once the database is open. */
export const openThread = async (options: DatabaseOptions): Promise<Connection> => {
  let thread = await startThread(options)
  let starting: Promise<Thread> | undefined
  /** One is started for all that ask at once. */
  const restart = (): Promise<Thread> =>
    (starting ??= startThread(options)
      .then((started) => (thread = started))
      .finally(() => (starting = undefined)))
  const ask: Thread["ask"] = async (method, args, transfer) =>
    (thread.ended ? await restart() : thread).ask(method, args, transfer)
  return {
    query: async (...args) => Transferable.rowsFromTransfer((await ask("query", args)) as Transferable.TransferredRows),
    exec: async (...args) => void (await ask("exec", args)),
    transact: async (steps, durability) => {
      const { content, transfer } = Transferable.stepsToTransfer(steps)
      const transacted = await ask("transact", [content, durability], transfer)
      return Transferable.resultFromTransfer(transacted as Transferable.TransferredResult)
    },
    checkpoint: (...args) => ask("checkpoint", args) as ReturnType<Connection["checkpoint"]>,
    close: async () => {
      if (thread.ended) return
      await thread.ask("close", [])
      await thread.stop()
    }
  }
}

interface Thread {
  readonly ended: boolean
  ask(method: keyof Connection, args: ReadonlyArray<unknown>, transfer?: Array<ArrayBuffer>): Promise<unknown>
  stop(): Promise<unknown>
}

const startThread = (options: DatabaseOptions): Promise<Thread> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { fieldworkSqlite: options } })
    const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (cause: Error) => void }>()
    let ended = false
    let lastId = 0
    const end = (why: string): void => {
      ended = true
      for (const { reject } of waiting.values()) reject(new SqliteFailure(why, 0))
      waiting.clear()
      reject(new SqliteFailure(why, 0))
    }
    worker.on("error", (cause) => end(cause instanceof Error ? cause.message : String(cause)))
    worker.on("exit", () => end("the database's thread has ended"))
    worker.on("message", (answer: Answer) => {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ("value" in answer) asked?.resolve(answer.value)
      else asked?.reject(new SqliteFailure(answer.message, answer.code))
    })
    const ask: Thread["ask"] = (method, args, transfer = []) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(new SqliteFailure("the database's thread has ended", 0))
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        worker.postMessage({ id: lastId, method, args } satisfies Question, transfer)
      })
    const thread: Thread = {
      ask,
      stop: () => worker.terminate(),
      get ended() {
        return ended
      }
    }
    // The first answer says whether the file could be opened.
    ask("query", ["SELECT 1", []]).then(() => resolve(thread), reject)
  })

const serve = (port: MessagePort, options: DatabaseOptions): void => {
  let connection: Connection | undefined
  port.on("message", ({ args, id, method }: Question) => {
    const answered = (async () => {
      connection ??= openHere(options)
      return call(connection, method, args)
    })()
    answered.then(
      ({ content, transfer }) => port.postMessage({ id, value: content } satisfies Answer, transfer),
      (cause: SqliteFailure) => port.postMessage({ id, message: cause.message, code: cause.code } satisfies Answer)
    )
  })
}

const call = async (
  connection: Connection,
  method: keyof Connection,
  args: ReadonlyArray<unknown>
): Promise<Transferable.Transferable<unknown>> => {
  switch (method) {
    case "query":
      return Transferable.rowsToTransfer(await connection.query(...(args as Parameters<Connection["query"]>)))
    case "transact": {
      const [steps, durability] = args as [ReadonlyArray<Transferable.TransferredStep>, Durability | undefined]
      return Transferable.resultToTransfer(await connection.transact(Transferable.stepsFromTransfer(steps), durability))
    }
    case "exec":
    case "checkpoint":
    case "close":
    default: {
      const run = connection[method] as (...args: ReadonlyArray<unknown>) => Promise<unknown>
      return { content: await run(...args), transfer: [] }
    }
  }
}

const options: unknown = workerData?.fieldworkSqlite
if (!isMainThread && parentPort !== null && options !== undefined) serve(parentPort, options as DatabaseOptions)
