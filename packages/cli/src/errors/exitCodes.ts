/**
 * The command's exit code for each kind of failure. Scripts rely on the codes, so the meaning of a code never changes.
 */
export const exitCodes = {
  ok: 0,
  unexpected: 1,
  usage: 2,
  configuration: 3,
  confirmation: 4,
  authentication: 5,
  notFound: 6,
  refused: 7,
  rateLimit: 8,
  server: 9,
  network: 10,
  ambiguous: 11,
  notInstalled: 12,
  interrupted: 130
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** The meaning of each exit code, for the help text and the documentation. */
export const exitCodeMeanings: Readonly<Record<keyof typeof exitCodes, string>> = {
  ok: "The command succeeded, or the reader of its output stopped reading.",
  unexpected: "An unexpected failure: please report it.",
  usage: "The arguments, the data or a file are invalid. Nothing was sent.",
  configuration: "Settings or credentials are missing or unsafe. Nothing was sent.",
  confirmation: "The operation costs money or cannot be undone, and --yes is missing. Nothing was sent.",
  authentication: "The credentials were refused (401), or do not permit the operation (403).",
  notFound: "The object was not found (404).",
  refused: "The service refused the request (400, 409, 413 and other 4xx).",
  rateLimit: "The rate limit was exceeded (429), even after retries.",
  server: "The service failed (5xx), or its response differs from the spec.",
  network: "The service could not be reached in time.",
  ambiguous:
    "The connection was lost after a write was sent: it may have been carried out. Check before you repeat it.",
  notInstalled: "The command needs a package that is not installed.",
  interrupted: "The command was interrupted (Ctrl-C)."
}
