/** Starts the command as users do, in a process that is killed when the test ends. */
import { signCallback } from "@fieldwork/webhooks/testing"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { endWithTest } from "./children.ts"
import { makeFolder } from "./folder.ts"
import { programPath } from "./programs.ts"
import { makeKey, survey } from "./sender.ts"

export const start = (
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string>>,
  program = programPath("main")
) => {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env }
  })
  endWithTest(child)
  let [out, err] = ["", ""]
  child.stdout.on("data", (text) => (out += String(text)))
  child.stderr.on("data", (text) => (err += String(text)))
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, out, err }))
  const printed = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = pattern.exec(out)?.[1]
      if (found !== undefined) return found
      await Promise.race([once(child.stdout, "data"), ended.then(({ err }) => Promise.reject(new Error(err)))])
    }
  }
  return { child, ended, printed }
}

/** Resolves once all messages that the server has received have been applied to the projections. */
export const projected = async (base: string): Promise<void> => {
  for (;;) {
    const { waiting } = (await (await fetch(`${base}/readyz`)).json()) as { readonly waiting: number }
    if (waiting === 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Matches the line of output from `serve` that contains the port. */
export const listening = /"listening".*"port":(\d+)/

export const key = await makeKey("command-key")

/** Returns environment variables with a key and a temporary store. `using` deletes the store. */
export const settings = (more: Readonly<Record<string, string>> = {}) => {
  const made = makeFolder()
  const env = {
    FIELDWORK_INBOX_STORE: join(made.path, "inbox.db"),
    FIELDWORK_INBOX_PORT: "0",
    FIELDWORK_INBOX_KEYS: `${key.keyId}=${key.publicKey}`,
    ...more
  }
  return { env, folder: made.path, [Symbol.dispose]: made[Symbol.dispose] }
}

/** Runs a server until it has stored a callback with one survey. */
export const receiveOne = async (env: Readonly<Record<string, string>>): Promise<void> => {
  const server = start(["serve"], env)
  const base = `http://127.0.0.1:${await server.printed(listening)}`
  const signed = await signCallback({ keys: [key], body: [survey(1)] })
  const { status } = await fetch(`${base}/callbacks/opportunities`, { method: "POST", ...signed })
  if (status !== 200) throw new Error(`the callback was refused with ${status}`)
  await projected(base)
  server.child.kill("SIGTERM")
  const { code } = await server.ended
  if (code !== 0) throw new Error(`the server exited with ${code}`)
}
