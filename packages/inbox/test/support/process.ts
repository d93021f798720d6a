/** Starts inboxes in separate processes, and sends callbacks to them over HTTP. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { signCallback } from "@fieldwork/webhooks/testing"
import { encodeText } from "../../src/BodyCodec.ts"
import type { StreamName } from "../../src/Message.ts"
import type { ChildOptions } from "./child.ts"
import { compileCache } from "./compileCache.ts"
import { programPath } from "./programs.ts"
import { makeKey } from "./sender.ts"

const key = await makeKey("process1-key")

export interface Callback {
  readonly stream: StreamName
  /** The signature time, in Unix seconds. */
  readonly signedAt: number
  readonly body: string
}

export interface ProcessOptions extends Omit<ChildOptions, "keys"> {
  /**
   * The limit for the size of each file, as passed to the shell's `ulimit`, in blocks of 512 or 1,024 bytes depending on the shell. The limit can be
   * raised later.
   */
  readonly fileBlocks?: number | undefined
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>> | undefined
}

/** Starts an inbox. Resolves once the inbox is listening. */
export const startInbox = async ({ env, fileBlocks, ...options }: ProcessOptions) => {
  const given: ChildOptions = { ...options, keys: [{ keyId: key.keyId, publicKey: key.publicKey }] }
  const command = [process.execPath, programPath("child"), JSON.stringify(given)]
  const [file = "", ...args] =
    fileBlocks === undefined ? command : ["sh", "-c", `ulimit -S -f ${fileBlocks}; exec "$@"`, "sh", ...command]
  const child = spawn(file, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...compileCache, ...env }
  })
  const ended = once(child, "exit")
  const lines: Array<string> = []
  const reader = createInterface(child.stdout).on("line", (line) => lines.push(line))
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null
  /** Returns the first line that matches `form`, and skips the inbox's log output. Several lines can arrive at the same time. */
  const printed = async (form: RegExp): Promise<string> => {
    for (let at = 0; ; at++) {
      while (at >= lines.length && isRunning()) await Promise.race([once(reader, "line"), ended])
      const line = lines[at] ?? "nothing more"
      if (form.test(line) || at >= lines.length) return line
    }
  }
  const port = Number(await printed(/^\d+$/))
  const base = `http://127.0.0.1:${port}`
  return {
    child,
    ended,
    port,
    /** Resolves when the process announces that it will suspend itself with SIGSTOP. */
    interrupted: printed(/^stopped$/),
    metrics: async (): Promise<string> => (await fetch(`${base}/metrics`)).text()
  }
}
export type InboxProcess = Awaited<ReturnType<typeof startInbox>>

export const digestOf = async ({ body, signedAt, stream }: Callback): Promise<string> =>
  (await encodeText(stream, signedAt, body)).digest

/** Sends a callback. Returns the status code and the `Retry-After` header of the response, or undefined if there was no response. */
export const post = async (
  port: number,
  { body, signedAt, stream }: Callback,
  signal?: AbortSignal
): Promise<{ readonly status: number; readonly retryAfter: string | null } | undefined> => {
  const signed = await signCallback({ keys: [key], body, timestamp: signedAt })
  try {
    const response = await fetch(`http://127.0.0.1:${port}/callbacks/${stream}`, {
      method: "POST",
      ...signed,
      ...(signal === undefined ? {} : { signal })
    })
    await response.text()
    return { status: response.status, retryAfter: response.headers.get("retry-after") }
  } catch {
    return undefined
  }
}
