/**
 * Defines the types of the generated tables, which contain the command name, the parameters with their limits, the body and the output of each
 * operation.
 */

/** The limits of a value, as stated in the spec. */
export interface Limits {
  readonly type: "string" | "integer" | "number" | "boolean" | "array" | "object"
  /** The limits for each item in an array. */
  readonly items?: Limits
  readonly format?: string
  /** The only allowed values. */
  readonly enum?: ReadonlyArray<string | number | boolean>
  /** The known values. Other values are accepted too. */
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

/** A path or query parameter, or a property of a body. */
export interface Parameter extends Limits {
  /** The name of the parameter in requests. */
  readonly name: string
  readonly required?: true
  readonly description?: string
  readonly example?: unknown
}

/** A parameter as an option of the command. Path parameters can also be given as positional arguments, in the order of the options. */
export interface Option extends Parameter {
  /** The name of the option, such as `page-size`, without the leading dashes. */
  readonly option: string
  /** The part of the request that contains the parameter. `body` means a property of a multipart body. */
  readonly in: "path" | "query" | "body"
}

export interface Body {
  readonly mediaType: "application/json" | "multipart/form-data"
  readonly required: boolean
  readonly description?: string
  /** The properties of the body. Empty if the body is a list. */
  readonly members: ReadonlyArray<Parameter>
  readonly example: unknown
}

export interface Deprecation {
  /** The command to use instead of the deprecated one, such as `lift by-device`. */
  readonly replacement: string
  readonly guide?: string
  readonly since?: string
  readonly sunset?: string
}

/** The reasons why a command requires `--yes`: it incurs costs, or it makes a permanent change. */
export interface Consequence {
  readonly costs?: string
  readonly permanent?: string
}

/** A command and the operation that it calls. */
export interface Operation {
  /** The name of the command in kebab case, such as `list`. */
  readonly command: string
  /** The name of the method in the Promise client's service. Absent for the token request, which has no service method. */
  readonly method?: string
  /** The form of the result: a paginated list, a single response, or a download of bytes. */
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
  /** The property of the response that contains its rows, for tables, CSV and NDJSON. */
  readonly rows?: string
  /** The columns of a row in the order of the spec. The names of nested properties are joined with dots. */
  readonly columns: ReadonlyArray<string>
}

/** The summary of a command, which is sufficient for help and completion. */
export interface CommandSummary {
  readonly command: string
  readonly operationId: string
  readonly summary: string
  readonly retry: Operation["retry"]
  readonly deprecated?: true
}

/** One service of a client, with its operations. */
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
