/**
 * The entry point of the `fieldwork-lift-report` command. An error is printed to stderr, and the exit code is then 1.
 */
import { escapeControls } from "@fieldwork/lift-plots"
import { UsageError, usage } from "./Arguments.ts"
import { clientFrom } from "./Account.ts"
import { run } from "./Command.ts"

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
  const text = cause instanceof Error ? cause.message : String(cause)
  // A message can contain names and texts from the service.
  const message = text.split("\n").map(escapeControls).join("\n")
  console.error(`fieldwork-lift-report: ${message}${cause instanceof UsageError ? `\n\n${usage}` : ""}`)
  process.exitCode = 1
}
