import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { exceedsMargin, marginOfError, pValue, analyseLift, verdictSentence } from "../src/index.ts"

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8")

it("the first example in the README of lift-statistics prints what the README shows", () => {
  const analysis = analyseLift({ exposed: { x: 230, n: 500 }, control: { x: 200, n: 500 } }, { levels: [0.9, 0.95] })
  expect(analysis.lift?.points.toFixed(2)).toBe("0.06")
  const printed = analysis.tests.map((test) => `// ${verdictSentence(test.verdict)}\n`).join("")
  expect(readme).toContain(printed)
})

it("14 of 100 against 23 of 100 exceeds the margin of error of 0.0897 although its p-value is 0.101, as the README says", () => {
  const exposed = { x: 14, n: 100 }
  const control = { x: 23, n: 100 }
  expect(exceedsMargin(exposed, control)).toBe(true)
  expect(marginOfError(exposed, control)?.toFixed(4)).toBe("0.0897")
  expect(pValue(exposed, control)?.toFixed(3)).toBe("0.101")
})
