import { spawnSync } from "node:child_process"
import { resolve } from "node:path"
import { expect, it } from "vitest"

const soak = (...args: ReadonlyArray<string>) =>
  spawnSync(process.execPath, [resolve(import.meta.dirname, "../../../scripts/soak.mjs"), ...args], {
    encoding: "utf8"
  })

it("npm run soak without a name lists the soak tests with their descriptions and exits with code 1", () => {
  const { status, stderr } = soak()
  expect(status).toBe(1)
  const [usage, ...listed] = stderr.trim().split("\n")
  expect(usage).toBe("usage: npm run soak -- NAME [options]")
  expect(listed.length).toBeGreaterThan(0)
  for (const line of listed) expect(line).toMatch(/^ {2}\S+ +\S.+\.$/)
})

it("npm run soak with the name of an unknown soak test names it in an error and exits with code 1", () => {
  const { status, stderr } = soak("inboxes")
  expect(status).toBe(1)
  expect(stderr).toContain('unknown soak "inboxes"')
})

it("npm run soak -- --names prints the names of the soak tests as JSON for the nightly workflow", () => {
  expect(JSON.parse(soak("--names").stdout)).toContain("inbox")
})
