/**
 * The usual operators of mutation testing, by Stryker: conditions negated or off by one, arithmetic, booleans, emptied blocks, lists and objects, and others.
 */
import { Instrumenter } from "@stryker-mutator/instrumenter"
import type { Edit } from "./Mutant.ts"

const nothing = () => {}
const quiet = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing
}

/** String literals are left to our own operator, which swaps constants of the file. Changing a `?.` either crashes or has no effect. */
const excludedMutations = ["StringLiteral", "OptionalChaining"]

const words = (name: string): string =>
  name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase()

const offsetsOf = (source: string): ReadonlyArray<number> => {
  const offsets = [0]
  for (let at = source.indexOf("\n"); at >= 0; at = source.indexOf("\n", at + 1)) offsets.push(at + 1)
  return offsets
}

export const standardEdits = async (file: string, source: string): Promise<ReadonlyArray<Edit>> => {
  const instrumenter = new Instrumenter(quiet)
  const { mutants } = await instrumenter.instrument([{ name: file, mutate: true, content: source }], {
    plugins: null,
    ignorers: [],
    excludedMutations
  })
  const offsets = offsetsOf(source)
  const offset = ({ column, line }: { readonly line: number; readonly column: number }) => (offsets[line] ?? 0) + column
  return mutants
    .filter(({ status }) => status !== "Ignored")
    .map(({ location, mutatorName, replacement }) => ({
      operator: words(mutatorName),
      start: offset(location.start),
      end: offset(location.end),
      replacement
    }))
}
