/**
 * Runs the conformance cases against a receiver that listens on a port. The receiver must accept the genuine callbacks and refuse the forged ones.
 */
import { readCases } from "./check/cases.ts"
import { isLoopback } from "./check/isLoopback.ts"
import type { Grade } from "./check/grade.ts"
import { runCases, selectCases } from "./check/runCases.ts"
import { WebhookConfigurationError } from "./configurationError.ts"

export type { Grade } from "./check/grade.ts"

/** The cases to send, and the configuration of the receiver. */
export interface CheckReceiverOptions {
  /** The name of the signature header. Default: `X-Platform-Signature`. */
  readonly headerName?: string | undefined
  /** The prefix that the ids of the cases to send must have, such as `tampered/`. Default: all cases are sent. */
  readonly only?: string | undefined
  /**
   * The maximum age in seconds that the receiver accepts for a timestamp. Use `Infinity` for a receiver that accepts callbacks of any age. Default:
   * 300.
   */
  readonly toleranceSeconds?: number | undefined
  /** Whether the receiver may run on another machine. Default: false, because a remote receiver might process the callbacks as real ones. */
  readonly allowRemote?: boolean | undefined
}

/**
 * Sends each case to a receiver, one at a time, and grades the responses. The receiver must trust `testKeys`. Throws
 * `WebhookConfigurationError` if the host is another machine and `allowRemote` is not set, or if no case has an id that begins with `only`.
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
      `${url.host} is not this machine and may process these callbacks as real; set allowRemote to send them`
    )
  const file = readCases()
  if (selectCases({ file, ...options }).length === 0)
    throw new WebhookConfigurationError(`No conformance case id starts with ${options.only ?? ""}`)
  return runCases({ url, file, ...options })
}
