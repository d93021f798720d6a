import { describe, expect, it } from "vitest"
import { exportedNames, fileNameProblem } from "../src/fileNames.ts"

const moduleAt = (path: string, source: string) =>
  fileNameProblem({ path, exports: exportedNames(source), isOpenedByName: false })

describe("file name check", () => {
  it.each([
    [
      "a module in kebab-case",
      "packages/a/src/key-ring.ts",
      "export const createKeyRing = 1",
      "PascalCase or camelCase"
    ],
    ["a function in a file in PascalCase", "packages/a/src/Fold.ts", "export const fold = 1", "it exports fold,"],
    ["a type in a file in lower case", "packages/a/src/batch.ts", "export interface Batch {}", "it exports Batch,"],
    [
      "a re-exported name in another case",
      "packages/a/src/link.ts",
      'export { Link } from "./a.ts"',
      "it exports Link,"
    ],
    ["a folder in camelCase", "packages/a/src/brandLift/Rule.ts", "export type Rule = 1", "the folder brandLift"]
  ])("the file name check rejects %s", (_, path, source, problem) => {
    expect(moduleAt(path, source)).toContain(problem)
  })

  it.each([
    ["the exact name of an export", "packages/a/src/readResponse.ts", "export const readResponse = 1"],
    ["a type and a function with its name", "packages/a/src/Judge.ts", "export type Judge = 1\nexport const judge = 1"],
    ["a subject that is not the name of an export", "packages/a/src/Money.ts", "export const add = 1"],
    ["a variant for one runtime", "packages/a/src/Backend.node.ts", "export const nodeBackend = 1"]
  ])("the file name check accepts %s", (_, path, source) => {
    expect(moduleAt(path, source)).toBeUndefined()
  })

  it("the file name check accepts kebab-case for an entry point or a program, whatever it exports", () => {
    const path = "packages/a/src/known-values.ts"
    expect(fileNameProblem({ path, exports: ["values"], isOpenedByName: true })).toBeUndefined()
  })
})
