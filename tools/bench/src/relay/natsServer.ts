/**
 * Starts a nats-server for the benchmark, with JetStream and file storage.
 */
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { processorMillis } from "../processorMillis.ts"

export interface Nats {
  readonly servers: string
  /** Returns the CPU time that the server has used so far, in milliseconds, or NaN on systems without /proc. */
  readonly cpuMillis: () => number
}

export const withNats = async <A>(use: (nats: Nats) => Promise<A>): Promise<A> => {
  if (spawnSync("nats-server", ["--version"]).status !== 0) {
    throw new Error("bench relay: nats-server is not on the PATH")
  }
  const folder = mkdtempSync(join(tmpdir(), "bench-nats-"))
  const port = await freePort()
  const args = ["-a", "127.0.0.1", "-p", String(port), "-js", "-sd", folder]
  const child = spawn("nats-server", args, { stdio: ["ignore", "ignore", "pipe"] })
  const ended = once(child, "exit")
  try {
    let output = ""
    while (!output.includes("Server is ready")) output += String((await once(child.stderr, "data"))[0])
    child.stderr.resume()
    return await use({ servers: `127.0.0.1:${port}`, cpuMillis: () => processorMillis(child.pid) ?? Number.NaN })
  } finally {
    child.kill("SIGKILL")
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  return typeof address === "object" && address !== null ? address.port : 0
}
