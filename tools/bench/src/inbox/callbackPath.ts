/**
 * Counts the files of the inbox and webhooks packages in which functions run while a callback is processed, from the request to the end of the
 * response. Work after the response, such as applying the callback to the tables, is excluded.
 */
import { generateSigningKey, signCallback } from "@fieldwork/webhooks/testing"
import { Inbox, SqliteStore } from "@fieldwork/inbox"
import { Layer, ManagedRuntime } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { type Profiler, Session } from "node:inspector"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Starts V8's precise coverage. `take` synchronously returns the functions that have run since the previous call of `take`. */
const makeCoverage = () => {
  const session = new Session()
  session.connect()
  session.post("Profiler.enable")
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false })
  return {
    take: (): ReadonlyArray<Profiler.ScriptCoverage> => {
      let found: ReadonlyArray<Profiler.ScriptCoverage> = []
      session.post("Profiler.takePreciseCoverage", (_error, { result }) => (found = result))
      return found
    },
    end: () => session.disconnect()
  }
}

/** Checks whether a function in the file has run. The module itself, an unnamed function that starts at offset 0, does not count. */
const hasRun = ({ functions }: Profiler.ScriptCoverage): boolean =>
  functions.some(({ functionName, ranges: [range] }) => {
    const isModule = functionName === "" && range?.startOffset === 0
    return !isModule && (range?.count ?? 0) > 0
  })

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/`
}

/** Returns the URLs of the files that run for every one of several callbacks. Files that run for only some callbacks are excluded. */
export const callbackFiles = async (isOwn: (url: string) => boolean): Promise<ReadonlyArray<string>> => {
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-bench-"))
  const key = await generateSigningKey()
  const store = SqliteStore.layer({ path: join(folder, "inbox.db") })
  const runtime = ManagedRuntime.make(Inbox.layer({ keys: [key], project: false }).pipe(Layer.provide(store)))
  const inbox = await runtime.runPromise(Inbox)
  const coverage = makeCoverage()
  const crossed: Array<ReadonlyArray<string>> = []
  const receive = (request: IncomingMessage, response: ServerResponse): void => {
    const end = response.end.bind(response) as (...values: ReadonlyArray<unknown>) => ServerResponse
    Object.assign(response, {
      end: (...values: ReadonlyArray<unknown>) => {
        const files = coverage.take().filter((script) => isOwn(script.url) && hasRun(script))
        crossed.push(files.map(({ url }) => url))
        return end(...values)
      }
    })
    coverage.take()
    inbox.listen("opportunities", request, response)
  }
  const server = createServer(receive)
  try {
    const url = await listen(server)
    // The first callback opens the spool, the file in which the inbox first stores callbacks. Later callbacks reuse the open file.
    for (const survey_id of [1, 2, 3, 4, 5]) {
      const { body, headers } = await signCallback({ keys: [key], body: [{ survey_id, message_reason: "new" }] })
      const { status } = await fetch(url, { method: "POST", headers, body })
      if (status !== 200) throw new Error(`the response to a callback was ${status}`)
      // Waits for background work to complete before sending the next callback.
      await runtime.runPromise(inbox.lags)
    }
    const [first = [], ...others] = crossed.slice(2)
    return first.filter((file) => others.every((files) => files.includes(file)))
  } finally {
    coverage.end()
    server.close()
    server.closeAllConnections()
    await runtime.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
}
