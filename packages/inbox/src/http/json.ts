/**
 * Documents within responses: as they were received, without being parsed and written again.
 */

/** An object with a document as its last member. */
export const withDocument = (members: object, document: string): string =>
  `${JSON.stringify(members).slice(0, -1)},"document":${document}}`

/** Later ones are not RFC 3339. A signature may carry a time that no calendar has. */
const lastSecond = 253_402_300_799

/** Of unix seconds. */
export const timeOf = (seconds: number): string =>
  new Date(Math.min(Math.max(seconds, 0), lastSecond) * 1000).toISOString()

/** A decimal of billionths. */
export const decimalOf = (nanos: number | null): string | null => {
  if (nanos === null) return null
  const digits = String(Math.abs(nanos)).padStart(10, "0")
  const fraction = digits.slice(-9).replace(/0+$/, "")
  return `${nanos < 0 ? "-" : ""}${digits.slice(0, -9)}${fraction === "" ? "" : `.${fraction}`}`
}
