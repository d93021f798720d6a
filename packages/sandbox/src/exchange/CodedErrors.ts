/**
 * Creates an error response for any code in the error table of the exchange's API document, with the details that the table specifies. Fault
 * injection uses these responses.
 *
 * Several codes cannot occur in a documented operation. For example, v12 and v13 apply only to beta surveys.
 */
import type { Outgoing } from "../http/Message.ts"
import { betaErrors } from "./data/betaErrors.ts"

/** An example value for each property that the `detail` of an error can have. */
const samples: Readonly<Record<string, unknown>> = {
  field: "name",
  fields: ["bid"],
  denominator: 5,
  type: "integer",
  id: "1",
  min: 0,
  max: 100,
  pattern: "^[a-z]{3}_[a-z]{2}$",
  options: ["one", "other"],
  min_length: 1,
  max_length: 128,
  survey_id: 1
}

/** The values in `detail` that replace the example values for a specific error code. For v04, `type` is the type of the missing object. */
const overrides: Readonly<Record<string, object | undefined>> = { v04: { type: "survey" } }

/** Returns the error response for an error code. Undefined if the code is not documented and `status` is undefined. */
export const reply = (code: string, status: number | undefined, detail: object): Outgoing | undefined => {
  const known = betaErrors.find(({ error_code }) => error_code === code)
  const http = status ?? known?.http_status
  if (http === undefined) return undefined
  const defaults = Object.fromEntries((known?.detail ?? []).map((name) => [name, samples[name]]))
  return {
    status: http,
    body: {
      errors: [
        {
          code,
          detail: { ...defaults, ...overrides[code], ...detail },
          docs_url: `https://fieldwork.example/exchange/errors/${code}/`,
          message: known?.message ?? "An error that is not in the error table."
        }
      ]
    }
  }
}
