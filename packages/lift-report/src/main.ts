#!/usr/bin/env node
/**
 * The command line of lift reports. A failure prints one line and ends it with 1.
 */
import { UsageError, usage } from "./Arguments.ts"
import { clientFrom } from "./Account.ts"
import { run } from "./Command.ts"

// The reader of the output may stop reading, as `head` does.
process.stdout.on("error", (cause: NodeJS.ErrnoException) => {
  if (cause.code !== "EPIPE") throw cause
  process.exit(0)
})

try {
  await run(process.argv.slice(2), {
    client: () => clientFrom(process.env),
    print: (text) => console.log(text),
    note: (text) => {
      if (process.stderr.isTTY) process.stderr.write(text)
    },
    width: Math.min(140, Math.max(60, process.stdout.columns ?? 100))
  })
} catch (cause) {
  const message = cause instanceof Error ? cause.message : String(cause)
  console.error(`fieldwork-lift-report: ${message}${cause instanceof UsageError ? `\n\n${usage}` : ""}`)
  process.exitCode = 1
}
