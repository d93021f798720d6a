/**
 * Sends requests from a page to its worker and returns the replies. The worker handles one request at a time.
 */

interface Envelope<A> {
  readonly id: number
  readonly value?: A
  readonly error?: string
}

export interface Connection<Request, Reply> {
  /** Sends a request and returns the reply. Rejects if the worker cannot be loaded, fails to handle the request, or is closed. */
  readonly ask: (request: Request) => Promise<Reply>
  readonly close: () => void
}

/** Connects the page to a worker. */
export const connect = <Request, Reply>(worker: Worker): Connection<Request, Reply> => {
  const waiting = new Map<number, PromiseWithResolvers<Reply>>()
  let count = 0
  const failAll = (message: string) => {
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  }
  worker.addEventListener("message", ({ data }: MessageEvent<Envelope<Reply>>) => {
    const caller = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.error === undefined) caller?.resolve(data.value as Reply)
    else caller?.reject(new Error(data.error))
  })
  worker.addEventListener("error", ({ message }) => failAll(`The sandbox could not be loaded. ${message}`.trim()))
  return {
    ask: (value) => {
      const caller = Promise.withResolvers<Reply>()
      waiting.set(++count, caller)
      worker.postMessage({ id: count, value } satisfies Envelope<Request>)
      return caller.promise
    },
    close: () => {
      worker.terminate()
      failAll("It was stopped.")
    }
  }
}

/** Handles requests in the worker. Each request is handled after the reply to the previous request has been sent. */
export const handle = (reply: (request: never) => Promise<unknown>): void => {
  let last: Promise<unknown> = Promise.resolve()
  const turn = async ({ id, value }: Envelope<unknown>): Promise<void> => {
    let envelope: Envelope<unknown>
    try {
      envelope = { id, value: await reply(value as never) }
    } catch (cause) {
      envelope = { id, error: cause instanceof Error ? cause.message : String(cause) }
    }
    postMessage(envelope)
  }
  addEventListener("message", ({ data }: MessageEvent<Envelope<unknown>>) => {
    last = last.then(() => turn(data))
  })
}
