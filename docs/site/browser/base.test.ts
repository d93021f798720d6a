/**
 * The site under a path and in a folder for a version, as a static host serves it.
 */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { serve, type Site } from "../serve.ts"
import { executable, open } from "./browser.ts"
import { runProgram, runSample } from "./run-in-page.ts"

/** As `build.ts` builds it. */
const base = "/fieldwork/v1.2.0"
const dist = join(import.meta.dirname, "../dist-base")

describe.skipIf(executable === undefined)(`under ${base}`, () => {
  let site: Site
  let browser: Browser
  beforeAll(async () => {
    site = await serve(0, dist, base)
    browser = await open()
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })

  it("has no link that leads out of it or nowhere", () => {
    const files = new Set(globSync("**/*", { cwd: dist }).map((file) => `${base}/${file}`))
    const broken = globSync("**/*.html", { cwd: dist }).flatMap((file) => {
      const html = readFileSync(join(dist, file), "utf8")
      return [...html.matchAll(/<[^>]*\s(?:href|src)="([^"]*)"/g)]
        .map(([, href = ""]) => href)
        .filter((href) => href.startsWith("/"))
        .map((href) => href.replace(/#.*$/, ""))
        .filter((href) => !files.has(href) && !files.has(`${href}index.html`))
        .map((href) => `${file} → ${href}`)
    })
    expect(broken).toEqual([])
  })

  it("names the latest state as the one to be found, and says that it is another", () => {
    const html = readFileSync(join(dist, "guides/paging/index.html"), "utf8")
    expect(html).toContain('rel="canonical" href="https://team.example/fieldwork/guides/paging/"')
    expect(html).toContain('content="noindex"')
    expect(html).toContain("This is the documentation of v1.2.0.")
    expect(html).toContain(`property="og:image" content="https://team.example${base}/card.png"`)
    expect(readFileSync(join(dist, "guides/paging.md"), "utf8")).not.toMatch(/\]\(\/(?!fieldwork)/)
  })

  it("runs samples and programs, and finds pages", async () => {
    const page = await browser.newPage()
    await page.goto(`${site.url}/exchange/operations/list-suppliers/`)
    expect((await runSample(page)).words).toContain("200 ")
    await page.goto(`${site.url}/guides/errors/`)
    expect((await runProgram(page, 0)).state).toBe("done")
    await page.keyboard.press("Control+k")
    await page.keyboard.type("launch a campaign")
    await page.locator(`dialog a[href="${base}/brand-lift/operations/launch-campaign/"]`).waitFor({ timeout: 20_000 })
    await page.keyboard.press("Enter")
    await page.waitForURL(`${site.url}/brand-lift/operations/launch-campaign/`)
    await page.close()
  })
})
