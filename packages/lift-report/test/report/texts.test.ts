import { expect, it } from "vitest"
import { build, renderHtml } from "../../src/index.ts"
import { sourceOf } from "../support/source.ts"

it("an abbreviation at the start of a question's name keeps its capitals in every sentence of a lift report", () => {
  const report = build(sourceOf({ questions: [{ name: "TV ad recall", xe: 912, ne: 2095, xc: 700, nc: 2105 }] }))
  const html = renderHtml(report)
  expect(html).toContain("points of TV ad recall")
  expect(html).toContain("points in TV ad recall would be detected")
  expect(html).not.toMatch(/t[Vv] ad recall/)
})

it.each([
  [2, "With 2 comparisons, fewer than one is significant only by chance."],
  [12, "With 12 comparisons, about one is significant only by chance."],
  [20, "With 20 comparisons, about two are significant only by chance."]
])("a lift report of %d parts states how many of them are significant only by chance", (count, sentence) => {
  const whole = { name: "brand_awareness", xe: 912, ne: 2095, xc: 700, nc: 2105 }
  const devices = Array.from({ length: count }, (_, i) => ({ name: `device ${i}`, xe: 60, ne: 150, xc: 55, nc: 150 }))
  expect(build(sourceOf({ questions: [whole], devices })).parts.before).toContain(sentence)
})
