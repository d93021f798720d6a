/**
 * Finds and starts Chromium for the browser tests, if it is installed.
 */
import { existsSync } from "node:fs"
import { type Browser, chromium } from "playwright-core"

const places = [
  process.env["CHROMIUM"] ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
]

export const executable = places.find((place) => place !== "" && existsSync(place))

if (executable === undefined) console.log("skipped: no browser found (install chromium, or name one in CHROMIUM)")

export const open = (): Promise<Browser> =>
  chromium.launch({ ...(executable !== undefined && { executablePath: executable }), args: ["--no-sandbox"] })
