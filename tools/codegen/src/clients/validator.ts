/**
 * The shape of the validators compiled from the spec.
 */

export interface ValidationError {
  /** JSON pointer into the value. */
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Whether a value has the shape that the spec gives; `errors` holds the differences that the last call found. */
export interface Validator<Id extends string> {
  (value: unknown): boolean
  readonly errors?: ReadonlyArray<ValidationError> | null
  /** Only in types: keeps one operation's validator from being used for another operation. */
  readonly operationId?: Id
}

/** The type of a value; with `?` it may be null. */
export type PrimitiveShape = `${"string" | "integer" | "number" | "boolean"}${"" | "?"}`

/** What a schema states about types and required fields, as data. Fields that it does not name may hold anything. */
export type Shape = PrimitiveShape | ArrayShape | ObjectShape

/** The shape of an array. */
export interface ArrayShape {
  /** The shape of every item. */
  readonly items: Shape
  /** Present where the array may be null. */
  readonly nullable?: true
}

/** The shape of an object. */
export interface ObjectShape {
  /** The shapes of the fields that the schema names, by name. */
  readonly fields: Readonly<Record<string, Shape>>
  /** The names of the fields that must be there. */
  readonly required: ReadonlyArray<string>
  /** Present where the object may be null. */
  readonly nullable?: true
}

/** The validators of one operation. */
export interface Validators<Id extends string> {
  /** The validator of the input: path and query parameters by name, and `body`. */
  readonly request: Validator<Id>
  /** The validator of the JSON body of a success; absent when there is none. */
  readonly response?: Validator<Id>
}

/** Loads the validators of one operation. */
export interface ValidatorLoader<Id extends string> {
  readonly load: () => Promise<Validators<Id>>
  /** Loads them at once; undefined where the runtime cannot. */
  readonly loadNow?: () => Validators<Id> | undefined
}
