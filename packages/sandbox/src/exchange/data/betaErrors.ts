/**
 * The table of error codes in the exchange's API document, as `/demand/v2-beta/errors` returns it. The document does not contain the codes v17 and
 * v18.
 */
import type { BetaErrorEntry } from "@fieldwork/specs/exchange/schema"

const entry = (error_code: string, http_status: number, message: string, ...detail: ReadonlyArray<string>) =>
  ({ error_code, http_status, message, detail: [...detail] }) satisfies BetaErrorEntry

export const betaErrors: ReadonlyArray<BetaErrorEntry> = [
  entry("a01", 500, "An error without a code of its own."),
  entry("s01", 500, "The server failed."),
  entry("s02", 500, "The server failed in a way that should never happen."),
  entry("s03", 500, "An upstream service failed."),
  entry("s04", 500, "An upstream service failed."),
  entry("s05", 500, "An upstream service failed."),
  entry("s06", 504, "An upstream service did not answer in time; try a few times more, several seconds apart."),
  entry("s07", 500, "An upstream service failed."),
  entry("v01", 400, "The field is not valid.", "field"),
  entry("v02", 400, "The field must be a multiple of the denominator.", "field", "denominator"),
  entry("v03", 404, "The endpoint does not exist."),
  entry("v04", 404, "The object does not exist.", "type", "id"),
  entry("v05", 405, "The endpoint does not take this method."),
  entry("v06", 400, "The field has another JSON type.", "field", "type"),
  entry("v07", 400, "The value is outside its range; a bound may be null.", "field", "min", "max"),
  entry("v08", 400, "The field has another format.", "field", "pattern"),
  entry("v09", 400, "The field is required and missing.", "field"),
  entry("v10", 400, "The field is not accepted on this request.", "field"),
  entry("v11", 400, "The value must be one of the options.", "field", "options"),
  entry("v12", 400, "The field cannot be changed once the survey is launched.", "field"),
  entry("v13", 400, "The field must be set before the survey goes live.", "field"),
  entry("v14", 400, "The text is too short or too long; a bound may be null.", "field", "min_length", "max_length"),
  entry("v15", 400, "start_date must be before end_date."),
  entry("v16", 400, "Content-Type must be application/json and the body valid JSON."),
  entry("v19", 400, "The fields cannot be changed while they are automated.", "fields", "survey_id")
]
