/**
 * The base class of all errors: Effect's tagged error, declared without an Effect type, because the Effect and Promise APIs have the same errors.
 */
import * as Data from "effect/Data"

/** An error identified by its `_tag`. */
export interface TaggedError<Tag extends string> extends Error {
  readonly _tag: Tag
  readonly name: Tag
  /** Returns the representation of the error for `JSON.stringify`. */
  toJSON(): object
  /** Returns the tag and the message. */
  toString(): string
}

/** The type of the class that `taggedError` returns. Extend it with the fields of your error. */
export type TaggedErrorClass<Tag extends string> = new <Fields extends object = {}>(
  ...fields: keyof Fields extends never ? [] : [fields: Readonly<Fields>]
) => TaggedError<Tag> & Readonly<Fields>

/**
 * Returns the base class for errors with the given tag.
 *
 * @example
 * ```ts
 * import { taggedError } from "@fieldwork/core"
 * class TooLateError extends taggedError("TooLateError")<{ readonly hours: number }> {}
 * const { _tag, hours } = new TooLateError({ hours: 3 })
 * [_tag, hours] // => ["TooLateError",3]
 * ```
 */
export const taggedError = <const Tag extends string>(tag: Tag): TaggedErrorClass<Tag> =>
  Data.TaggedError(tag) as unknown as TaggedErrorClass<Tag>
