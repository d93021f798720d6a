/**
 * Tests the site under a base path that contains a version, as a static host serves it.
 */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { serve } from "../serve.ts"
import { runProgram, runSample } from "./run-in-page.ts"
import { describeServed } from "./served.ts"

/** The base path for which `build.ts` builds the site. */
const base = "/fieldwork/v1.2.0"
const dist = join(import.meta.dirname, "../dist-base")

describeServed(
  `under ${base}`,
  (at) => {
    it("a documentation site built for a base path has no broken link and no link outside the base path", () => {
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

    it("a page in the documentation of version 1.2.0 shows this version and names the latest documentation as canonical", () => {
      const html = readFileSync(join(dist, "guides/paging/index.html"), "utf8")
      expect(html).toContain('rel="canonical" href="https://team.example/fieldwork/guides/paging/"')
      expect(html).toContain('content="noindex"')
      expect(html).toContain("This is the documentation of v1.2.0.")
      expect(html).toContain(`property="og:image" content="https://team.example${base}/card.png"`)
      expect(readFileSync(join(dist, "guides/paging.md"), "utf8")).not.toMatch(/\]\(\/(?!fieldwork)/)
    })

    it("code samples and guide programs run and the search finds pages on a documentation site under a base path", async () => {
      const page = await at.browser.newPage()
      await page.goto(`${at.site.url}/exchange/operations/list-suppliers/`)
      expect((await runSample(page)).words).toContain("200 ")
      await page.goto(`${at.site.url}/guides/errors/`)
      expect((await runProgram(page, 0)).state).toBe("done")
      await page.keyboard.press("Control+k")
      await page.keyboard.type("launch a campaign")
      await page.locator(`dialog a[href="${base}/brand-lift/operations/launch-campaign/"]`).waitFor({ timeout: 20_000 })
      await page.keyboard.press("Enter")
      await page.waitForURL(`${at.site.url}/brand-lift/operations/launch-campaign/`)
      await page.close()
    })
  },
  () => serve(0, dist, base)
)
