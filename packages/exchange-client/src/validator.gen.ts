// Generated from tools/codegen/src/clients/validator.ts by `npm run generate`. Do not edit: change it and generate again.

/**
 * The types of the validators that are compiled from the spec.
 */

export interface ValidationError {
  /** The JSON pointer to the part of the value that violates the schema. */
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Checks whether a value matches its schema in the spec. `errors` contains the violations found by the most recent call. */
export interface Validator<Id extends string> {
  (value: unknown): boolean
  readonly errors?: ReadonlyArray<ValidationError> | null
  /** A type-only field that prevents the validator of one operation from being used for another. */
  readonly operationId?: Id
}

/** The type of a primitive value. A trailing `?` means that the value may be null. */
export type PrimitiveShape = `${"string" | "integer" | "number" | "boolean"}${"" | "?"}`

/** The types and the required fields of a schema, as data. Fields that are not listed may have any value. */
export type Shape = PrimitiveShape | ArrayShape | ObjectShape

/** The types and the required fields of an array schema, as data. */
export interface ArrayShape {
  /** The type of each item. If the items are objects, also their fields and which of these are required. */
  readonly items: Shape
  /** `true` if the array may be null; otherwise absent. */
  readonly nullable?: true
}

/** The types and the required fields of an object schema, as data. */
export interface ObjectShape {
  /** The types of the fields that the schema lists, keyed by name. For a field that is an object, also its fields and which of these are required. */
  readonly fields: Readonly<Record<string, Shape>>
  /** The names of the required fields. */
  readonly required: ReadonlyArray<string>
  /** `true` if the object may be null; otherwise absent. */
  readonly nullable?: true
}

/** The validators of one operation. */
export interface Validators<Id extends string> {
  /** The validator for the input: path and query parameters by name, and `body`. */
  readonly request: Validator<Id>
  /** The validator for the JSON body of a successful response; absent if successful responses have no JSON body. */
  readonly response?: Validator<Id>
}

/** Loads the validators of one operation. */
export interface ValidatorLoader<Id extends string> {
  readonly load: () => Promise<Validators<Id>>
  /** Loads the validators synchronously. Returns undefined if the runtime does not support this. */
  readonly loadNow?: () => Validators<Id> | undefined
}
