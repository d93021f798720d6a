/**
 * What the code of a failed connection tells.
 */

/** Codes of ours, for a body that cannot be read on another day either. */
export const isUnreadable = (code: string | undefined): boolean =>
  code === "BODY_TOO_LARGE" || code === "UNKNOWN_CONTENT_CODING"

export const isCertificate = (code: string | undefined): boolean =>
  code !== undefined && /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)
