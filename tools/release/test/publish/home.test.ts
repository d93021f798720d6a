import { expect, it } from "vitest"
import { homeOf } from "../../src/publish/home.ts"

it("is the repository of the workflow, in the form that npm compares with", () => {
  expect(homeOf("https://github.com", "someone/fieldwork", "packages/core")).toEqual({
    repository: { type: "git", url: "git+https://github.com/someone/fieldwork.git", directory: "packages/core" },
    homepage: "https://github.com/someone/fieldwork/tree/main/packages/core#readme",
    bugs: "https://github.com/someone/fieldwork/issues"
  })
})
