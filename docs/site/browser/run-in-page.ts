/**
 * Presses Run and waits, without Playwright's own waiting, which the policy of the pages keeps out.
 */
import type { Page } from "playwright-core"

/** A minute: the machine may be busy with other tests. */
const patience = 60_000

/** Waits until an expression in the page is true. */
export const until = async (page: Page, condition: string): Promise<void> => {
  for (let waited = 0; waited < patience; waited += 20) {
    if ((await page.evaluate(condition)) === true) return
    await page.waitForTimeout(20)
  }
  throw new Error(`never came: ${condition}`)
}

const ended = (selector: string) =>
  `["done", "failed"].includes(document.querySelector(${JSON.stringify(selector)}).dataset.state)`

export interface Seen {
  readonly state: string
  readonly words: string
  readonly text: string
}

/** The sample of an operation. */
export const runSample = async (page: Page): Promise<Seen> => {
  await page.locator("fw-try .fw-run").click()
  await until(page, ended(".fw-response"))
  return {
    state: (await page.locator(".fw-response").getAttribute("data-state")) ?? "",
    words: await page.locator(".fw-response .fw-state").innerText(),
    text: await page.locator(".fw-response pre").innerText()
  }
}

/** The program of a guide, the `index`th of its page. */
export const runProgram = async (page: Page, index: number): Promise<Seen> => {
  const panel = page.locator("fw-program").nth(index)
  await panel.locator(".fw-run").click()
  await until(page, `["done", "failed"].includes(document.querySelectorAll("fw-program")[${index}].dataset.state)`)
  return {
    state: (await panel.getAttribute("data-state")) ?? "",
    words: await panel.locator(".fw-state").innerText(),
    text: await panel.locator(".fw-output").innerText()
  }
}
