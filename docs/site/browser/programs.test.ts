/**
 * Tests all runnable programs other than the samples on operation pages: the programs in guides, the campaign, the callback inspector, and requests
 * to a local sandbox.
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { createSandbox } from "@fieldwork/sandbox"
import type { Page } from "playwright-core"
import { expect, it } from "vitest"
import { addresses, htmlOf } from "./pages.ts"
import { runProgram, runSample, until } from "./run-in-page.ts"
import { describeServed } from "./served.ts"

const guides = addresses.filter((address) => address.startsWith("/guides/"))

/** Returns the outputs that a guide states for the given programs, in the order of `files`. */
const outputsOf = (address: string, files: ReadonlyArray<string>): ReadonlyArray<string> => {
  const name = address.split("/")[2] ?? ""
  const read = (extension: string) =>
    readFileSync(join(import.meta.dirname, "../../guides", `${name}${extension}`), "utf8")
  let text: string
  try {
    text = read(".md")
  } catch {
    text = read(".mdx")
  }
  return files.map(
    (file) => new RegExp(`^\`\`\`txt output="${file}"\\n([\\s\\S]*?)^\`\`\`$`, "m").exec(text)?.[1] ?? ""
  )
}

const unquoted = (text: string): string => text.replaceAll(/["']/g, "").trim()

describeServed("programs in a page", (at) => {
  const value = (page: Page, expression: string) => page.evaluate(expression)

  it("guide programs that run in the browser print what the guides state", async () => {
    const wrong: Array<string> = []
    let count = 0
    const page = await at.browser.newPage()
    page.on("pageerror", (error) => wrong.push(error.message))
    for (const address of guides) {
      const files = [...(await htmlOf(address)).matchAll(/aria-label="([\w.-]+), the program"/g)].map(
        ([, file = ""]) => file
      )
      if (files.length === 0) continue
      await page.goto(`${at.site.url}${address}`)
      for (const [index, output] of outputsOf(address, files).entries()) {
        const { text } = await runProgram(page, index)
        if (unquoted(text) !== unquoted(output)) wrong.push(`${address} ${files[index]}: ${text}`)
        count++
      }
    }
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThanOrEqual(12)
    await page.close()
  })

  it("a guide program that the reader has edited runs in the page, and an endless program can be stopped", async () => {
    const page = await at.browser.newPage()
    await page.goto(`${at.site.url}/guides/errors/`)
    await page.locator(".fw-program-code summary").click()
    await page
      .locator(".fw-program-code textarea")
      .fill("const twice = (value: number): number => value * 2\nconsole.log(twice(21))")
    expect((await runProgram(page, 0)).text).toBe("42")
    await page.locator(".fw-program-code textarea").fill("for (;;);")
    await page.locator("fw-program .fw-run").click()
    await page.waitForTimeout(300)
    await page.locator("fw-program .fw-run").click()
    await until(page, 'document.querySelector("fw-program").dataset.state === "failed"')
    await page.locator("fw-program .fw-reset").click()
    expect((await runProgram(page, 0)).state).toBe("done")
    await page.close()
  })

  it("the sandbox page updates the simulated campaign's plot and summary when the reader sets a different day or effect", async () => {
    const page = await at.browser.newPage()
    await page.goto(`${at.site.url}/sandbox/`)
    const dots = 'document.querySelectorAll(".fw-campaign-plot .pale").length > 0'
    expect(await value(page, dots)).toBe(true)
    const summary = '() => document.querySelector(".fw-summary").textContent'
    await page.locator("[name=day]").fill("90")
    await until(page, 'document.querySelector(".fw-campaign-plot svg").textContent.includes("Apr")')
    expect(await value(page, `(${summary})()`)).toMatch(
      /^Day 90 of 90\. 4,000 respondents\..* The true effect is \+6\.0\.$/
    )
    await page.locator("[name=day]").fill("1")
    expect(await value(page, `(${summary})()`)).toContain("Day 1 of 90.")
    await page.locator("[name=points]").fill("-20")
    await page.locator("[name=points]").press("Tab")
    await page.locator("[name=day]").fill("60")
    await until(page, 'document.querySelector(".fw-big b").textContent.startsWith("−")')
    await page.close()
  })

  it("the callback inspector in the documentation accepts callbacks from the sandbox and refuses altered or late ones", async () => {
    const page = await at.browser.newPage()
    await page.goto(`${at.site.url}/guides/callback/`)
    const expectText = (words: string) =>
      until(page, `document.querySelector(".fw-verdict").textContent.includes(${JSON.stringify(words)})`)
    await page.locator("[data-do=receive]").click()
    await expectText("Genuine: signed by key")
    await page.locator("[data-do=tamper]").click()
    await expectText("Rejected: The body does not match its signature")
    await page.locator("[data-do=undo]").click()
    await expectText("Genuine")
    await page.locator("[data-do=late]").click()
    await expectText("300 s are allowed")
    await page.locator("[data-do=rotate]").click()
    await expectText("Genuine")
    expect(await page.locator(".fw-steps").innerText()).toMatch(/Signed by\s+[\da-f]{8}, [\da-f]{8}/)
    await page.locator("[data-do=receive]").click()
    await page.locator(".fw-callbacks button").last().click()
    await expectText("Genuine")
    await page.close()
  })

  it.each([
    ["/exchange/operations/list-suppliers/", "200 "],
    ["/brand-lift/operations/list-campaigns/", "200 "]
  ])(
    "the operation page %s can send its request to a local sandbox that allows the origin of the site",
    async (address, words) => {
      const sandbox = createSandbox()
      const closed = await sandbox.listen()
      const allowing = await sandbox.listen({ cors: new URL(at.site.url).origin })
      const page = await at.browser.newPage()
      await page.goto(`${at.site.url}${address}`)
      await page.locator(".fw-target summary").click()
      await page.locator("[name=target]").selectOption("local")
      for (const name of await page.locator(".fw-remote [type=url]").all()) await name.fill(closed.url)
      expect((await runSample(page)).text).toContain("that it allows the origin http://127.0.0.1")
      for (const name of await page.locator(".fw-remote [type=url]").all()) await name.fill(allowing.url)
      const seen = await runSample(page)
      expect(seen.words).toContain(words)
      expect(seen.words).toContain(allowing.url)
      // The selected service stays selected when the page is reloaded in the same browser tab.
      await page.reload()
      expect(await page.locator("[name=target]").inputValue()).toBe("local")
      await page.close()
      await Promise.all([closed.close(), allowing.close()])
    }
  )
})
