/**
 * Tests how each template prints: without controls, with all collapsed content expanded, and with dark text on white in both colour schemes.
 */
import type { Page } from "playwright-core"
import { expect, it } from "vitest"
import { describeServed } from "./served.ts"
import { templates } from "./templates.ts"

/** The size of A4 within the browser's default margins, in CSS pixels. */
const paper = { width: 718, height: 1047 }

const unprintable = [
  ".fw-bar-end",
  ".fw-places",
  ".sidebar-pane",
  ".right-sidebar",
  ".fw-footer",
  ".fw-copy",
  ".fw-run",
  ".fw-inputs",
  ".fw-on-paper",
  "main button",
  "main input",
  "main textarea"
].join(",")

/** A script that runs in the page and returns the problems with the printed page. */
const findProblems = `(() => {
  const found = []
  const visible = (element) => element.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true })
  const name = (element) => element.tagName.toLowerCase() + "." + element.className + ": " + element.textContent.trim().slice(0, 60)
  for (const element of document.querySelectorAll(${JSON.stringify(unprintable)}))
    if (visible(element)) found.push("is printed: " + name(element))
  for (const element of document.querySelectorAll("main details > :not(summary, script)"))
    if (element.parentElement.closest("[hidden]") === null && element.closest(".not-content, fw-program, fw-try") === null && !visible(element))
      found.push("is closed: " + name(element))
  const edge = document.documentElement.clientWidth
  for (const element of document.querySelectorAll("main *")) {
    const box = element.getBoundingClientRect()
    if (visible(element) && box.width > 2 && box.right > edge + 1 && !element.closest("svg, .sr-only")) found.push("is cut off: " + name(element))
  }
  for (const element of document.querySelectorAll("main pre"))
    if (visible(element) && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1))
      found.push("is clipped: " + name(element))
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
  const luminance = (color) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data
    return a === 0 ? 1 : (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
  }
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (walker.currentNode.data.trim() === "" || !visible(element) || element.closest("svg, .sr-only, script, style")) continue
    if (luminance(getComputedStyle(element).color) > 0.5) found.push("is pale: " + name(element))
    for (let at = element; at !== null; at = at.parentElement)
      if (luminance(getComputedStyle(at).backgroundColor) < 0.8) { found.push("is on a dark ground: " + name(element)); break }
  }
  return [...new Set(found)].slice(0, 5)
})()`

describeServed("printed pages", (at) => {
  const printed = async (page: Page, address: string): Promise<ReadonlyArray<string>> => {
    await page.goto(`${at.site.url}${address}`)
    await page.emulateMedia({ media: "print" })
    const found = (await page.evaluate(findProblems)) as ReadonlyArray<string>
    await page.emulateMedia({ media: "screen" })
    return found.map((each) => `${address} ${each}`)
  }

  it.each(["light", "dark"] as const)(
    "every page template of the documentation prints legibly, in full and without controls in %s mode",
    async (colorScheme) => {
      const context = await at.browser.newContext({ viewport: paper, colorScheme, bypassCSP: true })
      const page = await context.newPage()
      const found: Array<string> = []
      for (const address of templates) found.push(...(await printed(page, address)))
      expect(found).toEqual([])
      await context.close()
    }
  )

  it("an operation page prints its three code samples and its example exactly once each", async () => {
    const page = await at.browser.newPage()
    await page.goto(`${at.site.url}/brand-lift/operations/get-question-lift/`)
    await page.emulateMedia({ media: "print" })
    const text = await page.locator("main").innerText()
    const count = (part: string): number => text.split(part).length - 1
    expect(count("brandLift.lift.get(")).toBe(1)
    expect(count("yield* lift.get(")).toBe(1)
    expect(count("curl ")).toBe(1)
    expect(count("Example: ")).toBeGreaterThan(1)
    expect(await page.locator(".fw-response").isVisible()).toBe(false)
    const pdf = await page.pdf({ format: "A4" })
    expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3)
    await page.close()
  })
})
