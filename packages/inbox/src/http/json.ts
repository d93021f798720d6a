/** Produces JSON that contains stored documents as they were received, without parsing and re-serialising them. */

/** Returns a JSON object with the given members, followed by a stored document as the last member. */
export const withDocument = (members: object, document: string): string =>
  `${JSON.stringify(members).slice(0, -1)},"document":${document}}`

/** The last second that RFC 3339 can represent. Later times, which a signature may contain, are shown as this second. */
const lastSecond = 253_402_300_799

/** Formats a time in Unix seconds according to RFC 3339. */
export const timeOf = (seconds: number): string =>
  new Date(Math.min(Math.max(seconds, 0), lastSecond) * 1000).toISOString()

/** Formats an amount in billionths of the currency unit as a decimal number. */
export const decimalOf = (nanos: number | null): string | null => {
  if (nanos === null) return null
  const digits = String(Math.abs(nanos)).padStart(10, "0")
  const fraction = digits.slice(-9).replace(/0+$/, "")
  return `${nanos < 0 ? "-" : ""}${digits.slice(0, -9)}${fraction === "" ? "" : `.${fraction}`}`
}
