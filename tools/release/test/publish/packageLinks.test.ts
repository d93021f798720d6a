import { expect, it } from "vitest"
import { packageLinksOf } from "../../src/publish/PackageLinks.ts"

it("homeOf returns the repository, homepage and issue URLs in the form that npm expects", () => {
  expect(packageLinksOf("https://github.com", "someone/fieldwork", "packages/core")).toEqual({
    repository: { type: "git", url: "git+https://github.com/someone/fieldwork.git", directory: "packages/core" },
    homepage: "https://github.com/someone/fieldwork/tree/main/packages/core#readme",
    bugs: "https://github.com/someone/fieldwork/issues"
  })
})
