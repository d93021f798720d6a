/**
 * Draws a random sample of mutants (copies with one deliberate fault each) of the sandbox, distributed over operations, files and mutation operators.
 */
import { type Random, randomOf } from "../Random.ts"
import { openReason } from "./scope.ts"
import { type Reached, sourceOf } from "./coverage.ts"
import { applied, type Mutant } from "./Mutant.ts"
import { mutantsOf } from "./mutantsOf.ts"
import { isTypeScript } from "./syntax.ts"

export interface Drawn extends Mutant {
  /** The operation for which the mutant was drawn. */
  readonly drawnFor: string
  /** The ids of the operations that run the mutated function. */
  readonly reachedBy: ReadonlyArray<string>
}

/** Returns the innermost function that contains the mutant, or undefined if the mutated code runs when the file is loaded. */
const functionOf = (functions: ReadonlyArray<Reached>, { end, start }: Mutant): Reached | undefined =>
  functions.filter((each) => each.start <= start && end <= each.end).toSorted((a, b) => b.start - a.start)[0]

/** Picks a file at random. The probability is lower for files that are run by many operations, so both specific and shared code is covered. */
const pickFile = (files: ReadonlyMap<string, ReadonlySet<string>>, random: Random): string => {
  const weights = [...files].map(([file, by]) => [file, 1 / Math.sqrt(by.size)] as const)
  let at = random.next() * weights.reduce((sum, [, weight]) => sum + weight, 0)
  return weights.find(([, weight]) => (at -= weight) < 0)?.[0] ?? weights[0]?.[0] ?? ""
}

/**
 * Yields mutants while cycling through the operations. For each mutant, a file that the operation runs is picked first, then a mutation operator,
 * then a position in the file.
 */
export async function* drawMutants(reached: ReadonlyArray<Reached>, seed: number): AsyncGenerator<Drawn> {
  const random = randomOf(seed)
  const inScope = reached.filter(({ file }) => openReason(file) === undefined)
  const operations = [...new Set(inScope.flatMap(({ by }) => [...by]))].toSorted()
  const byFile = new Map<string, Set<string>>()
  for (const { by, file } of inScope) byFile.set(file, new Set([...(byFile.get(file) ?? []), ...by]))
  const known = new Map<string, ReadonlyArray<readonly [Mutant, Reached]>>()
  const taken = new Set<string>()

  const candidatesOf = async (file: string) => {
    const found = known.get(file)
    if (found !== undefined) return found
    const functions = inScope.filter((each) => each.file === file)
    const all = (await mutantsOf(file, sourceOf(file))).flatMap((mutant) => {
      const owner = functionOf(functions, mutant)
      return owner === undefined ? [] : [[mutant, owner] as const]
    })
    known.set(file, all)
    return all
  }

  const draw = async (operation: string): Promise<Drawn | undefined> => {
    const files = new Map([...byFile].filter(([, by]) => by.has(operation)))
    const file = pickFile(files, random)
    const free = (await candidatesOf(file)).filter(([{ id }, { by }]) => by.has(operation) && !taken.has(id))
    if (free.length === 0) return undefined
    const operator = random.pick([...new Set(free.map(([mutant]) => mutant.operator))])
    const [mutant, owner] = random.pick(free.filter(([each]) => each.operator === operator))
    taken.add(mutant.id)
    if (!isTypeScript(applied(sourceOf(file), mutant))) return undefined
    return { ...mutant, drawnFor: operation, reachedBy: [...owner.by] }
  }

  for (;;) {
    const order = operations.map((operation) => [random.next(), operation] as const).toSorted(([a], [b]) => a - b)
    for (const [, operation] of order) {
      let drawn: Drawn | undefined
      for (let attempt = 0; attempt < 20 && drawn === undefined; attempt++) drawn = await draw(operation)
      if (drawn !== undefined) yield drawn
    }
  }
}
