/**
 * Tracks the requests that a transport has received and that have no response yet.
 */
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import { isJSONRPCRequest, type RequestId } from "@modelcontextprotocol/sdk/types.js"
import { cancelledId } from "./cancelledId.ts"

export class PendingRequests {
  private readonly ids = new Set<RequestId>()
  private onSettled = (): void => {}

  /** Tracks the requests of `transport`, which must not be connected to a server yet. */
  constructor(transport: Transport) {
    const send = transport.send.bind(transport)
    Object.assign(transport, {
      onmessage: (message) => {
        if (isJSONRPCRequest(message)) this.ids.add(message.id)
        // A cancelled request receives no response.
        else this.remove(cancelledId(message))
      },
      send: async (message, options) => {
        try {
          await send(message, options)
        } finally {
          if (!("method" in message)) this.remove(message.id)
        }
      }
    } satisfies Partial<Transport>)
  }

  /** Resolves when every request has received its response, or when `signal` is aborted. */
  async settled(signal: AbortSignal): Promise<void> {
    if (this.ids.size === 0 || signal.aborted) return
    await new Promise<void>((resolve) => {
      this.onSettled = resolve
      signal.addEventListener("abort", () => resolve(), { once: true })
    })
  }

  private remove(id: unknown): void {
    this.ids.delete(id as RequestId)
    if (this.ids.size === 0) this.onSettled()
  }
}
