/**
 * The base of every error: Effect's tagged error, declared without a type of Effect, as both faces have the same errors.
 */
import * as Data from "effect/Data"

/** An error that is told by its `_tag`. */
export interface TaggedError<Tag extends string> extends Error {
  readonly _tag: Tag
  readonly name: Tag
  /** What `JSON.stringify` shows. */
  toJSON(): object
  /** The tag and the message. */
  toString(): string
}

export type TaggedErrorClass<Tag extends string> = new <Fields extends object = {}>(
  ...fields: keyof Fields extends never ? [] : [fields: Readonly<Fields>]
) => TaggedError<Tag> & Readonly<Fields>

/**
 * The class of the errors with this tag.
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
