/** The command as its users start it: a process of its own, which is gone when the test is. */
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach } from "vitest"
import { compileCache } from "./compileCache.ts"
import { makeFolder } from "./folder.ts"
import { makeKey } from "./sender.ts"

const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url))

const children = new Set<ChildProcess>()
afterEach(() => {
  for (const child of children) child.kill("SIGKILL")
  children.clear()
})

export const start = (args: ReadonlyArray<string>, env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [main, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...compileCache, ...env }
  })
  children.add(child)
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

/** The line of `serve` that names the port it listens on. */
export const listening = /"listening".*"port":(\d+)/

export const key = await makeKey("command-key")

/** Variables with a store of their own and a key, and how they are done with. */
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
