/**
 * The tests of one file over the site as it is served, in a browser; skipped where the machine has none.
 */
import type { Browser } from "playwright-core"
import { afterAll, beforeAll, describe } from "vitest"
import { serve, type Site } from "../serve.ts"
import { executable, open } from "./browser.ts"

/** Has both from the first test on. */
export interface Served {
  readonly site: Site
  readonly browser: Browser
}

/** `start` serves the site; from `dist` when absent. */
export const describeServed = (
  name: string,
  tests: (at: Served) => void,
  start: () => Promise<Site> = () => serve()
): void => {
  describe.skipIf(executable === undefined)(name, () => {
    let site: Site
    let browser: Browser
    beforeAll(async () => {
      site = await start()
      browser = await open()
    })
    afterAll(async () => {
      await browser.close()
      await site.close()
    })
    tests({
      get site() {
        return site
      },
      get browser() {
        return browser
      }
    })
  })
}
