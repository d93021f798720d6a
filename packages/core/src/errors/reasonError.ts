/**
 * The base class of all failure reasons. Their messages are created by a function that is loaded before the first error, so a program whose calls
 * succeed does not load the messages.
 */
import { taggedError, type TaggedErrorClass } from "./taggedError.ts"

type TextOf = (reason: never) => string

/** Returns the message of a failure reason. Until the messages are loaded, the message is the tag. */
let textOf: TextOf = ({ _tag }: { readonly _tag: string }) => _tag

export const setReasonText = (text: TextOf): void => {
  textOf = text
}

/** Returns the base class for failure reasons with the given tag. */
export const reasonError = <const Tag extends string>(tag: Tag): TaggedErrorClass<Tag> =>
  class extends taggedError(tag)<object> {
    override get message(): string {
      return textOf(this as never)
    }
  } as unknown as TaggedErrorClass<Tag>
