/** Starts a NATS server with JetStream for a test, if `nats-server` is on the PATH. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { connect } from "node:net"
import { join } from "node:path"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { freePort } from "../listen.ts"

export const hasNats = spawnSync("nats-server", ["--version"]).status === 0

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    const end = (found: boolean): void => {
      socket.destroy()
      resolve(found)
    }
    socket.once("data", () => end(true)).once("error", () => end(false))
  })

export interface NatsServer {
  readonly port: number
  readonly start: () => Promise<void>
  /** Kills the server with SIGKILL. */
  readonly kill: () => Promise<void>
  /** Kills the server and deletes its data. */
  readonly remove: () => Promise<void>
}

/** Starts a NATS server. `args` are additional command-line arguments. */
export const startNats = async (args: ReadonlyArray<string> = []): Promise<NatsServer> => {
  const folder = mkdtempSync(join(tmpdir(), "inbox-nats-"))
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async (): Promise<void> => {
    const started = spawn("nats-server", ["-a", "127.0.0.1", "-p", String(port), "-js", "-sd", folder, ...args], {
      stdio: "ignore"
    })
    child = started
    while (!(await isListening(port))) {
      if (started.exitCode !== null) throw new Error("nats-server did not start")
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const kill = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, "exit")
    child.kill("SIGKILL")
    await ended
  }
  await start()
  return {
    port,
    start,
    kill,
    remove: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
