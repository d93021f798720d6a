/**
 * `fieldwork-contract check`: checks recorded traffic against OpenAPI documents.
 */
import { parseArgs } from "node:util"
import { contractOf } from "../validation/Contract.ts"
import type { SentRequest } from "../validation/Message.ts"
import { type Format, formatNames, formatted } from "../traffic/formats.ts"
import { HarError, readHar } from "../traffic/Har.ts"
import { type DeclaredNames, declaredNamesOf } from "../traffic/DeclaredNames.ts"
import { isSecretHeader, isSecretParameter } from "../traffic/sensitiveNames.ts"
import { tallyOf, type TallyReport } from "../traffic/Tally.ts"
import { specOf } from "./document.ts"
import { checkWritable, readText, writeText } from "./files.ts"
import { fileOf, UsageError } from "./inputs.ts"

export const usage = `fieldwork-contract check FILE.har [--spec brand-lift|exchange|DOCUMENT …] [--format text|json|junit|sarif] [--output FILE]

Checks each request and response of an HTTP Archive against the contract. Exits with 1 if one violates it. Browsers, proxies and
\`fieldwork-contract record\` write such files.

  --spec       brand-lift, exchange, or the path of an OpenAPI 3.1 document; may be repeated; default: both documents
  --base-path  the prefix of the paths in the document, such as /v1; default: the paths of its servers
  --format     text for reading, junit for test reports, sarif for code scanning, json for programs
  --output     file for the report; default: standard output`

export const formatOf = (text: string): Format => {
  const format = formatNames.find((name) => name === text)
  if (format === undefined) throw new UsageError(`--format must be one of ${formatNames.join(", ")}, not ${text}`)
  return format
}

/** Writes a report, and returns the exit code. */
export const finish = (report: TallyReport, format: Format, output: string | undefined, file: string): number => {
  const text = formatted(format, report, file)
  if (output === undefined) console.log(text)
  else writeText("--output", output, `${text}\n`)
  return report.findings.length === 0 ? 0 : 1
}

const read = (file: string) => {
  const text = readText(file, "browsers, proxies and fieldwork-contract record --output FILE.har write HTTP Archives")
  try {
    return readHar(text)
  } catch (cause) {
    if (cause instanceof HarError) throw new UsageError(`${file} ${cause.message}`)
    throw cause
  }
}

/** Returns whether a request contains credentials in a header or query parameter that a recording redacts. */
const carriesCredential = ({ headers, url }: SentRequest, names: DeclaredNames): boolean =>
  Object.keys(headers).some((name) => isSecretHeader(name, names.headers)) ||
  [...new URL(url, "http://contract.invalid").searchParams.keys()].some((name) => isSecretParameter(name, names.query))

export const run = async (args: ReadonlyArray<string>): Promise<number> => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      spec: { type: "string", multiple: true },
      "base-path": { type: "string" },
      format: { type: "string", default: "text" },
      output: { type: "string" }
    }
  })
  const file = fileOf(positionals, "FILE.har")
  const format = formatOf(values.format)
  checkWritable("--output", values.output)
  const basePath = values["base-path"]
  const interactions = read(file)
  const spec = values.spec?.map(specOf)
  const names = declaredNamesOf(spec)
  const checksCredentials = interactions.some(({ request }) => carriesCredential(request, names))
  if (!checksCredentials && interactions.length > 0)
    console.error(`${file} has no credentials, because browsers remove them: they are not checked`)
  const contract = contractOf({
    checksCredentials,
    ...(spec !== undefined && { spec }),
    ...(basePath !== undefined && { basePath })
  })
  const tally = tallyOf(contract)
  for (const { request, response } of interactions) tally.add(request, contract.interaction(request, response))
  return finish(tally.report(), format, values.output, file)
}
