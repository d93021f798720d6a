/**
 * Separates the words of the command, such as `campaigns list`, from its options.
 */
import { callOptions } from "./globalOptions.ts"

const valued = new Set(
  callOptions
    .filter(({ value }) => value !== undefined)
    .flatMap(({ option, short }) => [`--${option}`, ...(short === undefined ? [] : [`-${short}`])])
)

export interface Words {
  readonly words: ReadonlyArray<string>
  /** The arguments other than the words of the command, in their original order. */
  readonly rest: ReadonlyArray<string>
}

/** Takes at most `count` words from the arguments. Global options before or between the words are kept in `rest`. */
export const splitWords = (args: ReadonlyArray<string>, count: number): Words => {
  const words: Array<string> = []
  const rest: Array<string> = []
  for (let index = 0; index < args.length; index += 1) {
    const each = args[index] ?? ""
    const isOption = each.startsWith("-") && each !== "-"
    if (words.length === count || each === "--") {
      rest.push(...args.slice(index))
      break
    }
    if (!isOption) words.push(each)
    else {
      rest.push(each)
      if (valued.has(each) && index + 1 < args.length) rest.push(args[(index += 1)] ?? "")
    }
  }
  return { words, rest }
}
