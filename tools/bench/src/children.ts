/**
 * Starts the servers that are put under load, each in a separate process so that each has its own core.
 */
import { execFileSync, spawn } from "node:child_process"
import { createRequire } from "node:module"
import { join } from "node:path"
import { processorMillis } from "./processorMillis.ts"

export interface Server {
  readonly url: string
  /** Returns the resident memory of the process in MB. */
  readonly memory: () => number
  /** Returns the CPU time of the process so far in milliseconds; undefined on systems without /proc. */
  readonly processorMillis: () => number | undefined
  readonly stop: () => Promise<void>
}

/** Starts a program and waits until the program prints its URL. */
const start = (args: ReadonlyArray<string>): Promise<Server> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, NODE_ENV: "production" }
    })
    let output = ""
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
      if (url === undefined) return
      child.stdout.off("data", listen).resume()
      child.removeAllListeners("exit")
      resolve({
        url,
        memory: () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) / 1024,
        processorMillis: () => processorMillis(child.pid),
        stop: () => new Promise((done) => child.once("exit", () => done()).kill("SIGKILL"))
      })
    }
    child.stdout.on("data", listen)
    child.once("error", reject)
    child.once("exit", (code) => reject(new Error(`${args.join(" ")} ended with ${code}: ${output}`)))
  })

const here = import.meta.dirname
const require = createRequire(import.meta.url)

/** Starts a server that uses only node:http and a fixed response. Depending on `body`, it reads and parses request bodies, or discards them. */
export const bareServer = (body: "read" | "ignored"): Promise<Server> =>
  start([join(here, "bare-server.ts"), ...(body === "read" ? ["--read"] : [])])

/** Starts a server that responds to every request with the given number of megabytes of respondent data as CSV. */
export const csvServer = (megabytes: number): Promise<Server> => start([join(here, "csv-server.ts"), String(megabytes)])

export const sandboxServer = (): Promise<Server> =>
  start([join(here, "../../../packages/sandbox/src/main.ts"), "--port", "0", "--rate", "0"])

/** Starts a receiver that verifies callbacks with the given keys and counts them. */
export const weekReceiver = (
  keys: ReadonlyArray<{ readonly keyId: string; readonly publicKey: string }>
): Promise<Server> =>
  start([join(here, "week-receiver.ts"), ...keys.map(({ keyId, publicKey }) => `${keyId}:${publicKey}`)])

/** Starts the recorder as a proxy in front of a service. The recorder validates the traffic but writes no file. */
export const recorderServer = (target: string, spec: "brand-lift" | "exchange"): Promise<Server> =>
  start([join(here, "../../../packages/contract-testing/src/main.ts"), "record", "--target", target, "--spec", spec])

/** Starts a minimal proxy, which uses only node:http and does not inspect the traffic. */
export const bareProxy = (target: string): Promise<Server> => start([join(here, "bare-proxy.ts"), target])

const prism = join(require.resolve("@stoplight/prism-cli/package.json"), "../dist/index.js")

/** Starts Prism as a validating proxy. */
export const prismProxy = (target: string, api: "brand-lift" | "exchange"): Promise<Server> =>
  start([
    prism,
    "proxy",
    require.resolve(`@fieldwork/specs/${api}`),
    target,
    "--host",
    "127.0.0.1",
    "--port",
    "0",
    "--multiprocess=false",
    "-v",
    "info"
  ])

export const prismServer = (api: "brand-lift" | "exchange"): Promise<Server> =>
  start([
    prism,
    "mock",
    require.resolve(`@fieldwork/specs/${api}`),
    "--host",
    "127.0.0.1",
    "--port",
    "0",
    "--multiprocess=false",
    "-v",
    "info"
  ])
