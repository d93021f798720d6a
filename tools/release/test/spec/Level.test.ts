import { expect, it } from "vitest"
import { highest, requiredLevel } from "../../src/spec/Level.ts"

it("highest returns the highest of several release levels, and the level none for an empty list", () => {
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
] as const)("a %s change of the spec after version %s requires a %s release", (level, version, expected) => {
  expect(requiredLevel(level, version)).toBe(expected)
})
