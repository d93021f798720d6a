import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { examples } from "../../src/example-folders/folders.ts"
import { withRanges } from "../../src/example-folders/ranges.ts"
import { packages, root } from "../../src/packages.ts"
import { familyVersion } from "../../src/publish/steps.ts"

const { catalog }: { readonly catalog: Readonly<Record<string, string>> } = parse(
  readFileSync(join(root, "pnpm-workspace.yaml"), "utf8")
)
const pages = globSync("docs/guides/*.{md,mdx}", { cwd: root }).map((file) => readFileSync(join(root, file), "utf8"))
const published = new Set(packages.map(({ manifest }) => manifest.name))

describe.each(examples)("the example $name", ({ folder, manifest, name }) => {
  const requested = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })

  it("an example folder has a README and the scripts that the test harness runs", () => {
    expect(existsSync(join(folder, "README.md"))).toBe(true)
    expect(Object.keys(manifest.scripts ?? {})).toEqual(expect.arrayContaining(["test", "types"]))
    expect(manifest.private).toBe(true)
  })

  it("an example folder depends on published packages of this project in the current version", () => {
    const ours = requested.filter(([dependency]) => dependency.startsWith("@fieldwork/"))
    expect(ours.length).toBeGreaterThan(0)
    expect(ours.filter(([dependency, range]) => !published.has(dependency) || range !== `^${familyVersion()}`)).toEqual(
      []
    )
  })

  it("an example folder depends on third-party packages in the version that the workspace tests", () => {
    const behind = requested.filter(([dependency, range]) => {
      const version = catalog[dependency]
      return version !== undefined && range !== `^${version}` && range !== `~${version}`
    })
    expect(behind).toEqual([])
  })

  it("every example folder has a file that is shown in one of the guides", () => {
    expect(pages.some((text) => text.includes(`file="../../examples/${name}/`))).toBe(true)
  })
})

it("a release changes the version ranges of this project's packages in the examples and no others", () => {
  const manifest = '{ "dependencies": { "@fieldwork/inbox": "^0.0.0", "express": "^5.3.0" } }'
  expect(withRanges(manifest, "0.2.0")).toBe(
    '{ "dependencies": { "@fieldwork/inbox": "^0.2.0", "express": "^5.3.0" } }'
  )
})
