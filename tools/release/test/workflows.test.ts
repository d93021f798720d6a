import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../src/packages.ts"

const uses = globSync(".github/workflows/*.yml", { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/uses: (.+)$/gm)].map(
    ([, action = ""]) => [file, action] as const
  )
)

it.each(uses)("%s pins %s to a commit, and says which version that is", (_file, action) => {
  expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

it("finds the actions", () => {
  expect(uses.length).toBeGreaterThan(6)
})
