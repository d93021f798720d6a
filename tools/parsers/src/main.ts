/**
 * `npm run parsers`: reads both OpenAPI documents with common generators and parsers. `-- NAME …` runs only the named generators and parsers.
 *
 * Exits with code 1 if a parser rejects a document or omits an operation.
 */
import { AbsentError } from "@fieldwork/runtimes/install"
import { apiNames } from "@fieldwork/specs/documents"
import { parsers } from "./parsers.ts"
import { missingIn } from "./run.ts"

const requested = process.argv.slice(2).map((name) => name.toLowerCase())
const chosen = parsers.filter(({ name }) => requested.length === 0 || requested.includes(name.toLowerCase()))
if (chosen.length === 0) {
  console.error(`parsers: unknown name; pass one of ${parsers.map(({ name }) => name).join(", ")}`)
  process.exit(1)
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

for (const parser of chosen) {
  for (const api of apiNames) {
    const label = `${parser.name.padEnd(24)} ${api.padEnd(12)}`
    try {
      const missing = await missingIn(parser, api)
      if (missing.length > 0) process.exitCode = 1
      console.log(`${label} ${missing.length === 0 ? "accepted, every operation" : `missing: ${missing.join(", ")}`}`)
    } catch (cause) {
      const isAbsent = cause instanceof AbsentError
      if (!isAbsent) process.exitCode = 1
      console.log(`${label} ${isAbsent ? "skipped" : "failed"}: ${messageOf(cause)}`)
    }
  }
}
