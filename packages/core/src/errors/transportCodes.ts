/**
 * Interprets the error code of a failed connection.
 */

/** Checks whether the code is one of this library's codes for a body that cannot be read, even after a retry. */
export const isUnreadable = (code: string | undefined): boolean =>
  code === "BODY_TOO_LARGE" || code === "UNKNOWN_CONTENT_CODING"

export const isCertificate = (code: string | undefined): boolean =>
  code !== undefined && /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)
