/**
 * Interprets the code of a failed connection.
 */

/** Whether the code is one of this library's own codes for a body that a retry could not read either. */
export const isUnreadable = (code: string | undefined): boolean =>
  code === "BODY_TOO_LARGE" || code === "UNKNOWN_CONTENT_CODING"

export const isCertificate = (code: string | undefined): boolean =>
  code !== undefined && /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)
