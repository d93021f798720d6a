/**
 * `fieldwork-contract probe`: reports, for each point that an API document leaves open, whether a service follows the interpretation in the spec.
 * Writes an overlay that corrects the spec where the service differs.
 */
import { parseArgs } from "node:util"
import type { Overlay } from "@fieldwork/specs/corrections"
import { apiNames } from "@fieldwork/specs/documents"
import { stringify } from "yaml"
import { counted } from "../counted.ts"
import { type Line, probe } from "../probe/probe.ts"
import { uncorrected } from "../probe/uncorrected.ts"
import { writeText } from "./files.ts"
import { inputsOf, numberOf, pairOf, urlOf, UsageError } from "./inputs.ts"

export const usage = `fieldwork-contract probe --spec brand-lift|exchange --url URL [--input NAME=VALUE …] [--overlay FILE]

Reads an account and prints one line for each point that the document leaves open: the service follows the spec (holds), it differs from
the spec (differs), or read requests cannot show it (cannot tell). Then lists the differences that the overlay does not correct. The command sends only GET requests, and a token request to the brand
lift service. It creates and changes nothing.

  --spec          document that describes the service
  --url           base URL of the service
  --input         credentials and ids: client_id, client_secret and audience for brand lift; api_key for the exchange; campaign_id,
                  supplier_code and survey_number to use instead of the first one that is listed.
                  The environment variable FIELDWORK_INPUT_<NAME> does the same and keeps secrets out of the process list
  --overlay       file for the overlay, which is written if something differs; default: overlay.yaml
  --path          path of an operation that cannot be guessed, such as --path listIndustries=/api/v2/sectors; may be repeated
  --per-second    requests per second; default: 4
  --max-requests  maximum number of requests; default: 500`

const show = ({ decision, detail, outcome, question }: Line): string =>
  `${outcome.padEnd(11)} ${decision}: ${question.replaceAll("`", "")}. ${detail.replaceAll("`", "")}`

/** Returns the overlay as YAML, with the differences that it does not correct as comments at the beginning. */
const overlayText = (overlay: Overlay, rest: ReadonlyArray<string>): string => {
  const comments = rest.length === 0 ? [] : ["Not corrected by this overlay:", ...rest.map((line) => `- ${line}`)]
  return comments.map((line) => `# ${line}\n`).join("") + stringify(overlay, { aliasDuplicateObjects: false })
}

/** Runs the probe and returns the exit code: 0 if the service does not differ from the spec, 1 if it differs. */
export const run = async (args: ReadonlyArray<string>): Promise<number> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      spec: { type: "string" },
      url: { type: "string" },
      input: { type: "string", multiple: true, default: [] },
      overlay: { type: "string", default: "overlay.yaml" },
      path: { type: "string", multiple: true, default: [] },
      "per-second": { type: "string", default: "4" },
      "max-requests": { type: "string", default: "500" }
    }
  })
  const spec = apiNames.find((api) => api === values.spec)
  if (spec === undefined)
    throw new UsageError(`--spec must be ${apiNames.join(" or ")}, not ${values.spec ?? "absent"}`)
  if (values.url === undefined) throw new UsageError("--url is missing: give the base URL of the service")
  const result = await probe({
    spec,
    url: urlOf(values.url),
    inputs: inputsOf(values.input),
    paths: Object.fromEntries(values.path.map((each) => pairOf("--path", each))),
    perSecond: numberOf("--per-second", values["per-second"]),
    maxRequests: numberOf("--max-requests", values["max-requests"])
  })
  const { lines, overlay, requests } = result
  for (const line of lines) console.log(show(line))
  const count = (outcome: Line["outcome"]) => lines.filter((line) => line.outcome === outcome).length
  console.log(
    `${count("holds")} hold, ${count("differs")} differ, ${count("cannot tell")} cannot be determined by read requests; ${requests} requests`
  )
  const rest = uncorrected(result)
  if (overlay !== undefined) {
    writeText("--overlay", values.overlay, overlayText(overlay, rest))
    console.log(
      `${values.overlay}: ${overlay.actions.length} corrections, for correctedFetch and the sandbox's --corrections`
    )
  }
  if (rest.length > 0) {
    const what = overlay === undefined ? "was not written, because no correction is known for" : "does not correct"
    console.log(`${values.overlay} ${what} ${counted(rest.length, "difference")}:`)
    for (const line of rest) console.log(`  ${line.replaceAll("`", "")}`)
    console.log("If one property name replaces another, correct it with x-wire-name in an overlay.")
  }
  return rest.length > 0 || overlay !== undefined ? 1 : 0
}
