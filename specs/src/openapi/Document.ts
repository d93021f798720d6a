/**
 * The types of the parts of OpenAPI 3.1 that the two bundled documents use, including their extensions.
 */

export type Method = "GET" | "PUT" | "POST" | "DELETE" | "PATCH" | "HEAD" | "OPTIONS"

/** A reference to another part of the document. */
export interface Reference {
  /** A URI fragment that contains a JSON Pointer, such as `#/components/schemas/Campaign`. */
  readonly $ref: string
}

/**
 * The kind of evidence for a claim in the spec: `stated` in the API document, `observed` in a public source such as published documentation, or
 * `inferred` by this project.
 */
export type Kind = "stated" | "observed" | "inferred"

/** A public source that shows the value of a facet, which is a single claim of the spec. */
export interface Source {
  readonly kind: "published documentation" | "public client" | "captured callback"
  /** The edition or the year of the source. */
  readonly edition: string
  /** The content of the source, such as `"Conversion": 47`. */
  readonly value: string
}

/**
 * The sources of the facets of a node. A facet is a single claim of the spec, and is listed by its name, such as `maxLength` or
 * `required.campaign_id`. The name `required` stands for all facets whose names start with `required.`.
 *
 * The sources also apply to all nested nodes, unless a nested node lists the same facet again. An exact name takes precedence over `required`.
 */
export interface Provenance {
  /** The sections of the API document that state the claims listed in `stated`. */
  readonly section?: string | ReadonlyArray<string>
  readonly stated?: ReadonlyArray<string>
  readonly observed?: ReadonlyArray<string>
  /** The sources of the claims listed in `observed`. */
  readonly source?: Source | ReadonlyArray<Source>
  readonly inferred?: ReadonlyArray<string>
}

interface Extended {
  readonly "x-provenance"?: Provenance
  readonly "x-stability"?: "beta" | "announced"
}

/** A known value of an open enum, which also permits unlisted values. */
export interface KnownValue {
  readonly value: string | number
  readonly meaning?: string
}

/** A JSON Schema in OpenAPI 3.1, with the extensions that the bundled documents use. */
export interface Schema extends Extended {
  readonly $ref?: string
  readonly type?: string | ReadonlyArray<string>
  readonly format?: string
  readonly title?: string
  readonly description?: string
  readonly enum?: ReadonlyArray<unknown>
  readonly const?: unknown
  readonly default?: unknown
  readonly deprecated?: boolean
  readonly allOf?: ReadonlyArray<Schema>
  readonly anyOf?: ReadonlyArray<Schema>
  readonly oneOf?: ReadonlyArray<Schema>
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: ReadonlyArray<string>
  readonly additionalProperties?: boolean | Schema
  readonly contentMediaType?: string
  readonly contentSchema?: Schema
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  /** The known values of an open enum. Unlisted values are also valid. */
  readonly "x-known-values"?: ReadonlyArray<KnownValue>
  /** The sensitivity of the value. `respondent`: the value identifies or could identify a person. `secret`: the value is a credential. */
  readonly "x-sensitive"?: "respondent" | "secret"
  readonly [keyword: string]: unknown
}

/** An example of a request or response body. */
export interface Example {
  readonly summary?: string
  readonly value: unknown
}

/** The schema and the examples of a body in one media type. */
export interface MediaType {
  readonly schema?: Schema
  readonly examples?: Readonly<Record<string, Example | Reference>>
  readonly example?: unknown
}

/** A parameter in the path, the query or a header. */
export interface Parameter extends Extended {
  readonly name: string
  readonly in: "path" | "query" | "header" | "cookie"
  readonly required?: boolean
  readonly description?: string
  readonly deprecated?: boolean
  readonly style?: string
  readonly explode?: boolean
  readonly schema?: Schema
  readonly example?: unknown
}

/** A response header. */
export interface Header extends Extended {
  readonly description?: string
  readonly schema: Schema
  readonly example?: unknown
}

/** A link, which states that a value in a response can be passed as a parameter to another operation. */
export interface Link extends Extended {
  readonly operationId?: string
  readonly description?: string
  /** Runtime expressions such as `$response.body#/campaign_id`, keyed by the name of the parameter to which the value is passed. */
  readonly parameters?: Readonly<Record<string, string>>
}

/** The documented response for one status code. */
export interface Response extends Extended {
  readonly description?: string
  readonly headers?: Readonly<Record<string, Header | Reference>>
  readonly content?: Readonly<Record<string, MediaType>>
  readonly links?: Readonly<Record<string, Link>>
}

/** A request body. */
export interface RequestBody {
  readonly required?: boolean
  readonly description?: string
  readonly content: Readonly<Record<string, MediaType>>
}

/** The details of the deprecation of an operation. */
export interface Deprecation {
  /** The `operationId` of the operation to call instead of the deprecated operation. */
  readonly replacement: string
  /** A sentence that explains how to migrate from the deprecated operation to its replacement. */
  readonly guide?: string
  /** The date of the deprecation in ISO 8601 format. */
  readonly since?: string
  /** The sunset date in ISO 8601 format. The operation may be unavailable after this date. */
  readonly sunset?: string
}

/** The reasons why a person should confirm a call to an operation. */
export interface Consequence {
  /** A sentence that states what the call costs. */
  readonly costs?: string
  /** A sentence that states which effect of the call cannot be undone. */
  readonly permanent?: string
}

/** The security schemes that a request must satisfy together, keyed by name. */
export type SecurityRequirement = Readonly<Record<string, ReadonlyArray<string>>>

/** An operation, with the extensions that the bundled documents use. */
export interface OperationObject extends Extended {
  readonly operationId?: string
  readonly summary?: string
  readonly description?: string
  readonly tags?: ReadonlyArray<string>
  readonly deprecated?: boolean
  readonly parameters?: ReadonlyArray<Parameter | Reference>
  readonly requestBody?: RequestBody | Reference
  readonly responses?: Readonly<Record<string, Response | Reference>>
  readonly security?: ReadonlyArray<SecurityRequirement>
  readonly servers?: ReadonlyArray<{ readonly url: string; readonly description?: string }>
  readonly callbacks?: Readonly<Record<string, unknown>>
  /**
   * Whether a call to the operation can be repeated. `safe`: the operation only reads. `replaceable`: a second call leads to the same state. `once`:
   * a second call may have a second effect.
   */
  readonly "x-retry"?: "safe" | "replaceable" | "once"
  /** The name of the query parameter for the page number. Absent if the operation does not return pages. */
  readonly "x-pagination"?: { readonly style: "page" | "page_number" }
  /** The details of the operation's deprecation. */
  readonly "x-deprecation"?: Deprecation
  readonly "x-consequence"?: Consequence
  /** The maximum size of the received request body, in bytes. */
  readonly "x-body-limit"?: number
  /** Present if the service refuses a body that contains a field that is not in the schema. */
  readonly "x-unknown-fields"?: "refused"
}

/** The operations of one path, keyed by lower-case method, and the parameters that all of these operations have. */
export type PathItem = Readonly<Partial<Record<Lowercase<Method>, OperationObject>>> & {
  readonly parameters?: ReadonlyArray<Parameter | Reference>
}

/** A method of authenticating requests. */
export interface SecurityScheme extends Extended {
  readonly type: string
  readonly scheme?: string
  readonly name?: string
  readonly description?: string
}

/** The parts of a document to which other parts refer. */
export interface Components {
  readonly schemas?: Readonly<Record<string, Schema>>
  readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>
  readonly [kind: string]: unknown
}

/** An OpenAPI document that contains the targets of all its references, such as the bundled documents of this package. */
export interface Document extends Extended {
  readonly openapi?: string
  readonly info: { readonly title: string; readonly description?: string; readonly version?: string }
  readonly servers?: ReadonlyArray<{ readonly url: string; readonly description?: string }>
  readonly tags?: ReadonlyArray<{ readonly name: string; readonly description?: string }>
  readonly security?: ReadonlyArray<SecurityRequirement>
  readonly paths?: Readonly<Record<string, PathItem>>
  readonly webhooks?: Readonly<Record<string, PathItem>>
  readonly components?: Components
}
