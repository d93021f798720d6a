import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { pages } from "../../src/markdown/pages.ts"
import { excerpt } from "../../src/search/excerpt.ts"
import { recordOf } from "../../src/search/record.ts"
import { createSearch } from "../../src/search/search.ts"

interface Question {
  readonly question: string
  readonly page: string
}

const questions: ReadonlyArray<Question> = JSON.parse(readFileSync(new URL("questions.json", import.meta.url), "utf8"))
const records = pages.map(recordOf)
const search = createSearch(records)

describe("search", () => {
  it("the documentation search finds the expected page first for at least 27 of 30 questions from new users", () => {
    const wrong = questions.flatMap(({ page, question }) => {
      const [first] = search(question)
      return first?.record.href === page ? [] : [`${question}: ${first?.record.href ?? "nothing"}, not ${page}`]
    })
    expect(questions).toHaveLength(30)
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(3)
  })

  it("every page that is expected as the answer to a search question exists", () => {
    const known = new Set(records.map(({ href }) => href))
    expect(questions.filter(({ page }) => !known.has(page))).toEqual([])
  })

  it.each([
    ["launchCampaign", "/brand-lift/operations/launch-campaign/"],
    ["survey_lastSend", "/exchange/schemas/subscribed-survey/"],
    ["AmbiguousWriteError", "/guides/tokens-and-retries/"]
  ])("the documentation search finds the identifier %s", (query, page) => {
    expect(
      search(query)
        .slice(0, 8)
        .map(({ record }) => record.href)
    ).toContain(page)
  })

  it("the documentation search finds nothing for a word that is on no page", () => {
    expect(search("xyzzyplugh")).toEqual([])
  })

  it("the excerpt of a documentation search result marks the matched words and keeps the spaces", () => {
    const [first] = search("powerpoint export")
    if (first === undefined) throw new Error("nothing was found")
    const pieces = excerpt(first.record, first.terms)
    expect(pieces.some(({ marked }) => marked)).toBe(true)
    const text = pieces.map((piece) => piece.text).join("")
    expect(`${first.record.description} ${first.record.text}`).toContain(text.replaceAll(/^… | …$/g, ""))
  })
})
