/**
 * Reads the multipart form that requests a frequency report. One part contains JSON; an optional part contains respondent or session ids, one per
 * line.
 */
import type { Issue } from "../../http/Issue.ts"
import type { Incoming } from "../../http/Message.ts"
import { violationsByField } from "../errors.ts"
import type { FrequencyReportRequest } from "@fieldwork/specs/brand-lift/schema"
import type { Violations } from "../Violations.ts"

export interface Form {
  readonly request: FrequencyReportRequest
  readonly ids: ReadonlyArray<string> | undefined
}

type Read = { readonly form: Form } | { readonly violations: Violations }

const textOf = async (part: File | string | null): Promise<string | undefined> =>
  part === null ? undefined : typeof part === "string" ? part : part.text()

const formData = async ({ body, headers }: Incoming): Promise<FormData | undefined> => {
  const type = headers["content-type"] ?? ""
  try {
    return await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData()
  } catch {
    return undefined
  }
}

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Returns the ids in a CSV file with one column. Blank lines, quotation marks around an id and a header line are ignored. */
const idsOf = (csv: string): ReadonlyArray<string> =>
  csv
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replace(/^"(.*)"$/, "$1"))
    .filter((id, index) => id !== "" && !(index === 0 && /^(respondent|session)_id$/i.test(id)))

/** Reads the form. `check` validates the JSON part against the spec. */
export const readForm = async (incoming: Incoming, check: (value: unknown) => ReadonlyArray<Issue>): Promise<Read> => {
  const data = await formData(incoming)
  if (data === undefined) return { violations: { non_field_errors: ["The body is not a valid multipart form."] } }
  const json = await textOf(data.get("json"))
  if (json === undefined) return { violations: { json: ["This field is required."] } }
  const read = parsed(json)
  if (read === undefined) return { violations: { json: ["This part is not valid JSON."] } }
  const issues = check(read.value)
  if (issues.length > 0) return { violations: violationsByField(issues) }
  const csv = await textOf(data.get("csv"))
  return { form: { request: read.value as FrequencyReportRequest, ids: csv === undefined ? undefined : idsOf(csv) } }
}
