/**
 * Variations in the format of the `Authorization` header, such as its letter case and spacing.
 */

interface Form {
  /** A description of the format, worded to follow "with", such as "two spaces after the scheme". */
  readonly what: string
  /** Converts a header value such as `Bearer TOKEN`, or an API key without a scheme, to the format that `what` describes. */
  readonly apply: (header: string) => string
  /** The shell equivalent of `apply`: the content of a double-quoted string that builds the header value from the `AUTHORIZATION` variable. */
  readonly shell: string
  /** The TypeScript equivalent of `apply`: an expression that builds the header value from the `authorization` variable. */
  readonly code: string
}

const schemeless = (header: string): string => header.replace(/^\S+ +/, "")

const table = {
  lowerCase: {
    what: "the scheme in lower case",
    apply: (header) => `bearer ${schemeless(header)}`,
    shell: "bearer ${AUTHORIZATION#* }",
    code: '`bearer ${authorization.split(" ")[1]}`'
  },
  twoSpaces: {
    what: "two spaces after the scheme",
    apply: (header) => `Bearer  ${schemeless(header)}`,
    shell: "Bearer  ${AUTHORIZATION#* }",
    code: '`Bearer  ${authorization.split(" ")[1]}`'
  },
  more: {
    what: "another word after the credentials",
    apply: (header) => `${header} more`,
    shell: "$AUTHORIZATION more",
    code: "`${authorization} more`"
  },
  otherScheme: {
    what: "another scheme",
    apply: (header) => `Basic ${schemeless(header)}`,
    shell: "Basic ${AUTHORIZATION#* }",
    code: '`Basic ${authorization.split(" ")[1]}`'
  },
  withScheme: {
    what: "a scheme before the key",
    apply: (header) => `Bearer ${header}`,
    shell: "Bearer $AUTHORIZATION",
    code: "`Bearer ${authorization}`"
  }
} as const satisfies Readonly<Record<string, Form>>

/** A format of the credentials in the `Authorization` header. A service must accept some of the formats and refuse the others. */
export type AuthorizationForm = keyof typeof table

export const authorizationForms: Readonly<Record<AuthorizationForm, Form>> = table
