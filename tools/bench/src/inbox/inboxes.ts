/**
 * Runs `fieldwork-inbox serve` in separate processes, and sends callbacks to it.
 */
import { generateSigningKey, signCallback } from "@fieldwork/webhooks/testing"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { request } from "node:http"
import { join } from "node:path"
import { processorMillis } from "../processorMillis.ts"

const program = join(import.meta.dirname, "../../../../packages/inbox/src/main.ts")
const key = await generateSigningKey("bench-key-1")

export interface Running {
  readonly url: string
  /** Returns the CPU time that the inbox's process has used so far, in milliseconds, or undefined on systems without /proc. */
  readonly cpuMillis: () => number | undefined
  /** Returns the largest value of a metric across all sets of attributes. */
  readonly gauge: (name: string) => Promise<number>
  /** Returns the number of log entries that have not been projected (applied to the tables) yet. */
  readonly waiting: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** Runs `use` with one inbox per store, and always stops the inboxes afterwards. A store is a file or the URL of a PostgreSQL database. */
export const withInboxes = async <A>(
  stores: ReadonlyArray<string>,
  use: (inboxes: ReadonlyArray<Running>) => Promise<A>,
  variables: Readonly<Record<string, string>> = {}
): Promise<A> => {
  const inboxes: Array<Running> = []
  try {
    for (const store of stores) inboxes.push(await startInbox(store, variables))
    return await use(inboxes)
  } finally {
    await Promise.all(inboxes.map(({ stop }) => stop()))
  }
}

const startInbox = async (store: string, variables: Readonly<Record<string, string>>): Promise<Running> => {
  const child = spawn(process.execPath, [program, "serve"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      FIELDWORK_INBOX_STORE: store,
      FIELDWORK_INBOX_PORT: "0",
      FIELDWORK_INBOX_KEYS: `${key.keyId}=${key.publicKey}`,
      ...variables
    }
  })
  let output = ""
  let port: string | undefined
  while (port === undefined) {
    output += String((await once(child.stdout, "data"))[0])
    port = /"listening".*"port":(\d+)/.exec(output)?.[1]
  }
  child.stdout.resume()
  const url = `http://127.0.0.1:${port}`
  const read = async (path: string) => (await fetch(`${url}${path}`)).text()
  return {
    url,
    cpuMillis: () => processorMillis(child.pid),
    gauge: async (name) => {
      const found = (await read("/metrics")).matchAll(new RegExp(`^${name}(?:\\{.*\\})? ([0-9.e+-]+)$`, "gm"))
      return Math.max(0, ...[...found].map((match) => Number(match[1])))
    },
    waiting: async () => (JSON.parse(await read("/readyz")) as { readonly waiting?: number }).waiting ?? Infinity,
    stop: async () => {
      const ended = once(child, "exit")
      child.kill("SIGTERM")
      await ended
    }
  }
}

export interface Sent {
  readonly status: number
  /** The time in milliseconds from the start of the request to the response. */
  readonly millis: number
}

/** Sends a callback, and throws if the status code of the response is not 200. */
export const deliver = async (...args: Parameters<typeof send>): Promise<void> => {
  const { status } = await send(...args)
  if (status !== 200) throw new Error(`responded with ${status}`)
}

/** Signs and sends one callback. */
export const send = async (url: string, stream: "opportunities" | "outcomes", body: Uint8Array): Promise<Sent> => {
  const { headers } = await signCallback({ keys: [key], body })
  const begun = performance.now()
  const sending = request(`${url}/callbacks/${stream}`, {
    method: "POST",
    headers: { ...headers, "content-length": body.length }
  })
  const responded = once(sending, "response")
  sending.end(body)
  const [response] = await responded
  response.resume()
  return { status: response.statusCode, millis: performance.now() - begun }
}

export const until = async (done: () => Promise<boolean>): Promise<void> => {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 50))
}
