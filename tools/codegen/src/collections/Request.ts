/**
 * A request of a collection, independent of the tool for which it is written. `{{name}}` is a variable.
 */
export interface Check {
  /** The subject: the status code, or the path of a value in the JSON body. */
  readonly subject: "status" | ReadonlyArray<string>
  readonly operator: "==" | "!=" | ">" | "<" | ">=" | "<="
  /** The expected value: a literal, or the name of a variable. */
  readonly expected: { readonly value: unknown } | { readonly variable: string }
}

export interface Capture {
  readonly variable: string
  /** The path of the value in the JSON body. */
  readonly path: ReadonlyArray<string>
}

export type Body =
  | { readonly kind: "json" | "text"; readonly text: string }
  | { readonly kind: "form"; readonly members: ReadonlyArray<readonly [string, string]> }

export interface Request {
  /** A name that is unique in its folder. */
  readonly name: string
  readonly description: string
  readonly method: string
  readonly url: string
  readonly query: ReadonlyArray<readonly [string, string]>
  readonly headers: ReadonlyArray<readonly [string, string]>
  readonly body?: Body
  readonly checks: ReadonlyArray<Check>
  readonly captures: ReadonlyArray<Capture>
  /** Whether the request is left out if the server is not a sandbox. */
  readonly isSandboxOnly?: true
}

export interface Folder {
  readonly name: string
  readonly description: string
  readonly requests: ReadonlyArray<Request>
}

export interface Collection {
  readonly name: string
  readonly description: string
  /** The workflows, whose requests are run in order. */
  readonly workflows: ReadonlyArray<Folder>
  /** One example request per operation. */
  readonly operations: ReadonlyArray<Folder>
  readonly environment: Readonly<Record<string, string | number>>
}
