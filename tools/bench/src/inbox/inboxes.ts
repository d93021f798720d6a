/**
 * `fieldwork-inbox serve` in processes of their own, and a sender.
 */
import { generateSigningKey, signCallback } from "@fieldwork/webhooks/testing"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import { request } from "node:http"
import { join } from "node:path"

const program = join(import.meta.dirname, "../../../../packages/inbox/src/main.ts")
const key = await generateSigningKey("bench-key-1")

export interface Running {
  readonly url: string
  /** Processor time that it has used so far, milliseconds; undefined where there is no /proc. */
  readonly spent: () => number | undefined
  /** The greatest value of a metric, over its attributes. */
  readonly gauge: (name: string) => Promise<number>
  /** Entries that are not projected yet. */
  readonly waiting: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** Runs `use` with an inbox for each store, and ends them whatever becomes of it. A store is a file or a PostgreSQL's URL. */
export const withInboxes = async <A>(
  stores: ReadonlyArray<string>,
  use: (inboxes: ReadonlyArray<Running>) => Promise<A>
): Promise<A> => {
  const inboxes: Array<Running> = []
  try {
    for (const store of stores) inboxes.push(await startInbox(store))
    return await use(inboxes)
  } finally {
    await Promise.all(inboxes.map(({ stop }) => stop()))
  }
}

const startInbox = async (store: string): Promise<Running> => {
  const child = spawn(process.execPath, [program, "serve"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      FIELDWORK_INBOX_STORE: store,
      FIELDWORK_INBOX_PORT: "0",
      FIELDWORK_INBOX_KEYS: `${key.keyId}=${key.publicKey}`
    }
  })
  let said = ""
  let port: string | undefined
  while (port === undefined) {
    said += String((await once(child.stdout, "data"))[0])
    port = /"listening".*"port":(\d+)/.exec(said)?.[1]
  }
  child.stdout.resume()
  const url = `http://127.0.0.1:${port}`
  const read = async (path: string) => (await fetch(`${url}${path}`)).text()
  return {
    url,
    spent: () => {
      if (!existsSync("/proc/self/stat")) return undefined
      // In hundredths of a second, behind the name, which may hold anything.
      const fields = readFileSync(`/proc/${child.pid}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? []
      return 10 * (Number(fields[11]) + Number(fields[12]))
    },
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
  /** From the first byte sent to the answer, milliseconds. */
  readonly millis: number
}

/** Fails when the answer is not 200. */
export const deliver = async (...args: Parameters<typeof send>): Promise<void> => {
  const { status } = await send(...args)
  if (status !== 200) throw new Error(`answered ${status}`)
}

/** Signs and sends one callback. */
export const send = async (url: string, stream: "opportunities" | "outcomes", body: Uint8Array): Promise<Sent> => {
  const { headers } = await signCallback({ keys: [key], body })
  const begun = performance.now()
  const sending = request(`${url}/callbacks/${stream}`, {
    method: "POST",
    headers: { ...headers, "content-length": body.length }
  })
  const answered = once(sending, "response")
  sending.end(body)
  const [response] = await answered
  response.resume()
  return { status: response.statusCode, millis: performance.now() - begun }
}

export const until = async (done: () => Promise<boolean>): Promise<void> => {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 50))
}
