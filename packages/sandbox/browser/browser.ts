/**
 * The console in a real browser, where the machine has one.
 */
import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { type Browser, chromium, type Page } from "playwright-core"
import { createSandbox, type Options, type Sandbox } from "../src/index.ts"

const places = [
  process.env["CHROMIUM"] ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome"
]

export const executable = places.find((place) => place !== "" && existsSync(place))

if (executable === undefined) console.log("skipped: no browser found (install chromium, or name one in CHROMIUM)")

export const open = (): Promise<Browser> =>
  chromium.launch({ ...(executable !== undefined && { executablePath: executable }), args: ["--no-sandbox"] })

export const sizes = { desktop: { width: 1440, height: 900 }, telephone: { width: 390, height: 844 } } as const

export interface Visit {
  readonly sandbox: Sandbox
  readonly page: Page
  readonly url: string
  /** A call of the control API. */
  readonly control: (method: string, path: string, body?: object) => Promise<unknown>
  /** What went wrong in the page, and addresses elsewhere that it asked for. */
  readonly complaints: ReadonlyArray<string>
  readonly close: () => Promise<void>
}

export interface VisitOptions {
  readonly size?: keyof typeof sizes
  readonly colorScheme?: "light" | "dark"
  readonly scenario?: "analyst" | "supplier" | "buyer"
  readonly sandbox?: Options
}

/** Opens the console of a sandbox of its own, and waits until it has been drawn. */
export const visit = async (browser: Browser, options: VisitOptions = {}): Promise<Visit> => {
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
  // axe is put into the page by the test; the policy would keep it out.
  const context = await browser.newContext({ viewport: sizes[size], colorScheme, bypassCSP: true })
  const page = await context.newPage()
  const complaints: Array<string> = []
  page.on("pageerror", ({ message }) => complaints.push(message))
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text())
  })
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith("data:")) complaints.push(request.url())
  })
  page.on("dialog", (dialog) => void dialog.accept())
  await page.goto(`${url}/__sandbox/`)
  await page.waitForFunction(`document.getElementById("time").textContent !== "–"`)
  return {
    sandbox,
    page,
    url,
    control,
    complaints,
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

/** What axe finds, as lines. */
export const violations = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(axe)
  const found = (await page.evaluate("axe.run().then((_) => _.violations)")) as ReadonlyArray<Violation>
  return found.map(
    ({ id, nodes }) => `${id} × ${nodes.length}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`
  )
}
