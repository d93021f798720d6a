import { spawn, type ChildProcess } from "node:child_process"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { credentials } from "@fieldwork/sandbox"
import { afterEach, describe, expect, it } from "vitest"

const program = join(import.meta.dirname, "../src/main.ts")

let child: ChildProcess | undefined
afterEach(() => child?.kill("SIGKILL"))

/** Runs the command until it exits or its output contains `until`. */
const run = (args: ReadonlyArray<string>, env: Readonly<Record<string, string>> = {}, until?: string) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve, reject) => {
    const started = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env } })
    child = started
    const said = { out: "", err: "" }
    started.stdout.on("data", (chunk: Buffer) => {
      said.out += chunk.toString()
      if (until !== undefined && said.out.includes(until)) resolve({ code: null, ...said })
    })
    started.stderr.on("data", (chunk: Buffer) => void (said.err += chunk.toString()))
    started.once("error", reject)
    started.once("exit", (code) => resolve({ code, ...said }))
  })

describe("fieldwork-sandbox", () => {
  it("fieldwork-sandbox prints a one-line error if the Node version is too old", async () => {
    const preload = `data:text/javascript,${encodeURIComponent("delete Promise.withResolvers")}`
    const { code, err } = await run(["--port", "0"], { NODE_OPTIONS: `--import=${preload}` })
    expect(code).toBe(1)
    expect(err).toBe(
      "fieldwork-sandbox: The sandbox requires Node 22.18 or later. Install it, then run the command again\n"
    )
  })

  it("fieldwork-sandbox serves on a free port, prints its URL, and exits on SIGTERM", async () => {
    const { out } = await run(["--port", "0", "--rate", "0"], {}, "clock ")
    const [, url = ""] = /sandbox on (http:\S+)/.exec(out) ?? []
    const clock = await fetch(`${url}/__sandbox/clock`)
    expect(await clock.json()).toEqual({ now: "2026-01-05T00:00:00.000Z", rate: 0 })
    expect(out).toContain("stopped")
    const ended = new Promise((resolve) => child?.once("exit", (code) => resolve(code)))
    child?.kill("SIGTERM")
    expect(await ended).toBe(0)
  })

  it("fieldwork-sandbox --corrections with an overlay that requires trailing slashes responds 404 to a path without one", async () => {
    const overlay = join(import.meta.dirname, "corrections/slash.overlay.yaml")
    const { out } = await run(["--port", "0", "--corrections", overlay], {}, "corrections ")
    const [, url = ""] = /sandbox on (http:\S+)/.exec(out) ?? []
    expect(out).toContain("corrections  exchange, from")
    const headers = { authorization: credentials.exchange.apiKey }
    expect((await fetch(`${url}/Core/v1/Suppliers/AllWithAccount/`, { headers })).status).not.toBe(404)
    expect((await fetch(`${url}/Core/v1/Suppliers/AllWithAccount`, { headers })).status).toBe(404)
  })

  it.each([
    [["--port", "lots"], {}, '--port takes a whole number from 0 to 65535, not "lots"'],
    [["--port", "65536"], {}, "--port takes a whole number from 0 to 65535"],
    [["--port", "1e3"], {}, "--port takes a whole number"],
    [["--start", "soon"], {}, "--start takes an ISO 8601 date or time"],
    [["--start", "5"], {}, "--start takes an ISO 8601 date or time"],
    [["--start", "2026-01-05T00:00:00"], {}, "--start takes an ISO 8601 date or time"],
    [["--start", "2026-13-05T00:00:00Z"], {}, "--start takes an ISO 8601 date or time"],
    [["--scenario", "nothing"], {}, "There is no scenario nothing. The scenarios are analyst, buyer, supplier."],
    [["--scenario", "buyer", "--seed", "7"], {}, "--scenario has its own seed and start"],
    [["--corrections", "nowhere.yaml"], {}, "--corrections nowhere.yaml: ENOENT"],
    [["--cors", "https://docs.example/"], {}, "--cors takes an origin such as https://docs.example"],
    [["--cors", "docs.example"], {}, "--cors takes an origin"],
    [["7"], {}, "Unexpected argument '7'"],
    [["--rate=-1"], {}, "--rate takes a number from 0"],
    [["--rate", "-1"], {}, "Option '--rate' argument is ambiguous"],
    [["--speed", "2"], {}, "Unknown option '--speed'"],
    [[], { FIELDWORK_SANDBOX_SEED: "1.5" }, "--seed takes a whole number"],
    [["--host", "no.such.host.invalid"], {}, "--host is not an address of this machine"]
  ])(
    "fieldwork-sandbox with the arguments %j and the environment %j fails with one clear line",
    async (args, env, line) => {
      const { code, err } = await run(args, env)
      expect(code).toBe(1)
      expect(err.trimEnd().split("\n")).toHaveLength(1)
      expect(err).toContain(line)
    }
  )

  it("fieldwork-sandbox with --scenario starts with the clock and the surveys that the scenario defines", async () => {
    const { out } = await run(["--port", "0", "--rate", "0", "--scenario", "buyer"], {}, "clock ")
    const [, url = ""] = /sandbox on (http:\S+)/.exec(out) ?? []
    expect(out).toContain("2026-01-06T00:00:00.000Z, stopped")
    expect(await (await fetch(`${url}/__sandbox/surveys/5000001`)).json()).toMatchObject({ is_live: true })
  })

  it("fieldwork-sandbox redirects a browser from the root path to the console", async () => {
    const { out } = await run(["--port", "0"], {}, "clock ")
    const [, url = ""] = /sandbox on (http:\S+)/.exec(out) ?? []
    expect(out).toContain("at real-time speed")
    const page = await fetch(url)
    expect([page.status, page.url]).toEqual([200, `${url}/__sandbox/`])
    expect(page.headers.get("content-type")).toContain("text/html")
  })

  it("fieldwork-sandbox fails with one line when its port is in use", async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const { port } = server.address() as AddressInfo
    const { code, err } = await run(["--port", String(port)])
    server.close()
    expect(code).toBe(1)
    expect(err.trimEnd()).toBe(
      "fieldwork-sandbox: the port is in use; choose another with --port, or --port 0 for a free one"
    )
  })
})
