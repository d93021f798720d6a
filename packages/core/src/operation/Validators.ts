/**
 * Validators compiled from the spec, as far as core uses them.
 */

/** A difference from the spec at one place. */
export interface Violation {
  /** JSON pointer into the value. */
  readonly instancePath: string
  readonly keyword: string
  readonly message?: string
  readonly params?: Readonly<Record<string, unknown>>
}

/** Whether a value has the shape that the spec gives; `errors` holds the differences that the last call found. */
export interface Validator<Id extends string = string> {
  (value: unknown): boolean
  readonly errors?: ReadonlyArray<Violation> | null
  /** Only in types: keeps one operation's validator from being used for another operation. */
  readonly operationId?: Id
}

/** The validators of one operation. */
export interface Validators<Id extends string = string> {
  /** Of the flat input: parameters by name, and `body`. */
  readonly request?: Validator<Id>
  /** Of the JSON body of a success. */
  readonly response?: Validator<Id>
}

/** Loads the validators of one operation before its first call, so that a program loads those of the operations that it calls. */
export interface ValidatorLoader<Id extends string = string> {
  readonly load: () => Promise<Validators<Id>>
  /** Loads them at once; undefined where the runtime cannot. */
  readonly loadNow?: () => Validators<Id> | undefined
}

/** A validator by itself is that of the success. */
export type ValidatorSource<Id extends string = string> = Validators<Id> | Validator<Id> | ValidatorLoader<Id>
