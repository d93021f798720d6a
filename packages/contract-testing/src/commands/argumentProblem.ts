/**
 * Describes arguments that could not be parsed, without values that can be credentials.
 */

/**
 * Returns the message for an error that `parseArgs` has thrown, for example because of an unknown option. Returns undefined for any other error. The
 * message contains neither an argument without an option nor the value of `NAME=VALUE`, because both can be a credential.
 */
export const argumentProblem = (cause: unknown): string | undefined => {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : ""
  if (!(cause instanceof Error) || !code.startsWith("ERR_PARSE_ARGS")) return undefined
  return code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL"
    ? "Unexpected argument: every argument must be an option or its value, and NAME=VALUE must not contain a space. The argument is not shown, because it can be a credential"
    : cause.message.replaceAll(/'([\w.-]+)[=:][^']*'/g, "'$1=…'")
}
