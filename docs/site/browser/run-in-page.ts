/**
 * Presses the Run button in a page and waits for the result. Playwright's own waiting functions are not used, because the content security policy of
 * the pages blocks them.
 */
import type { Page } from "playwright-core"

/** The maximum waiting time: one minute, because the machine may be busy with other tests. */
const timeoutMillis = 60_000

/** Waits until an expression in the page evaluates to `true`. */
export const until = async (page: Page, condition: string): Promise<void> => {
  for (let waited = 0; waited < timeoutMillis; waited += 20) {
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

/** Runs the sample of an operation. */
export const runSample = async (page: Page): Promise<Seen> => {
  await page.locator("fw-try .fw-run").click()
  await until(page, ended(".fw-response"))
  return {
    state: (await page.locator(".fw-response").getAttribute("data-state")) ?? "",
    words: await page.locator(".fw-response .fw-state").innerText(),
    text: await page.locator(".fw-response pre").innerText()
  }
}

/** Runs a program on the page of a guide. `index` is the position of the program on the page, starting at 0. */
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
