/**
 * The base class of all reasons. A function that is loaded with the details of the first error creates its message, so a program whose calls succeed
 * does not load the messages.
 */
import { taggedError, type TaggedErrorClass } from "./taggedError.ts"

type TextOf = (reason: never) => string

/** Returns the message of a reason. Until the messages are loaded, this is the tag. */
let textOf: TextOf = ({ _tag }: { readonly _tag: string }) => _tag

export const setReasonText = (given: TextOf): void => {
  textOf = given
}

/** Returns the class of the reasons with this tag. */
export const reasonError = <const Tag extends string>(tag: Tag): TaggedErrorClass<Tag> =>
  class extends taggedError(tag)<object> {
    override get message(): string {
      return textOf(this as never)
    }
  } as unknown as TaggedErrorClass<Tag>
