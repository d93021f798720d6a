import { expect, it } from "vitest"
import { hasMarkdown, markdownHref } from "../src/markdown/markdown-href.ts"

it("every documentation page except the 404 page has a link to its Markdown version", () => {
  expect(markdownHref("/guides/paging/")).toBe("/guides/paging.md")
  expect(["/", "/guides/paging/"].map(hasMarkdown)).toEqual([true, true])
  expect(["/404/", "/404.html", "/404"].map(hasMarkdown)).toEqual([false, false, false])
})
