import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "../src/packages.ts"

/** Checks whether an action or workflow is in this repository. Such an action is always used from the same commit, so it needs no version. */
const isLocal = (action: string): boolean => action.startsWith("./.github/")

const uses = globSync([".github/workflows/*.yml", ".github/actions/*/action.yml"], { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/uses: (.+)$/gm)].map(
    ([, action = ""]) => [file, action] as const
  )
)

const foreign = uses.filter(([, action]) => !isLocal(action))

it("the GitHub workflows call only local actions and workflows that exist", () => {
  const missing = uses.filter(
    ([, action]) => isLocal(action) && ![action, `${action}/action.yml`].some((path) => existsSync(join(root, path)))
  )
  expect(missing).toEqual([])
})

it.each(foreign)("the GitHub workflow file %s pins %s to a commit and states its version", (_file, action) => {
  expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

it("the search for external actions in the GitHub workflow files finds more than six, so the check of their versions is not empty", () => {
  expect(foreign.length).toBeGreaterThan(6)
})
