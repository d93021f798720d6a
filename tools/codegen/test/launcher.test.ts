import { spawnSync } from "node:child_process"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const packages = join(import.meta.dirname, "../../../packages")

interface Manifest {
  readonly bin: Readonly<Record<string, string>>
  readonly engines: { readonly node: string }
  readonly version: string
}

const launchers = globSync("*/src/**/launch.gen.ts", { cwd: packages })
  .toSorted()
  .map((file) => {
    const folder = file.split("/")[0] ?? ""
    const manifest = JSON.parse(readFileSync(join(packages, folder, "package.json"), "utf8")) as Manifest
    return { command: Object.keys(manifest.bin)[0] ?? "", file: join(packages, file), manifest }
  })

/** A module that makes a process report an older version of Node. */
const onNode18 = `data:text/javascript,${encodeURIComponent(
  'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.0" } })'
)}`

const run = (...args: ReadonlyArray<string>) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ["--no-warnings", ...args], { encoding: "utf8" })
  return { status, stderr, stdout }
}

it("six commands have a launcher that checks the version of Node", () => {
  expect(launchers.map(({ command }) => command)).toEqual([
    "fieldwork-contract",
    "fieldwork-inbox",
    "fieldwork-lift-report",
    "fieldwork-sandbox",
    "fieldwork-supply",
    "fieldwork-webhook-check"
  ])
})

describe.each(launchers)("$command", ({ command, file, manifest }) => {
  it(`${command} prints the required version of Node, and exits with 1, on a version that cannot run it`, () => {
    const least = manifest.engines.node.replace(">=", "")
    expect(run("--import", onNode18, file, "--help")).toEqual({
      status: 1,
      stdout: "",
      stderr: `${command} requires Node ${least} or later, but this is Node 18.20.0.\n`
    })
  })

  it(`${command} --version prints the version of its package`, () => {
    expect(run(file, "--version")).toEqual({ status: 0, stdout: `${manifest.version}\n`, stderr: "" })
  })
})
