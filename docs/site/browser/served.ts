/**
 * Defines test suites that load the served site in a browser. The tests are skipped if no browser is installed.
 */
import type { Browser } from "playwright-core"
import { afterAll, beforeAll, describe } from "vitest"
import { serve, type Site } from "../serve.ts"
import { executable, open } from "./browser.ts"

/** The served site and the browser. Both are available once the first test starts. */
export interface Served {
  readonly site: Site
  readonly browser: Browser
}

/** Defines a test suite. `start` starts the server for the site. Default: a server for the built site in `dist`. */
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
