/**
 * A supplier's callback receiver on `node:http`. Verifies the raw bytes of each callback, and stores the genuine callbacks.
 */
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { type EventReceiver, type KeySource, receiver, type Verified } from "@fieldwork/webhooks"
import type { Opportunity, Outcome } from "@fieldwork/webhooks/events"
import { nodeReceiver } from "@fieldwork/webhooks/node"

export interface Receiver {
  readonly url: string
  /** Returns the genuine callbacks that were received at a path, oldest first. */
  readonly at: (path: string) => ReadonlyArray<Verified>
  /** The opportunities in the genuine callbacks, oldest first. */
  readonly opportunities: ReadonlyArray<Opportunity>
  readonly outcomes: ReadonlyArray<Outcome>
  /** The signature headers of all callbacks, including refused ones, oldest first. */
  readonly headers: ReadonlyArray<string>
  readonly refused: () => number
  readonly close: () => Promise<void>
}

export const openReceiver = async (keys: KeySource): Promise<Receiver> => {
  const received = new Map<string, Array<Verified>>()
  const opportunities: Array<Opportunity> = []
  const outcomes: Array<Outcome> = []
  const headers: Array<string> = []
  let refused = 0

  const receive = (path: string): RequestListener =>
    nodeReceiver(
      keeping(
        receiver({
          keys,
          onOpportunity: (opportunity) => void opportunities.push(opportunity),
          onOutcome: (outcome) => void outcomes.push(outcome),
          onBad: ({ path: at, reason }) => console.warn(`bad item: ${at} ${reason}`),
          onRefusal: () => void refused++
        }),
        (verified) => void received.set(path, [...(received.get(path) ?? []), verified])
      )
    )
  const paths = new Map(["/opportunities", "/outcomes"].map((path) => [path, receive(path)]))

  const server = createServer((request, response) => {
    headers.push(String(request.headers["x-platform-signature"]))
    const listener = paths.get(request.url ?? "/")
    if (listener === undefined) response.writeHead(404).end()
    else listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    at: (path) => received.get(path) ?? [],
    opportunities,
    outcomes,
    headers,
    refused: () => refused,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

/** Returns a receiver that also passes each callback to `keep`, after its items have been handled. */
const keeping = (callbacks: EventReceiver, keep: (verified: Verified) => void): EventReceiver => ({
  ...callbacks,
  accept: async (verified, arrival) => {
    await callbacks.accept(verified, arrival)
    keep(verified)
  }
})
