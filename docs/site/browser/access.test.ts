import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Browser, Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { serve, type Site } from "../serve.ts"
import { executable, open } from "./browser.ts"
import { addresses } from "./pages.ts"

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

interface Violation {
  readonly id: string
  readonly nodes: ReadonlyArray<{ readonly html: string }>
}

const isGenerated = (address: string): boolean => /\/(operations|webhooks|schemas|errors)\/./.test(address)

/** Pages of one kind differ in their words only: every page by hand, and every twelfth that is generated, is looked at with all of it open. */
const looked = addresses.filter((address, index) => !isGenerated(address) || index % 12 === 0)

const sizes = { desktop: { width: 1440, height: 900 }, telephone: { width: 390, height: 844 } } as const

describe.skipIf(executable === undefined)("axe", () => {
  let site: Site
  let browser: Browser
  beforeAll(async () => {
    site = await serve()
    browser = await open()
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })

  const look = async (page: Page, address: string, isOpen: boolean): Promise<ReadonlyArray<string>> => {
    await page.goto(`${site.url}${address}`)
    if (isOpen)
      await page.evaluate('for (const details of document.querySelectorAll("main details")) details.open = true')
    await page.evaluate(axe)
    const violations = (await page.evaluate("axe.run().then((_) => _.violations)")) as ReadonlyArray<Violation>
    return violations.map(({ id, nodes }) => `${address}: ${id} × ${nodes.length}: ${nodes[0]?.html.slice(0, 160)}`)
  }

  /** The policy of the pages would keep axe out. */
  const visit = async (
    seen: ReadonlyArray<string>,
    {
      colorScheme,
      isOpen,
      viewport
    }: { colorScheme: "light" | "dark"; isOpen: boolean; viewport: (typeof sizes)["desktop" | "telephone"] }
  ): Promise<ReadonlyArray<string>> => {
    const context = await browser.newContext({ viewport, colorScheme, bypassCSP: true })
    const page = await context.newPage()
    const found: Array<string> = []
    for (const address of seen) found.push(...(await look(page, address, isOpen)))
    await context.close()
    return found
  }

  it("finds nothing on any page", async () => {
    expect(await visit(addresses, { colorScheme: "light", isOpen: false, viewport: sizes.desktop })).toEqual([])
  })

  const cases = (["desktop", "telephone"] as const).flatMap((size) =>
    (["light", "dark"] as const).map((theme) => [size, theme] as const)
  )

  it.each(cases)("finds nothing on a %s in %s with everything open", async (size, colorScheme) => {
    expect(await visit(looked, { colorScheme, isOpen: true, viewport: sizes[size] })).toEqual([])
  })

  it.each(["light", "dark"] as const)("finds nothing in the search in %s", async (colorScheme) => {
    const context = await browser.newContext({ colorScheme, bypassCSP: true })
    const page = await context.newPage()
    await page.goto(`${site.url}/`)
    await page.keyboard.press("Control+k")
    await page.keyboard.type("launch")
    await page.locator("dialog li").first().waitFor()
    await page.evaluate(axe)
    const violations = (await page.evaluate("axe.run().then((_) => _.violations)")) as ReadonlyArray<Violation>
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
    await context.close()
  })
})
