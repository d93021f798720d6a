/**
 * The parts of OpenAPI 3.1 that the two documents use, with their extensions, as types.
 */

export type Method = "GET" | "PUT" | "POST" | "DELETE" | "PATCH"

export interface Reference {
  readonly $ref: string
}

/** `stated` by the document, `observed` in public material, or `inferred` by us. */
export type Kind = "stated" | "observed" | "inferred"

/** Public material that shows a facet. */
export interface Source {
  readonly kind: "published documentation" | "public client" | "captured callback"
  /** Edition or year. */
  readonly edition: string
  /** What was seen, as it is written there. */
  readonly value: string
}

/**
 * Where the facets of a node come from, each by its name: `maxLength`, `required.campaign_id`, or `required` for all of these.
 *
 * It holds for everything below the node, until a mark there names the facet again; an exact name goes before `required`.
 */
export interface Provenance {
  /** The places of the document that state the facets of `stated`. */
  readonly section?: string | ReadonlyArray<string>
  readonly stated?: ReadonlyArray<string>
  readonly observed?: ReadonlyArray<string>
  /** Where the facets of `observed` were seen. */
  readonly source?: Source | ReadonlyArray<Source>
  readonly inferred?: ReadonlyArray<string>
}

interface Extended {
  readonly "x-provenance"?: Provenance
  readonly "x-stability"?: "beta" | "announced"
}

export interface KnownValue {
  readonly value: string | number
  readonly meaning?: string
}

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
  readonly "x-known-values"?: ReadonlyArray<KnownValue>
  readonly [keyword: string]: unknown
}

export interface Example {
  readonly summary?: string
  readonly value: unknown
}

export interface MediaType {
  readonly schema?: Schema
  readonly examples?: Readonly<Record<string, Example | Reference>>
  readonly example?: unknown
}

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

export interface Header extends Extended {
  readonly description?: string
  readonly schema: Schema
  readonly example?: unknown
}

/** What a response has that another operation takes. */
export interface Link extends Extended {
  readonly operationId?: string
  readonly description?: string
  /** By the name of a parameter: an expression such as `$response.body#/campaign_id`. */
  readonly parameters?: Readonly<Record<string, string>>
}

export interface Response extends Extended {
  readonly description?: string
  readonly headers?: Readonly<Record<string, Header | Reference>>
  readonly content?: Readonly<Record<string, MediaType>>
  readonly links?: Readonly<Record<string, Link>>
}

export interface RequestBody {
  readonly required?: boolean
  readonly description?: string
  readonly content: Readonly<Record<string, MediaType>>
}

export interface Deprecation {
  /** `operationId` of the operation to call instead. */
  readonly replacement: string
  /** How to move, in a sentence. */
  readonly guide?: string
  /** ISO 8601. */
  readonly since?: string
  /** ISO 8601. */
  readonly sunset?: string
}

export type SecurityRequirement = Readonly<Record<string, ReadonlyArray<string>>>

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
  readonly "x-retry"?: "safe" | "replaceable" | "once"
  readonly "x-pagination"?: { readonly style: "page" | "page_number" }
  readonly "x-deprecation"?: Deprecation
  /** Bytes of request body as received. */
  readonly "x-body-limit"?: number
  /** A field of the body that the schema does not name is an error. */
  readonly "x-unknown-fields"?: "refused"
}

export type PathItem = Readonly<Partial<Record<Lowercase<Method>, OperationObject>>> & {
  readonly parameters?: ReadonlyArray<Parameter | Reference>
}

export interface SecurityScheme extends Extended {
  readonly type: string
  readonly scheme?: string
  readonly name?: string
  readonly description?: string
}

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
