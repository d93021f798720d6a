/** Opens the sandbox's console in Chromium for the browser tests, if Chromium is installed. */
import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { type Browser, chromium, type Page } from "playwright-core"
import { createSandbox, type SandboxOptions, type Sandbox } from "../src/index.ts"

const candidates = [
  process.env["CHROMIUM"] ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome"
]

export const executable = candidates.find((path) => path !== "" && existsSync(path))

if (executable === undefined) console.log("skipped: no browser found (install chromium, or name one in CHROMIUM)")

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ ...(executable !== undefined && { executablePath: executable }), args: ["--no-sandbox"] })

export const sizes = { desktop: { width: 1440, height: 900 }, telephone: { width: 390, height: 844 } } as const

export interface OpenConsole {
  readonly sandbox: Sandbox
  readonly page: Page
  readonly url: string
  /** Sends a request to the sandbox's control API and returns the response body. */
  readonly control: (method: string, path: string, body?: object) => Promise<unknown>
  /** Script errors, console errors and requests to other origins that were observed on the page. */
  readonly problems: ReadonlyArray<string>
  readonly close: () => Promise<void>
}

export interface ConsoleOptions {
  readonly size?: keyof typeof sizes
  readonly colorScheme?: "light" | "dark"
  readonly scenario?: "analyst" | "supplier" | "buyer"
  readonly sandbox?: SandboxOptions
}

/** Creates a sandbox, opens its console and waits until the page is rendered. */
export const openConsole = async (browser: Browser, options: ConsoleOptions = {}): Promise<OpenConsole> => {
  const { colorScheme = "light", scenario, size = "desktop" } = options
  const sandbox = createSandbox({ send: async () => new Response(null, { status: 204 }), ...options.sandbox })
  const { close, url } = await sandbox.listen()
  const control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await sandbox.fetch(`${url}/__sandbox${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } })
    })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  if (scenario !== undefined) await control("POST", `/scenarios/${scenario}/run`)
  // Without `bypassCSP`, the content security policy would block axe, which the tests inject.
  const context = await browser.newContext({ viewport: sizes[size], colorScheme, bypassCSP: true })
  const page = await context.newPage()
  const problems: Array<string> = []
  page.on("pageerror", ({ message }) => problems.push(message))
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text())
  })
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith("data:")) problems.push(request.url())
  })
  page.on("dialog", (dialog) => void dialog.accept())
  await page.goto(`${url}/__sandbox/`)
  await page.waitForFunction(`document.getElementById("time").textContent !== "–"`)
  return {
    sandbox,
    page,
    url,
    control,
    problems,
    close: async () => {
      await context.close()
      await close()
    }
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

interface Violation {
  readonly id: string
  readonly nodes: ReadonlyArray<{ readonly html: string }>
}

/** Runs axe on the page and returns its violations, one string per rule. */
export const violations = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(axe)
  const found = (await page.evaluate("axe.run().then((_) => _.violations)")) as ReadonlyArray<Violation>
  return found.map(
    ({ id, nodes }) => `${id} × ${nodes.length}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`
  )
}
