/**
 * The parts of OpenAPI 3.1 that the two documents use, with their extensions, as types.
 */

export type Method = "GET" | "PUT" | "POST" | "DELETE" | "PATCH"

/** A reference to another part of the document. */
export interface Reference {
  /** A JSON pointer after `#`, such as `#/components/schemas/Campaign`. */
  readonly $ref: string
}

/** The kind of evidence: `stated` by the document, `observed` in public material, or `inferred` by this project. */
export type Kind = "stated" | "observed" | "inferred"

/** Public material that shows a facet. */
export interface Source {
  readonly kind: "published documentation" | "public client" | "captured callback"
  /** The edition or the year. */
  readonly edition: string
  /** The observed value, in its original form. */
  readonly value: string
}

/**
 * The sources of a node's facets, each by its name: `maxLength`, `required.campaign_id`, or `required` for all of these.
 *
 * It applies to all nested nodes, unless a mark there contains the facet again; an exact name takes precedence over `required`.
 */
export interface Provenance {
  /** The places of the document that state the facets of `stated`. */
  readonly section?: string | ReadonlyArray<string>
  readonly stated?: ReadonlyArray<string>
  readonly observed?: ReadonlyArray<string>
  /** The sources of the `observed` facets. */
  readonly source?: Source | ReadonlyArray<Source>
  readonly inferred?: ReadonlyArray<string>
}

interface Extended {
  readonly "x-provenance"?: Provenance
  readonly "x-stability"?: "beta" | "announced"
}

/** A known value of an open enum. */
export interface KnownValue {
  readonly value: string | number
  readonly meaning?: string
}

/** A JSON Schema of OpenAPI 3.1, with the extensions of these documents. */
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
  /** The known values of an open enum. Other values are valid as well. */
  readonly "x-known-values"?: ReadonlyArray<KnownValue>
  /** The sensitivity of the value. `respondent`: it identifies or could identify a person. `secret`: it grants access. */
  readonly "x-sensitive"?: "respondent" | "secret"
  readonly [keyword: string]: unknown
}

/** An example of a body. */
export interface Example {
  readonly summary?: string
  readonly value: unknown
}

/** The schema and the examples of a body of one media type. */
export interface MediaType {
  readonly schema?: Schema
  readonly examples?: Readonly<Record<string, Example | Reference>>
  readonly example?: unknown
}

/** A parameter of the path, the query or a header. */
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

/** A header of a response. */
export interface Header extends Extended {
  readonly description?: string
  readonly schema: Schema
  readonly example?: unknown
}

/** A value of a response that is a parameter of another operation. */
export interface Link extends Extended {
  readonly operationId?: string
  readonly description?: string
  /** Expressions such as `$response.body#/campaign_id`, by the name of the parameter. */
  readonly parameters?: Readonly<Record<string, string>>
}

/** A response of one status code. */
export interface Response extends Extended {
  readonly description?: string
  readonly headers?: Readonly<Record<string, Header | Reference>>
  readonly content?: Readonly<Record<string, MediaType>>
  readonly links?: Readonly<Record<string, Link>>
}

/** The body of a request. */
export interface RequestBody {
  readonly required?: boolean
  readonly description?: string
  readonly content: Readonly<Record<string, MediaType>>
}

/** The known facts about the removal of an operation. */
export interface Deprecation {
  /** `operationId` of the operation to call instead. */
  readonly replacement: string
  /** How to migrate, in a sentence. */
  readonly guide?: string
  /** A date in ISO 8601 format. */
  readonly since?: string
  /** A date in ISO 8601 format. */
  readonly sunset?: string
}

/** The reasons why a person must confirm a call of the operation. */
export interface Consequence {
  /** The cost of the call, in a sentence. */
  readonly costs?: string
  /** The effect that cannot be undone, in a sentence. */
  readonly permanent?: string
}

/** The security schemes that must all be met, by name. */
export type SecurityRequirement = Readonly<Record<string, ReadonlyArray<string>>>

/** An operation, with the extensions of these documents. */
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
   * Whether it may be sent twice. `safe`: it only reads. `replaceable`: a second call results in the same state. `once`: a second call may have a
   * second effect.
   */
  readonly "x-retry"?: "safe" | "replaceable" | "once"
  /** The name of the page parameter; absent for a list without pages. */
  readonly "x-pagination"?: { readonly style: "page" | "page_number" }
  /** The known facts about its removal. */
  readonly "x-deprecation"?: Deprecation
  readonly "x-consequence"?: Consequence
  /** The maximum size of the request body as received, in bytes. */
  readonly "x-body-limit"?: number
  /** Whether a field of the body that is not in the schema is an error. */
  readonly "x-unknown-fields"?: "refused"
}

/** The operations of one path, by method in lower case, and the parameters that they share. */
export type PathItem = Readonly<Partial<Record<Lowercase<Method>, OperationObject>>> & {
  readonly parameters?: ReadonlyArray<Parameter | Reference>
}

/** How requests are authenticated. */
export interface SecurityScheme extends Extended {
  readonly type: string
  readonly scheme?: string
  readonly name?: string
  readonly description?: string
}

/** The parts of a document that others refer to. */
export interface Components {
  readonly schemas?: Readonly<Record<string, Schema>>
  readonly securitySchemes?: Readonly<Record<string, SecurityScheme>>
  readonly [kind: string]: unknown
}

/** A self-contained document: its references are local, as in the bundles of this package. */
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
