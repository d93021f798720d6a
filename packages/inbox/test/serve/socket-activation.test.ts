/** Tests a socket that a service manager keeps open while the server restarts. */
import { assert, it } from "@effect/vitest"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer, type Server } from "node:net"
import { settings } from "../support/command.ts"
import { listen } from "../support/listen.ts"
import { programPath } from "../support/programs.ts"

/**
 * A shell script that plays the role of systemd. It passes the socket as descriptor 3, starts the server, and restarts it whenever it reads a line.
 */
const manager = `while true; do
  sh -c 'echo "process $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$NODE" "$MAIN" serve'
  echo stopped
  read line || exit
done`

/** Returns the file descriptor of a server. Node has no public API for it. */
const descriptorOf = (server: Server): number => (server as Server & { readonly _handle: { fd: number } })._handle.fd

it.skipIf(process.platform === "win32")(
  "a restart of the inbox refuses no connection when a service manager passes the socket",
  async () => {
    using given = settings()
    const socket = createServer()
    const port = await listen(socket)
    const env = { ...process.env, ...given.env, NODE: process.execPath, MAIN: programPath("main") }
    const child = spawn("sh", ["-c", manager], {
      detached: true,
      env,
      stdio: ["pipe", "pipe", "pipe", descriptorOf(socket)]
    })
    try {
      socket.close()
      let out = ""
      child.stdout?.on("data", (chunk) => (out += String(chunk)))
      const printed = async (text: RegExp): Promise<string> => {
        for (;;) {
          const found = text.exec(out)
          if (found !== null) return found[1] ?? ""
          await once(child.stdout ?? child, "data")
        }
      }
      const health = async (): Promise<number> =>
        (await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: "close" } })).status

      await printed(new RegExp(`"listening".*"port":${port}`))
      assert.strictEqual(await health(), 200)
      process.kill(Number(await printed(/process (\d+)/)), "SIGTERM")
      await printed(/stopped/)
      // No process accepts this connection yet. The operating system keeps it for the next process.
      const waiting = health()
      child.stdin?.write("again\n")
      assert.strictEqual(await waiting, 200)
    } finally {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL")
    }
  },
  60_000
)
