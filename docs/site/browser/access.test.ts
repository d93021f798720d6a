import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright-core"
import { expect, it } from "vitest"
import { addresses } from "./pages.ts"
import { describeServed } from "./served.ts"
import { templates } from "./templates.ts"

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

interface Violation {
  readonly id: string
  readonly nodes: ReadonlyArray<{ readonly html: string }>
}

const isGenerated = (address: string): boolean => /\/(operations|webhooks|schemas|errors)\/./.test(address)

/** The addresses of all hand-written pages and of every sixth generated page. Generated pages of the same kind differ only in their text. */
const visitedAddresses = addresses.filter((address, index) => !isGenerated(address) || index % 6 === 0)

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

interface Setting {
  readonly colorScheme: "light" | "dark"
  readonly size: keyof typeof sizes
  /** Whether all closed `details` elements are opened before the check. */
  readonly isOpen: boolean
  /** The axe rules that are disabled. */
  readonly without?: ReadonlyArray<string>
}

describeServed("accessibility with axe", (at) => {
  const violationsOn = async (
    page: Page,
    address: string,
    { isOpen, without = [] }: Setting
  ): Promise<ReadonlyArray<string>> => {
    await page.goto(`${at.site.url}${address}`)
    if (isOpen)
      await page.evaluate('for (const details of document.querySelectorAll("main details")) details.open = true')
    await page.evaluate(axe)
    const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
    const options = JSON.stringify({ resultTypes: ["violations"], rules })
    const violations = (await page.evaluate(
      `axe.run(${options}).then((_) => _.violations)`
    )) as ReadonlyArray<Violation>
    return violations.map(({ id, nodes }) => `${address}: ${id} × ${nodes.length}: ${nodes[0]?.html.slice(0, 160)}`)
  }

  /** Returns the accessibility violations on the given pages. The content security policy is bypassed, because it would block axe. */
  const visit = async (addresses: ReadonlyArray<string>, setting: Setting): Promise<ReadonlyArray<string>> => {
    const { colorScheme, size } = setting
    const context = await at.browser.newContext({ viewport: sizes[size], colorScheme, bypassCSP: true })
    const page = await context.newPage()
    const found: Array<string> = []
    for (const address of addresses) found.push(...(await violationsOn(page, address, setting)))
    await context.close()
    return found
  }

  const cases = (["desktop", "phone"] as const).flatMap((size) =>
    (["light", "dark"] as const).map((theme) => [size, theme] as const)
  )

  it.each(cases)(
    "axe finds no accessibility violation on a %s in %s mode in any documentation template with its sections open",
    async (size, colorScheme) => {
      expect(await visit(templates, { colorScheme, isOpen: true, size })).toEqual([])
    }
  )

  // Contrast is not checked here, because the check takes most of the time and pages with the same template have the same colours.
  it("axe finds no accessibility violation on any kind of documentation page", async () => {
    expect(
      await visit(visitedAddresses, {
        colorScheme: "light",
        isOpen: false,
        size: "desktop",
        without: ["color-contrast"]
      })
    ).toEqual([])
  })

  it.each(["light", "dark"] as const)(
    "axe finds no accessibility violation in the documentation's search dialog in %s mode",
    async (colorScheme) => {
      const context = await at.browser.newContext({ colorScheme, bypassCSP: true })
      const page = await context.newPage()
      await page.goto(`${at.site.url}/`)
      await page.keyboard.press("Control+k")
      await page.keyboard.type("launch")
      await page.locator("dialog li").first().waitFor()
      await page.evaluate(axe)
      const violations = (await page.evaluate("axe.run().then((_) => _.violations)")) as ReadonlyArray<Violation>
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
      await context.close()
    }
  )
})
