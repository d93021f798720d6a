/**
 * The base of every reason. Its sentence is made by a function that is loaded with the details of the first error: a program whose calls succeed
 * does not load the sentences.
 */
import { taggedError, type TaggedErrorClass } from "./taggedError.ts"

type TextOf = (reason: never) => string

/** Until the sentences are loaded, the message is the tag. */
let textOf: TextOf = ({ _tag }: { readonly _tag: string }) => _tag

export const setReasonText = (given: TextOf): void => {
  textOf = given
}

/** The class of the reasons with this tag. */
export const reasonError = <const Tag extends string>(tag: Tag): TaggedErrorClass<Tag> =>
  class extends taggedError(tag)<object> {
    override get message(): string {
      return textOf(this as never)
    }
  } as unknown as TaggedErrorClass<Tag>
