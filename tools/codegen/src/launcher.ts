/**
 * Generates the launcher of a package's command from the package's manifest.
 *
 * The modules of a command cannot be linked if the version of Node is too old, so the launcher checks the version before it imports them. The launcher
 * also ignores that the reader of the output has gone, so that the command finishes its work and sets its own exit code. A command that only prints can
 * end in that case, which its own `main.ts` decides.
 */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { header } from "./header.ts"

interface Manifest {
  readonly bin: Readonly<Record<string, string>>
  readonly engines: { readonly node: string }
}

/** Returns the major and minor version in an `engines` range such as `>=22.19`. */
const versionIn = (range: string): readonly [major: number, minor: number] => {
  const [, major, minor = "0"] = /^>=(\d+)(?:\.(\d+))?$/.exec(range) ?? []
  if (major === undefined) throw new Error(`engines.node must have the form >=22.19, but is ${range}`)
  return [Number(major), Number(minor)]
}

/** Returns the launcher of the command in the folder of a package. The manifest's `bin` contains the path of the launcher, which imports `main.ts`. */
export const launcher = (root: string, folder: string): { readonly path: string; readonly text: string } => {
  const source = `${folder}/package.json`
  const { bin, engines } = JSON.parse(readFileSync(join(root, source), "utf8")) as Manifest
  const [[name, file] = ["", ""]] = Object.entries(bin)
  const [major, minor] = versionIn(engines.node)
  const text = `#!/usr/bin/env node
${header(source, "it")}

/** Starts the \`${name}\` command, or prints an error if this version of Node cannot run it. */
import { readFileSync } from "node:fs"

// The reader of the output, such as \`head\`, may stop reading early. A failed write must neither print a stack trace nor end a server.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (cause: NodeJS.ErrnoException) => {
    if (cause.code !== "EPIPE") throw cause
  })
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
if (major < ${major} || (major === ${major} && minor < ${minor})) {
  process.stderr.write(\`${name} requires Node ${engines.node.slice(2)} or later, but this is Node \${process.versions.node}.\\n\`)
  process.exitCode = 1
} else if (process.argv.length === 3 && process.argv[2] === "--version") {
  const manifest = JSON.parse(readFileSync(new URL("${"../".repeat(file.split("/").length - 2)}package.json", import.meta.url), "utf8")) as {
    readonly version: string
  }
  process.stdout.write(\`\${manifest.version}\\n\`)
} else {
  await import("./main.ts")
}
`
  return { path: join(folder, file), text }
}
