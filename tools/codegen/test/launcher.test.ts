import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
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
  it.each([["--help"], ["--version"], ["--no-such-option"]])(
    `${command} %s prints no stack trace if nothing reads its output, as with \`2>&1 | head\``,
    async (option) => {
      const child = spawn(process.execPath, ["--no-warnings", file, option], { stdio: ["ignore", "pipe", "pipe"] })
      const ended = once(child, "close")
      // Only the invalid option prints to standard error. For the other options, standard error stays open and would show a stack trace.
      child.stdout.destroy()
      if (option === "--no-such-option") child.stderr.destroy()
      let err = ""
      child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString("utf8")))
      const [code] = (await ended) as [number | null]
      const { status } = option === "--no-such-option" ? run(file, option) : { status: 0 }
      expect({ code, err }).toEqual({ code: status, err: "" })
    }
  )
})
