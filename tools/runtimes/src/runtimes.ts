/**
 * The runtimes, each with a function that runs the test suite and returns the verdicts.
 *
 * A runtime that is not available is skipped, and the reason is printed.
 */
import { execFile } from "node:child_process"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { promisify } from "node:util"
import { bundleSuite, type Entry } from "./bundle.ts"
import { AbsentError, cache, install, label, specs } from "./install.ts"
import type { Verdict } from "./suite.ts"

export interface Runtime {
  readonly name: string
  readonly entry: Entry
  readonly run: () => Promise<ReadonlyArray<Verdict>>
}

const exec = promisify(execFile)

const suiteFile = async (entry: Entry): Promise<string> => {
  const file = join(cache, `suite.${entry}.mjs`)
  mkdirSync(cache, { recursive: true })
  writeFileSync(file, await bundleSuite(entry, "printing"))
  return file
}

/** Creates a runtime from a command that runs a module file. */
const command = (
  name: string,
  spec: string,
  bin: string,
  entry: Entry,
  before: ReadonlyArray<string> = []
): Runtime => ({
  name,
  entry,
  run: async () => {
    const folder = await install(spec)
    const { stdout } = await exec(join(folder, "node_modules/.bin", bin), [...before, await suiteFile(entry)], {
      maxBuffer: 2 ** 26
    })
    return JSON.parse(stdout)
  }
})

const workerd: Runtime = {
  name: "workerd",
  entry: "web",
  run: async () => {
    const folder = await install("miniflare@4.20260730.0")
    const { Miniflare } = createRequire(join(folder, "package.json"))("miniflare")
    const script = await bundleSuite("web", "responding")
    const miniflare = new Miniflare({ modules: true, script, compatibilityDate: "2026-01-01" })
    try {
      const response = await miniflare.dispatchFetch("http://worker/")
      return (await response.json()) as ReadonlyArray<Verdict>
    } finally {
      await miniflare.dispose()
    }
  }
}

const browsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/** Serves a page that runs the module. WebCrypto requires a secure context, and pages from a loopback address are secure contexts. */
const serve = async (script: string) => {
  const server = createServer((request, response) => {
    const isScript = request.url === "/suite.mjs"
    response.writeHead(200, { "content-type": isScript ? "text/javascript" : "text/html" })
    response.end(isScript ? script : '<!doctype html><script type="module" src="/suite.mjs"></script>')
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

const chromium: Runtime = {
  name: "Chromium",
  entry: "web",
  run: async () => {
    const executablePath = browsers.find((path) => existsSync(path))
    if (executablePath === undefined)
      throw new AbsentError("Chromium is not installed; install the Debian package chromium")
    const folder = await install("playwright-core@1.65.1")
    const { chromium: driver } = createRequire(join(folder, "package.json"))("playwright-core")
    const page = await serve(await bundleSuite("web", "exposing"))
    const args = [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync"
    ]
    const browser = await driver.launch({ executablePath, args })
    try {
      const tab = await browser.newPage()
      await tab.goto(page.url)
      await tab.waitForFunction("globalThis.verdicts !== undefined")
      return await tab.evaluate("globalThis.verdicts")
    } finally {
      await browser.close()
      page.close()
    }
  }
}

export const runtimes: ReadonlyArray<Runtime> = [
  ...specs.node.flatMap((spec) =>
    (["node", "web"] as const).map((entry) => command(label("Node", spec), spec, "node", entry))
  ),
  command(label("Bun", specs.bun), specs.bun, "bun", "node"),
  command(label("Bun", specs.bun), specs.bun, "bun", "web"),
  command(label("Deno", specs.deno), specs.deno, "deno", "node", ["run", "--allow-all"]),
  command(label("Deno", specs.deno), specs.deno, "deno", "web", ["run"]),
  workerd,
  chromium
]
