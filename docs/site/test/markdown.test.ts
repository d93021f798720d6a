import { expect, it } from "vitest"
import { hasTwin, twinHref } from "../src/markdown/twin-href.ts"

it("every documentation page except the 404 page has a link to its Markdown version", () => {
  expect(twinHref("/guides/paging/")).toBe("/guides/paging.md")
  expect(["/", "/guides/paging/"].map(hasTwin)).toEqual([true, true])
  expect(["/404/", "/404.html", "/404"].map(hasTwin)).toEqual([false, false, false])
})
