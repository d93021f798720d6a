/**
 * Applies the standard mutation operators, as implemented by Stryker: negated conditions, off-by-one bounds, changed arithmetic and booleans, emptied
 * blocks, arrays and objects, and others.
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

/**
 * The Stryker mutations that are not used. String literals are covered by the operator in `serviceOperators.ts` that swaps constants. A mutated
 * optional chain either crashes or has no effect.
 */
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
