import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { describe, expect, it } from "vitest"

const root = join(import.meta.dirname, "../..")

const programs = [
  { file: "examples/src/first-call-promise.ts", readme: "README.md", output: "First study: draft\n" },
  {
    file: "examples/src/first-call-effect.ts",
    readme: "README.md",
    output: "chi_hk: Chinese Traditional - Hong Kong\n"
  },
  {
    file: "examples/src/first-inbox.ts",
    readme: "packages/inbox/README.md",
    output: "status 200\nsurvey 7 is live\n"
  },
  {
    file: "examples/src/first-inbox-effect.ts",
    readme: "packages/inbox/README.md",
    output: "status 200\nsurvey 7 is live\n"
  },
  // This program appears in a guide. The guides' tests compare the program with its copy in the guide.
  { file: "examples/src/inbox-projection.ts", readme: undefined, output: "1 message about r1\n" }
]

describe.each(programs)("$file", ({ file, readme, output }) => {
  it("the first-call program in a README runs unchanged and prints the expected output", async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: root })
    expect(stdout).toContain(output)
  })

  it.skipIf(readme === undefined)("the first-call program is copied unchanged into its README", () => {
    const code = readFileSync(join(root, file), "utf8")
    expect(readFileSync(join(root, readme ?? ""), "utf8")).toContain(`<!-- ${file} -->\n\`\`\`ts\n${code}\`\`\`\n`)
  })
})
