/**
 * `fieldwork-contract replay`: replays failures that a test run saved.
 */
import { parseArgs } from "node:util"
import type { Failure } from "../testing/failures/Failure.ts"
import { counted } from "../counted.ts"
import { type ReplayResult, replayFailures } from "../testing/replayFailures.ts"
import { credentialPairs, credentialsOf } from "./credentials.ts"
import { specOf } from "./document.ts"
import { readText } from "./files.ts"
import { fileOf, UsageError, urlOf } from "./inputs.ts"

export const usage = `fieldwork-contract replay FILE.json --url URL [--spec brand-lift|exchange|DOCUMENT …]

Repeats the failures of \`fieldwork-contract test --report json=FILE.json\`, and prints which of them still occur. Exits with 0 if none occurs, 1 if
one occurs, and 2 if one could not be repeated, for example because the service is down or refuses the credentials. The file contains no credentials and no
identifiers of respondents: calls that need the latter fail.

  --url         base URL of the service
  --spec        documents that the test used; default: those in the file
  --base-path   the prefix of the paths in the document, such as /v1; default: the prefix in the file
  --credential  NAME=VALUE, as for test, or the environment variable FIELDWORK_CREDENTIAL_<NAME>`

interface Saved {
  /** The documents of the test. Older reports contain the names in one string, separated by spaces. */
  readonly spec: string | ReadonlyArray<string>
  readonly basePath?: string
  readonly failures: ReadonlyArray<Failure>
}

const read = (file: string): Saved => {
  const text = readText(file, `fieldwork-contract test --report json=${file} writes it`)
  try {
    const saved = JSON.parse(text) as Partial<Saved>
    if (Array.isArray(saved.failures) && (typeof saved.spec === "string" || Array.isArray(saved.spec)))
      return saved as Saved
  } catch {
    // A file that cannot be parsed results in the usage error below.
  }
  throw new UsageError(`${file} was not written by fieldwork-contract test --report json=FILE`)
}

const lineOf = ({ failure: { operation = "", rule }, message, untested }: ReplayResult): string => {
  const name = `${rule} ${operation}`
  if (untested !== undefined) return `not run  ${name}: ${untested}`
  return message === undefined ? `fixed    ${name}` : `failed   ${name}: ${message}`
}

/** Replays the failures and returns the exit code: 0 if none of them occurs again, 1 if one occurs, 2 if one could not be repeated. */
export const run = async (args: ReadonlyArray<string>): Promise<number> => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: "string" },
      spec: { type: "string", multiple: true },
      "base-path": { type: "string" },
      credential: { type: "string", multiple: true }
    }
  })
  const pairs = credentialPairs(values.credential)
  const file = fileOf(positionals, "FILE.json")
  if (values.url === undefined) throw new UsageError("--url is missing: give the base URL of the service")
  const { failures, spec, ...saved } = read(file)
  const basePath = values["base-path"] ?? saved.basePath
  const documents = (values.spec ?? (typeof spec === "string" ? spec.split(" ") : spec)).map(specOf)
  const credentials = credentialsOf(pairs, documents)
  const results = await replayFailures(failures, {
    url: urlOf(values.url),
    spec: documents,
    ...(basePath !== undefined && { basePath }),
    ...(credentials !== undefined && { credentials })
  })
  for (const result of results) console.log(lineOf(result))
  const there = results.filter(({ message }) => message !== undefined).length
  console.log(`${there} of ${counted(results.length, "failure")} still occur${results.length === 1 ? "s" : ""}`)
  const untested = results.filter((result) => result.untested !== undefined).length
  if (untested > 0) {
    const advice =
      "check the service, --url, --base-path, and the credentials in --credential or FIELDWORK_CREDENTIAL_<NAME>"
    console.error(`${counted(untested, "failure")} could not be repeated: ${advice}`)
    return 2
  }
  return there === 0 ? 0 : 1
}
