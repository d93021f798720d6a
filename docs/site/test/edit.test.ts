import { expect, it } from "vitest"
import { editHref } from "../src/edit.ts"

const repository = "https://github.com/team/fieldwork"

it("a documentation page that has its own source file has a link to edit the file", () => {
  expect(editHref("../guides/paging.md", repository)).toBe(`${repository}/edit/main/docs/guides/paging.md`)
  expect(editHref("src/pages/404.astro", repository)).toBe(`${repository}/edit/main/docs/site/src/pages/404.astro`)
})

it("a generated documentation page and a site without a repository have no edit link", () => {
  expect(editHref("src/content/docs/brand-lift/operations/get-campaign.md", repository)).toBeUndefined()
  expect(editHref(undefined, repository)).toBeUndefined()
  expect(editHref("../guides/paging.md", undefined)).toBeUndefined()
})
