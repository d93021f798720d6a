/** The steps from the root of a document to a node. */
export type Location = ReadonlyArray<string | number>

/** A node that the target of an action selects. */
export interface Target {
  readonly location: Location
  readonly value: unknown
}

/** Compares two locations. A location precedes the locations of the nodes that contain it, and of earlier items in the same array. */
const compare = (one: Location, other: Location): number => {
  const index = one.findIndex((step, at) => step !== other[at])
  const [step, next] = [one[index], other[index]]
  if (step === undefined || next === undefined) return other.length - one.length
  return next < step ? -1 : 1
}

/**
 * Returns each selected node once, in the order in which an action changes them: inner nodes before outer ones, and later items of an array before
 * earlier ones. Removing an item then does not change the locations of the nodes that are still to be changed.
 */
export const targetsInOrder = (targets: ReadonlyArray<Target>): ReadonlyArray<Target> =>
  [...new Map(targets.map((target) => [JSON.stringify(target.location), target])).values()].toSorted((one, other) =>
    compare(one.location, other.location)
  )
