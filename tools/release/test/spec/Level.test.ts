import { expect, it } from "vitest"
import { asked, highest } from "../../src/spec/Level.ts"

it("takes the highest of several levels, and none of no level", () => {
  expect(highest(["patch", "minor", "patch"])).toBe("minor")
  expect(highest([])).toBe("none")
})

it.each([
  ["major", "0.4.2", "minor"],
  ["minor", "0.4.2", "patch"],
  ["patch", "0.4.2", "patch"],
  ["none", "0.4.2", "none"],
  ["major", "1.0.0", "major"],
  ["minor", "10.0.0", "minor"]
] as const)("a %s change after %s asks for %s", (level, version, wanted) => {
  expect(asked(level, version)).toBe(wanted)
})
