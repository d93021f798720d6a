/**
 * The interface of the validators that are compiled from the spec.
 */

/** A difference from the spec at one position in a value. */
export interface Violation {
  /** A JSON Pointer to the position in the value. */
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** A function that checks whether a value conforms to the spec. `errors` contains the differences that the last call found. */
export interface Validator<Id extends string = string> {
  (value: unknown): boolean
  readonly errors?: ReadonlyArray<Violation> | null
  /** A property that exists only in the type, and prevents the use of one operation's validator for another operation. */
  readonly operationId?: Id
}

/** The validators of one operation. */
export interface Validators<Id extends string = string> {
  /** The validator for the flat input: parameters keyed by name, and `body`. */
  readonly request?: Validator<Id>
  /** The validator for the JSON body of a successful response. */
  readonly response?: Validator<Id>
}

/** Loads the validators of one operation before its first call, so a program loads validators only for the operations that it calls. */
export interface ValidatorLoader<Id extends string = string> {
  readonly load: () => Promise<Validators<Id>>
  /** Loads the validators synchronously. Returns undefined if the runtime does not support this. */
  readonly loadNow?: () => Validators<Id> | undefined
}

/** The forms in which a service can provide validators. A single `Validator` checks successful response bodies, and requests are not checked. */
export type ValidatorSource<Id extends string = string> = Validators<Id> | Validator<Id> | ValidatorLoader<Id>
