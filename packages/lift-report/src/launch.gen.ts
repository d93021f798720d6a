#!/usr/bin/env node
// Generated from packages/lift-report/package.json by `npm run generate`. Do not edit: change it and generate again.

/** Starts the `fieldwork-lift-report` command, or prints an error if this version of Node cannot run it. */
import { readFileSync } from "node:fs"

// The reader of the output, such as `head`, may stop reading early. A failed write must neither print a stack trace nor end a server.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (cause: NodeJS.ErrnoException) => {
    if (cause.code !== "EPIPE") throw cause
  })
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write(`fieldwork-lift-report requires Node 22.19 or later, but this is Node ${process.versions.node}.\n`)
  process.exitCode = 1
} else if (process.argv.length === 3 && process.argv[2] === "--version") {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    readonly version: string
  }
  process.stdout.write(`${manifest.version}\n`)
} else {
  await import("./main.ts")
}
