/**
 * `fieldwork-contract record`: runs a proxy that validates the traffic between a client and a service.
 */
import { parseArgs } from "node:util"
import { describeViolation } from "../validation/contractFetch.ts"
import { counted } from "../counted.ts"
import { record } from "../traffic/Recorder.ts"
import { finish, formatOf } from "./check.ts"
import { specOf } from "./document.ts"
import { checkWritable } from "./files.ts"
import { UsageError, urlOf } from "./inputs.ts"

export const usage = `fieldwork-contract record --target URL [--port N] [--output FILE.har] [--spec brand-lift|exchange|DOCUMENT …]

Forwards traffic to a service, checks each request and response against the contract, and prints the violations. Ctrl-C stops the proxy
and prints a summary. The exit code is 1 if there was a violation, and 2 if a call could not be checked or recorded. Secrets are not written,
and identifiers of respondents are replaced.

  --target     base URL of the service
  --port       port of the proxy; default: a free port
  --host       address of the proxy, which requires no credentials; default: 127.0.0.1
  --output     file for the HTTP Archive, which check reads; replaced if it exists, so use one file per recorder; default: none, and the traffic is
               only checked
  --spec       brand-lift, exchange, or the path of an OpenAPI 3.1 document; may be repeated; default: both documents
  --base-path  the prefix of the paths in the document, such as /v1; default: the paths of its servers
  --format     format of the summary: text, json, junit or sarif
  --report     file for the summary; default: standard output`

const portOf = (text: string | undefined): number => {
  if (text === undefined) return 0
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UsageError(`--port must be a number up to 65535, not ${text}`)
  return Number(text)
}

const unusable: Readonly<Record<string, string>> = {
  EADDRINUSE: "the port is in use: choose another one with --port, or omit --port for a free one",
  EACCES: "permission to open this port was denied: choose a port above 1023 with --port",
  EADDRNOTAVAIL: "--host is not an address of this machine",
  ENOTFOUND: "--host is not an address of this machine"
}

/** Returns an error that states what to do if the proxy could not listen, and any other error unchanged. */
const withAdvice = (cause: unknown): unknown => {
  const { code, syscall } = Object(cause) as NodeJS.ErrnoException
  const advice = syscall === "listen" || syscall === "getaddrinfo" ? unusable[code ?? ""] : undefined
  return advice === undefined ? cause : new Error(advice, { cause })
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** Runs the proxy until the process receives SIGINT or SIGTERM, and returns the exit code. */
export const run = async (args: ReadonlyArray<string>): Promise<number> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      target: { type: "string" },
      port: { type: "string" },
      host: { type: "string", default: "127.0.0.1" },
      output: { type: "string" },
      spec: { type: "string", multiple: true },
      "base-path": { type: "string" },
      format: { type: "string", default: "text" },
      report: { type: "string" }
    }
  })
  const { host, output, target } = values
  if (target === undefined) throw new UsageError("--target is missing: give the base URL of the service")
  const format = formatOf(values.format)
  const basePath = values["base-path"]
  checkWritable("--output", output)
  checkWritable("--report", values.report)
  const shown = new Set<string>()
  let errors = 0
  const recorder = await record({
    target: urlOf(target, "--target"),
    host,
    port: portOf(values.port),
    ...(output !== undefined && { output }),
    ...(values.spec !== undefined && { spec: values.spec.map(specOf) }),
    ...(basePath !== undefined && { basePath }),
    onViolation: (violations) => {
      for (const line of violations.map(describeViolation)) {
        if (!shown.has(line) && shown.size < 1000) console.error(line)
        shown.add(line)
      }
    },
    onError: (cause) => {
      if (errors++ < 10) console.error(`A call could not be checked or recorded: ${messageOf(cause)}`)
    }
  }).catch((cause: unknown) => {
    throw withAdvice(cause)
  })
  console.log(`${recorder.url} forwards to ${target}; press Ctrl-C to stop`)
  await new Promise<void>((resolve) => {
    process.once("SIGINT", () => resolve())
    process.once("SIGTERM", () => resolve())
  })
  const code = finish(await recorder.close(), format, values.report, output ?? target)
  if (errors === 0) return code
  console.error(`${counted(errors, "call")} could not be checked or recorded`)
  return 2
}
