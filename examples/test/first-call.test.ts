import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { describe, expect, it } from "vitest"

const root = join(import.meta.dirname, "../..")

const said: Readonly<Record<string, string>> = {
  "examples/src/first-call-promise.ts": "First study: draft\n",
  "examples/src/first-call-effect.ts": "chi_hk: Chinese Traditional - Hong Kong\n"
}

describe.each(Object.entries(said))("%s", (file, text) => {
  it("runs as it stands", async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: root })
    expect(stdout).toContain(text)
  })

  it("stands in the README word for word", () => {
    const code = readFileSync(join(root, file), "utf8")
    expect(readFileSync(join(root, "README.md"), "utf8")).toContain(`<!-- ${file} -->\n\`\`\`ts\n${code}\`\`\`\n`)
  })
})
