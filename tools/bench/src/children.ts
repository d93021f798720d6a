/**
 * Servers under load, each in a process of its own so that it has a core of its own.
 */
import { execFileSync, spawn } from "node:child_process"
import { createRequire } from "node:module"
import { join } from "node:path"

export interface Server {
  readonly url: string
  /** Resident memory of its process in MB. */
  readonly memory: () => number
  readonly stop: () => Promise<void>
}

/** Starts a program and waits until it says where it listens. */
const start = (args: ReadonlyArray<string>): Promise<Server> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, NODE_ENV: "production" }
    })
    let said = ""
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
      if (url === undefined) return
      child.stdout.off("data", listen).resume()
      child.removeAllListeners("exit")
      resolve({
        url,
        memory: () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })) / 1024,
        stop: () => new Promise((done) => child.once("exit", () => done()).kill("SIGKILL"))
      })
    }
    child.stdout.on("data", listen)
    child.once("error", reject)
    child.once("exit", (code) => reject(new Error(`${args.join(" ")} ended with ${code}: ${said}`)))
  })

const here = import.meta.dirname
const require = createRequire(import.meta.url)

/** Nothing but node:http and the same bytes back, with a request's body read and parsed or thrown away. */
export const bareServer = (body: "read" | "ignored"): Promise<Server> =>
  start([join(here, "bare-server.ts"), ...(body === "read" ? ["--read"] : [])])

/** Answers everything with so many megabytes of respondents as CSV. */
export const csvServer = (megabytes: number): Promise<Server> => start([join(here, "csv-server.ts"), String(megabytes)])

export const sandboxServer = (): Promise<Server> =>
  start([join(here, "../../../packages/sandbox/src/main.ts"), "--port", "0", "--rate", "0"])

/** Verifies with these keys and counts. */
export const weekReceiver = (
  keys: ReadonlyArray<{ readonly keyId: string; readonly publicKey: string }>
): Promise<Server> =>
  start([join(here, "week-receiver.ts"), ...keys.map(({ keyId, publicKey }) => `${keyId}:${publicKey}`)])

/** The recorder before a service; without an output, it judges and writes nothing. */
export const recorderServer = (target: string, spec: "brand-lift" | "exchange"): Promise<Server> =>
  start([join(here, "../../../packages/contract-testing/src/main.ts"), "record", "--target", target, "--spec", spec])

/** A proxy of node:http and nothing else. */
export const bareProxy = (target: string): Promise<Server> => start([join(here, "bare-proxy.ts"), target])

const prism = join(require.resolve("@stoplight/prism-cli/package.json"), "../dist/index.js")

/** Prism as a validating proxy. */
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
