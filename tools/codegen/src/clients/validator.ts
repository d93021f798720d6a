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

/** What a schema says about types and required fields, as data. Fields that it does not name may hold anything. */
export type Shape = PrimitiveShape | ArrayShape | ObjectShape

export interface ArrayShape {
  readonly items: Shape
  readonly nullable?: true
}

export interface ObjectShape {
  readonly fields: Readonly<Record<string, Shape>>
  readonly required: ReadonlyArray<string>
  readonly nullable?: true
}

/** The validators of one operation. */
export interface Validators<Id extends string> {
  /** Of the input: path and query parameters by name, and `body`. */
  readonly request: Validator<Id>
  /** Of the JSON body of a success; absent where there is none. */
  readonly response?: Validator<Id>
}

/** Loads the validators of one operation. */
export interface ValidatorLoader<Id extends string> {
  readonly load: () => Promise<Validators<Id>>
  /** Loads them at once; undefined where the runtime cannot. */
  readonly loadNow?: () => Validators<Id> | undefined
}
