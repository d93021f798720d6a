/**
 * Defines the content of the generated tables for each operation: the name of its command, its parameters with their limits, its body and its output.
 */

/** The limits of a value, as stated in the spec. */
export interface Limits {
  readonly type: "string" | "integer" | "number" | "boolean" | "array" | "object"
  /** The type of the items of an array. */
  readonly items?: Limits
  readonly format?: string
  /** The only allowed values. */
  readonly enum?: ReadonlyArray<string | number | boolean>
  /** The known values; others are accepted. */
  readonly known?: ReadonlyArray<string | number>
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly default?: unknown
}

/** A path or query parameter, or a member of a body. */
export interface Parameter extends Limits {
  /** The wire name. */
  readonly name: string
  readonly required?: true
  readonly description?: string
  readonly example?: unknown
}

/** A parameter as an option of the command. Path parameters can also be given as arguments, in this order. */
export interface Option extends Parameter {
  /** The name of the option, such as `page-size`, without the leading dashes. */
  readonly option: string
  /** Where the parameter is sent. `body` means a member of a multipart body. */
  readonly in: "path" | "query" | "body"
}

export interface Body {
  readonly mediaType: "application/json" | "multipart/form-data"
  readonly required: boolean
  readonly description?: string
  /** The members of the object; empty if the body is a list. */
  readonly members: ReadonlyArray<Parameter>
  readonly example: unknown
}

export interface Deprecation {
  /** The command to use instead, such as `lift by-device`. */
  readonly replacement: string
  readonly guide?: string
  readonly since?: string
  readonly sunset?: string
}

/** Why the command needs `--yes`. */
export interface Consequence {
  readonly costs?: string
  readonly permanent?: string
}

/** One command and the operation that it calls. */
export interface Operation {
  /** The name of the command in kebab case, such as `list`. */
  readonly command: string
  /** The name of the method in the Promise client's service; absent for the token request, which belongs to no service. */
  readonly method?: string
  /** How the result arrives: page by page, in one response, or as bytes. */
  readonly form: "list" | "method" | "download"
  readonly operationId: string
  readonly verb: "GET" | "PUT" | "POST" | "DELETE" | "PATCH"
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly retry: "safe" | "replaceable" | "once"
  readonly pages?: true
  readonly deprecation?: Deprecation
  readonly consequence?: Consequence
  readonly options: ReadonlyArray<Option>
  readonly body?: Body
  /** The member of the response that contains its rows, for tables, CSV and NDJSON. */
  readonly rows?: string
  /** The columns of a row in the order of the spec. Names of nested members are joined with dots. */
  readonly columns: ReadonlyArray<string>
}

/** The summary of a command: enough for help and completions. */
export interface CommandSummary {
  readonly command: string
  readonly operationId: string
  readonly summary: string
  readonly retry: Operation["retry"]
  readonly deprecated?: true
}

/** The operations of one service of a client. */
export interface Service {
  /** The name of the service in kebab case, such as `question-templates`. */
  readonly service: string
  /** The name of the service in the Promise client, such as `questionTemplates`. */
  readonly client: string
  readonly api: "brand-lift" | "exchange"
  readonly summary: string
  readonly commands: ReadonlyArray<CommandSummary>
  readonly load: () => Promise<{ readonly operations: ReadonlyArray<Operation> }>
}
