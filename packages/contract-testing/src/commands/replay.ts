/**
 * `fieldwork-contract replay`: replays failures that a test run saved.
 */
import { readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import type { Failure } from "../testing/failures/Failure.ts"
import { replayFailures } from "../testing/replayFailures.ts"
import { specOf } from "./document.ts"
import { pairOf, UsageError, urlOf } from "./inputs.ts"

export const usage = `fieldwork-contract replay FILE.json --url URL [--spec brand-lift|exchange|DOCUMENT …]

Repeats the failures of \`fieldwork-contract test --report json=FILE.json\`, and prints which of them still occur. Exits with 0 if none occurs, 1 if
one occurs, and 2 if it could not run. The file contains no credentials and no identifiers of respondents: calls that need the latter fail.

  --url         base URL of the service
  --spec        documents that the test used; default: those in the file
  --credential  NAME=VALUE, as for test`

interface Saved {
  readonly spec: string
  readonly failures: ReadonlyArray<Failure>
}

const read = (file: string): Saved => {
  try {
    const saved = JSON.parse(readFileSync(file, "utf8")) as Partial<Saved>
    if (Array.isArray(saved.failures) && typeof saved.spec === "string") return saved as Saved
  } catch {
    // A file that cannot be read or parsed results in the usage error below.
  }
  throw new UsageError(`${file} was not written by fieldwork-contract test --report json=FILE`)
}

/** Replays the failures and returns the exit code: 0 if none of them occurs again, 1 otherwise. */
export const run = async (args: ReadonlyArray<string>): Promise<number> => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: "string" },
      spec: { type: "string", multiple: true },
      credential: { type: "string", multiple: true, default: [] }
    }
  })
  const [file] = positionals
  if (file === undefined) throw new UsageError("FILE.json is missing")
  if (values.url === undefined) throw new UsageError("--url is missing: give the base URL of the service")
  const { failures, spec } = read(file)
  const credentials = Object.fromEntries(values.credential.map((each) => pairOf("--credential", each)))
  const results = await replayFailures(failures, {
    url: urlOf(values.url),
    spec: (values.spec ?? spec.split(" ")).map(specOf),
    ...(values.credential.length > 0 && { credentials })
  })
  for (const { failure, message } of results)
    console.log(
      `${message === undefined ? "fixed " : "failed"}  ${failure.rule} ${failure.operation ?? ""}${message === undefined ? "" : `: ${message}`}`
    )
  const there = results.filter(({ message }) => message !== undefined).length
  console.log(`${there} of ${results.length} failures still occur`)
  return there === 0 ? 0 : 1
}
