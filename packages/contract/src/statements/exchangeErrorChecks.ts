/**
 * The requirements that the error table in the exchange API document imposes on its spec.
 */
import type { Checks } from "./Checks.ts"

export const exchangeErrorChecks: Checks = {
  "states-and-transitions.7": [
    {
      at: "schemas/BetaFieldError/properties/code",
      means: { v13: "The field must be set before the survey goes live, by its status or by begin_date (400)." }
    }
  ],
  "errors.4": [
    { at: "schemas/BetaServerError/properties/code", values: ["s01"] },
    { at: "schemas/BetaServerError/properties/code", means: { s01: "Unspecified server error (500)." } }
  ],
  "errors.5": [
    { at: "schemas/BetaServerError/properties/code", values: ["s02"] },
    { at: "schemas/BetaServerError/properties/code", means: { s02: "Server error that should never happen (500)." } }
  ],
  "errors.6": [
    { at: "schemas/BetaServerError/properties/code", values: ["s03", "s04", "s05", "s07"] },
    {
      at: "schemas/BetaServerError/properties/code",
      means: {
        s03: "Upstream server error (500).",
        s04: "Upstream server error (500).",
        s05: "Upstream server error (500).",
        s07: "Upstream server error (500)."
      }
    }
  ],
  "errors.7": [
    { at: "schemas/BetaServerError/properties/code", values: ["s06"] },
    {
      at: "schemas/BetaServerError/properties/code",
      means: { s06: "Upstream timed out; back off several seconds and retry a few times (504)." }
    }
  ],
  "errors.8": [
    { at: "schemas/BetaFieldError/properties/code", values: ["v01"] },
    { at: "schemas/BetaFieldError/properties/code", means: { v01: "The field failed validation (400)." } }
  ],
  "errors.9": [
    { at: "schemas/BetaMultipleError/properties/code", values: ["v02"] },
    {
      at: "schemas/BetaMultipleError/properties/code",
      means: { v02: "The field must be a multiple of the denominator (400)." }
    }
  ],
  "errors.10": [
    { at: "schemas/BetaRequestError/properties/code", values: ["v03"] },
    { at: "schemas/BetaRequestError/properties/code", means: { v03: "The endpoint does not exist (404)." } }
  ],
  "errors.11": [
    { at: "schemas/BetaMissingObjectError/properties/code", values: ["v04"] },
    { at: "schemas/BetaMissingObjectError/properties/code", means: { v04: "The object does not exist (404)." } }
  ],
  "errors.12": [
    { at: "schemas/BetaRequestError/properties/code", values: ["v05"] },
    {
      at: "schemas/BetaRequestError/properties/code",
      means: { v05: "The method is not allowed on this endpoint (405)." }
    }
  ],
  "errors.13": [
    { at: "schemas/BetaTypeError/properties/code", values: ["v06"] },
    { at: "schemas/BetaTypeError/properties/code", means: { v06: "The field has the wrong JSON type (400)." } }
  ],
  "errors.14": [
    { at: "schemas/BetaRangeError/properties/code", values: ["v07"] },
    { at: "schemas/BetaRangeError/properties/code", means: { v07: "The value is outside its range (400)." } }
  ],
  "errors.15": [
    { at: "schemas/BetaFormatError/properties/code", values: ["v08"] },
    { at: "schemas/BetaFormatError/properties/code", means: { v08: "The field does not match its format (400)." } }
  ],
  "errors.16": [
    { at: "schemas/BetaFieldError/properties/code", values: ["v09"] },
    { at: "schemas/BetaFieldError/properties/code", means: { v09: "A required field is missing (400)." } }
  ],
  "errors.17": [
    { at: "schemas/BetaFieldError/properties/code", values: ["v10"] },
    { at: "schemas/BetaFieldError/properties/code", means: { v10: "The field is not accepted on this request (400)." } }
  ],
  "errors.18": [
    { at: "schemas/BetaOptionsError/properties/code", values: ["v11"] },
    { at: "schemas/BetaOptionsError/properties/code", means: { v11: "The value is not one of the options (400)." } }
  ],
  "errors.19": [
    { at: "schemas/BetaFieldError/properties/code", values: ["v12"] },
    {
      at: "schemas/BetaFieldError/properties/code",
      means: { v12: "The field cannot be modified after the survey first goes live (400)." }
    }
  ],
  "errors.20": [
    { at: "schemas/BetaFieldError/properties/code", values: ["v13"] },
    {
      at: "schemas/BetaFieldError/properties/code",
      means: { v13: "The field must be set before the survey goes live, by its status or by begin_date (400)." }
    }
  ],
  "errors.21": [
    { at: "schemas/BetaLengthError/properties/code", values: ["v14"] },
    { at: "schemas/BetaLengthError/properties/code", means: { v14: "The text has an invalid length (400)." } }
  ],
  "errors.22": [
    { at: "schemas/BetaRequestError/properties/code", values: ["v15"] },
    { at: "schemas/BetaRequestError/properties/code", means: { v15: "start_date must fall before end_date (400)." } }
  ],
  "errors.23": [
    { at: "schemas/BetaRequestError/properties/code", values: ["v16"] },
    {
      at: "schemas/BetaRequestError/properties/code",
      means: { v16: "Content-Type must be application/json and the body valid JSON (400)." }
    }
  ],
  "errors.24": [
    { at: "schemas/BetaAutomatedFieldsError/properties/code", values: ["v19"] },
    {
      at: "schemas/BetaAutomatedFieldsError/properties/code",
      means: {
        v19: "Fielding Assistant automates these fields, so they cannot be modified; not sent when it is off (400)."
      }
    }
  ]
}
