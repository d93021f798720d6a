/**
 * Runs `npm test` of each example that can be copied, with the packages of this workspace. `npm run examples` instead installs the examples from the
 * tarballs, including those whose frameworks are not installed in this workspace.
 */
import { spawn } from "node:child_process"
import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"

const root = join(import.meta.dirname, "..")

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const run = (name: string): Promise<readonly [status: number | null, output: string]> =>
  new Promise((resolve, reject) => {
    const child = spawn("npm", ["test"], {
      cwd: join(root, name),
      shell: process.platform === "win32",
      // Loading modules takes half of an example's CPU time, so all examples share a cache of compiled code.
      env: { ...process.env, NODE_COMPILE_CACHE: join(root, "node_modules/.cache/examples") }
    })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text))
    child.once("error", reject)
    child.once("close", (status) => resolve([status, output]))
  })

for (const file of globSync("*/package.json", { cwd: root }).toSorted()) {
  const name = dirname(file)
  const { dependencies, devDependencies }: Manifest = JSON.parse(readFileSync(join(root, file), "utf8"))
  const absent = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (each) => !existsSync(join(root, "node_modules", each))
  )
  if (absent.length > 0) {
    it.skip(
      `the example ${name} is skipped because ${absent.join(", ")} is not installed (npm run examples -- ${name} runs it)`
    )
    console.log(
      `examples/${name} is skipped: ${absent.join(", ")} not installed here; npm run examples -- ${name} runs it`
    )
  } else {
    it(`the example ${name} passes its own tests`, async () => {
      const [status, output] = await run(name)
      expect(status, output).toBe(0)
      // Matches the summary of `node:test`. Without this check, a folder without tests would pass.
      expect(output).toMatch(/pass [1-9]/)
    })
  }
}
