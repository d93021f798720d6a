import { command } from "./command.ts"

// The reader of the output, such as `head`, may stop reading early. The command then ends without an error.
process.stdout.on("error", (cause: NodeJS.ErrnoException) => {
  if (cause.code !== "EPIPE") throw cause
  process.exit(0)
})

process.exitCode = await command(
  process.argv.slice(2),
  (line) => console.log(line),
  (line) => console.error(line)
)
