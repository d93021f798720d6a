/**
 * Writes a lift table as CSV (RFC 4180). Lines end in CRLF, and fields are quoted if necessary.
 */
import type { Row } from "./TableRow.ts"

/** The columns in output order. The type ensures that every field of a row has a column. */
const columns = {
  question: true,
  questionName: true,
  questionText: true,
  breakdown: true,
  variable: true,
  part: true,
  key: true,
  order: true,
  exposed: true,
  control: true,
  exposedInTarget: true,
  controlInTarget: true,
  weighted: true,
  exposedEffective: true,
  controlEffective: true,
  exposedShare: true,
  controlShare: true,
  lift: true,
  relativeLift: true,
  serviceMargin: true,
  serviceSignificant: true,
  servicePValue: true,
  serviceEnoughSample: true,
  lower: true,
  upper: true,
  method: true,
  pValue: true,
  adjustedP: true,
  significant: true,
  significantAdjusted: true,
  verdict: true,
  tooFew: true,
  impressionShare: true
} satisfies Record<keyof Row, true>

const names = Object.keys(columns) as ReadonlyArray<keyof Row>

const field = (value: string | number | boolean | null): string => {
  const text = value === null ? "" : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const line = (fields: ReadonlyArray<string | number | boolean | null>): string => `${fields.map(field).join(",")}\r\n`

export const csvOf = (campaign: string, rows: ReadonlyArray<Row>): string =>
  [line(["campaign", ...names]), ...rows.map((row) => line([campaign, ...names.map((name) => row[name])]))].join("")
