/**
 * Variations of the `Authorization` header that contains the credentials of a run.
 */

interface Form {
  /** A description of the format that can follow the word "with", such as "two spaces after the scheme". */
  readonly what: string
  /** Converts the usual value of the header to this format. */
  readonly apply: (header: string) => string
  /** The same conversion for shell scripts, applied to the `AUTHORIZATION` variable and used within double quotes. */
  readonly shell: string
  /** The same conversion as a TypeScript expression, applied to the `authorization` variable. */
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
