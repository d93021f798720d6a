/**
 * The interface of the validators that are compiled from the spec.
 */

/** A difference from the spec at one position in a value. */
export interface Violation {
  /** A JSON pointer into the value. */
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** Whether a value conforms to the spec. `errors` contains the differences that the last call found. */
export interface Validator<Id extends string = string> {
  (value: unknown): boolean
  readonly errors?: ReadonlyArray<Violation> | null
  /** Exists only in types. It prevents the validator of one operation from being used for another. */
  readonly operationId?: Id
}

/** The validators of one operation. */
export interface Validators<Id extends string = string> {
  /** Validates the flat input: parameters by name, and `body`. */
  readonly request?: Validator<Id>
  /** Validates the JSON body of a successful response. */
  readonly response?: Validator<Id>
}

/** Loads the validators of one operation before its first call, so that a program loads only those of the operations that it calls. */
export interface ValidatorLoader<Id extends string = string> {
  readonly load: () => Promise<Validators<Id>>
  /** Loads them synchronously, or returns undefined if the runtime cannot. */
  readonly loadNow?: () => Validators<Id> | undefined
}

/** The accepted forms of validators. A single validator checks successful responses. */
export type ValidatorSource<Id extends string = string> = Validators<Id> | Validator<Id> | ValidatorLoader<Id>
