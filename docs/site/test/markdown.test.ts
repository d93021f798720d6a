import { expect, it } from "vitest"
import { hasTwin, twinHref } from "../src/markdown/twin-href.ts"

it("links every page but the one for missing pages to its Markdown", () => {
  expect(twinHref("/guides/paging/")).toBe("/guides/paging.md")
  expect(["/", "/guides/paging/"].map(hasTwin)).toEqual([true, true])
  expect(["/404/", "/404.html", "/404"].map(hasTwin)).toEqual([false, false, false])
})
