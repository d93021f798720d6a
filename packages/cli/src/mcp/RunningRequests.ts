/**
 * Tracks the requests that are running, so that a message on one connection can cancel a request that arrived on another one.
 */
import type { RequestId } from "@modelcontextprotocol/sdk/types.js"

type Cancel = () => void

export class RunningRequests {
  private readonly cancels = new Map<string, Set<Cancel>>()

  /** Adds a request of a client. Returns a function that removes the request, which must be called when the request has ended. */
  add(client: string, id: RequestId, cancel: Cancel): () => void {
    const key = JSON.stringify([client, id])
    const same = this.cancels.get(key) ?? new Set()
    this.cancels.set(key, same.add(cancel))
    return () => {
      same.delete(cancel)
      if (same.size === 0 && this.cancels.get(key) === same) this.cancels.delete(key)
    }
  }

  /**
   * Cancels the request with an id of a client. Does nothing if no such request is running, or if more than one is: programs that share a client name
   * may use the same ids, and must not cancel each other's requests.
   */
  cancel(client: string, id: RequestId): void {
    const found = [...(this.cancels.get(JSON.stringify([client, id])) ?? [])]
    if (found.length === 1) found[0]?.()
  }
}
