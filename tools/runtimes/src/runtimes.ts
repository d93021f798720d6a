/**
 * The runtimes, each as a way to run the suite and bring back its verdicts.
 *
 * They weigh hundreds of megabytes, so none is a dependency: each is fetched from the npm registry when it is asked for, into a cache
 * of its own, and one that cannot be had is skipped with its reason.
 */
import { execFile } from "node:child_process"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { bundleSuite, type Entry } from "./bundle.ts"
import type { Verdict } from "./suite.ts"

export interface Runtime {
  readonly name: string
  readonly entry: Entry
  readonly run: () => Promise<ReadonlyArray<Verdict>>
}

/** The runtime is not on this machine and could not be fetched. */
export class AbsentError extends Error {
  override readonly name = "AbsentError"
}

const cache = join(tmpdir(), "fieldwork-runtimes")
const exec = promisify(execFile)

/** A folder of its own for each package, so that no runtime's `node` comes first on another's path. */
const install = async (spec: string): Promise<string> => {
  const folder = join(cache, spec.replaceAll(/[^\w.@-]/g, "-"))
  if (existsSync(join(folder, "done"))) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, "package.json"), "{}")
  try {
    await exec("npm", ["install", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error", spec])
  } catch (cause) {
    throw new AbsentError(
      `${spec} could not be installed: ${cause instanceof Error ? cause.message.split("\n")[0] : ""}`
    )
  }
  writeFileSync(join(folder, "done"), "")
  return folder
}

const suiteFile = async (entry: Entry): Promise<string> => {
  const file = join(cache, `suite.${entry}.mjs`)
  mkdirSync(cache, { recursive: true })
  writeFileSync(file, await bundleSuite(entry, "printing"))
  return file
}

/** A runtime whose command runs a module from a file. */
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
    const script = await bundleSuite("web", "answering")
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

/** Serves one page that runs the module; WebCrypto wants a secure context, which the loopback is. */
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
      throw new AbsentError("no Chromium on this machine; install Debian's package chromium")
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

const nodes = ["22.23.3", "24.21.0", "26.9.0"]

export const runtimes: ReadonlyArray<Runtime> = [
  ...nodes.flatMap((version) =>
    (["node", "web"] as const).map((entry) => command(`Node ${version}`, `node@${version}`, "node", entry))
  ),
  command("Bun 1.4.5", "bun@1.4.5", "bun", "node"),
  command("Bun 1.4.5", "bun@1.4.5", "bun", "web"),
  command("Deno 2.9.6", "deno@2.9.6", "deno", "node", ["run", "--allow-all"]),
  command("Deno 2.9.6", "deno@2.9.6", "deno", "web", ["run"]),
  workerd,
  chromium
]
