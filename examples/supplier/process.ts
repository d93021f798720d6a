/**
 * Runs the supplier service in a separate process, which can be killed.
 */
import { credentials } from "@fieldwork/sandbox"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { type Market, supplierCode } from "./market.ts"

export const token = "examples-supplier-token"

export interface Place {
  /** The base URL of the service. It remains the same after a restart. */
  readonly url: string
  /** The path of the SQLite file in which the inbox stores callbacks. */
  readonly store: string
}

/** Returns a port that is currently free. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return port
}

export interface Service {
  /** Kills the process immediately, whatever it is doing. */
  readonly kill: () => Promise<void>
}

const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), "fieldwork-supplier-compile-cache") }

/**
 * Fills Node's compile cache by running a process that only imports the modules of the service. The service cannot fill the cache itself, because
 * Node writes the cache only when a process exits normally, and the service is always killed.
 */
const warm = async (): Promise<void> => {
  const program = 'import "@fieldwork/exchange/promise"; import "@fieldwork/supply/promise"'
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: import.meta.dirname,
    env: { ...process.env, ...compileCache }
  })
  await once(child, "exit")
}
let warmed: Promise<void> | undefined

/** Starts the service. Resolves once the service has subscribed, and rejects if its process exits before that. */
export const startService = async ({ exchangeUrl, panelUrl }: Market, { store, url }: Place): Promise<Service> => {
  await (warmed ??= warm())
  const child = spawn(process.execPath, [join(import.meta.dirname, "service.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      ...compileCache,
      SUPPLIER_URL: url,
      SUPPLIER_STORE: store,
      SUPPLIER_PANEL_URL: panelUrl,
      SUPPLIER_EXCHANGE_URL: exchangeUrl,
      SUPPLIER_EXCHANGE_API_KEY: credentials.exchange.apiKey,
      SUPPLIER_CODE: supplierCode,
      SUPPLIER_TOKEN: token
    }
  })
  const ended = once(child, "exit")
  const ready = once(createInterface(child.stdout), "line")
  const first = await Promise.race([ready, ended.then(() => undefined)])
  if (first === undefined) throw new Error("the service stopped before it was ready; see the output above")
  return {
    kill: async () => {
      child.kill("SIGKILL")
      await ended
    }
  }
}
