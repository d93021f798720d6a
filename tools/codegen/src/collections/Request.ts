/**
 * Defines the requests of a collection, independently of the tool (such as Postman) that reads the collection. In all strings, `{{name}}` stands for
 * a variable.
 */
export interface Check {
  /** The value to check: the status code, or the value at a path in the JSON body of the response. */
  readonly subject: "status" | ReadonlyArray<string>
  readonly operator: "==" | "!=" | ">" | "<" | ">=" | "<="
  /** The expected value: a literal, or the value of a variable. */
  readonly expected: { readonly value: unknown } | { readonly variable: string }
}

export interface Capture {
  readonly variable: string
  /** The path, in the JSON body of the response, of the value that is stored in the variable. */
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
  /** Whether the request is skipped if the server is not a sandbox. */
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
  /** One folder per workflow. The requests in a folder are sent in order. */
  readonly workflows: ReadonlyArray<Folder>
  /** Folders that contain one example request per operation. */
  readonly operations: ReadonlyArray<Folder>
  readonly environment: Readonly<Record<string, string | number>>
}
