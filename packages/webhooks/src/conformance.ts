/**
 * The conformance cases against a receiver that listens on a port: genuine callbacks that it must accept, and forged ones that it must refuse.
 */
import { readCases } from "./check/cases.ts"
import { isLoopback } from "./check/is-loopback.ts"
import type { Grade } from "./check/grade.ts"
import { runCases, selectCases } from "./check/run-cases.ts"
import { WebhookConfigurationError } from "./configuration-error.ts"

export type { Grade }

/** Which cases are sent, and how the receiver is set up. */
export interface CheckReceiverOptions {
  /** Default `X-Platform-Signature`. */
  readonly headerName?: string | undefined
  /** Only cases whose id begins with this text, such as `tampered/`. */
  readonly only?: string | undefined
  /** How far, in seconds, the receiver lets a timestamp lie in the past. Default 300. `Infinity` for a receiver that accepts callbacks of any age. */
  readonly toleranceSeconds?: number | undefined
  /** Default false: a host other than this machine would take the callbacks for real. */
  readonly allowRemote?: boolean | undefined
}

/**
 * Sends each case to a receiver, one after the other, and grades its response. The receiver must trust the keys `current` and `next` of
 * `testKeys`. Throws a `WebhookConfigurationError` when the host is another machine, or when no case begins with `only`.
 *
 * @example
 * ```ts
 * import { createServer } from "node:http"
 * import { checkReceiver } from "@fieldwork/webhooks/conformance"
 *
 * // It accepts everything.
 * const server = createServer((request, response) => request.resume().on("end", () => response.end()))
 * await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
 * const address = server.address()
 * const port = typeof address === "object" && address !== null ? address.port : 0
 *
 * const failed: Array<string> = []
 * for await (const { id, verdict } of checkReceiver(`http://127.0.0.1:${port}/`, { only: "tampered/first" }))
 *   if (verdict === "failed") failed.push(id)
 * server.close()
 * failed[0] // => "tampered/first-byte"
 * ```
 */
export const checkReceiver = (
  receiver: string | URL,
  { allowRemote = false, ...options }: CheckReceiverOptions = {}
): AsyncGenerator<Grade, void> => {
  const url = new URL(receiver)
  if (!allowRemote && !isLoopback(url))
    throw new WebhookConfigurationError(
      `${url.host} is not this machine and would take these callbacks for real; allowRemote sends them`
    )
  const file = readCases()
  if (selectCases({ file, ...options }).length === 0)
    throw new WebhookConfigurationError(`No conformance case begins with ${options.only ?? ""}`)
  return runCases({ url, file, ...options })
}
