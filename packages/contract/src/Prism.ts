/**
 * Runs Prism as a child process on a free port, either as a mock server for a spec or as a validating proxy in front of a server.
 */
import { spawn } from "node:child_process"
import { createRequire } from "node:module"
import { join } from "node:path"

export interface Prism {
  readonly url: string
  readonly stop: () => Promise<void>
}

const require = createRequire(import.meta.url)

const program = join(require.resolve("@stoplight/prism-cli/package.json"), "../dist/index.js")

/** Returns the path of the bundled spec of an API. */
export const specFile = (api: "brand-lift" | "exchange"): string => require.resolve(`@fieldwork/specs/${api}`)

const start = async (command: ReadonlyArray<string>): Promise<Prism> => {
  const child = spawn(
    process.execPath,
    [program, ...command, "--host", "127.0.0.1", "--port", "0", "--multiprocess=false", "-v", "info"],
    {
      stdio: ["ignore", "pipe", "pipe"]
    }
  )
  const said: Array<string> = []
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said.push(chunk.toString())
      const [, found] = /Prism is listening on (http:\S+)/.exec(said.join("")) ?? []
      if (found !== undefined) resolve(found)
    }
    child.stdout.on("data", listen)
    child.stderr.on("data", listen)
    child.once("error", reject)
    child.once("exit", (code) => reject(new Error(`prism ended with ${code}:\n${said.join("")}`)))
  })
  // Discards all further log output. Prism would block if nothing read its output.
  child.stdout.removeAllListeners("data").resume()
  child.stderr.removeAllListeners("data").resume()
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners("exit").once("exit", () => resolve())
        child.kill("SIGKILL")
      })
  }
}

/** Starts a mock that responds to each operation with the example from the spec. */
export const mock = (api: "brand-lift" | "exchange"): Promise<Prism> => mockOf(specFile(api))

/** Starts a mock server for any OpenAPI document. */
export const mockOf = (file: string): Promise<Prism> => start(["mock", file])

/**
 * Starts a proxy for `upstream`. If a request or a response violates the spec, the proxy responds with status code 500 and a description of the
 * violation.
 *
 * By default, the proxy refuses invalid requests itself. With `requests: false`, it forwards them, so the error responses of the upstream server are
 * validated.
 */
export const proxy = (
  api: "brand-lift" | "exchange",
  upstream: string,
  options: { readonly requests: boolean }
): Promise<Prism> =>
  start(["proxy", specFile(api), upstream, "--errors", ...(options.requests ? [] : ["--validate-request", "false"])])
