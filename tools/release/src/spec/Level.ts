/**
 * The level of a change in semantic versioning, and its equivalent before version 1.0.
 */

export const levels = ["none", "patch", "minor", "major"] as const
export type Level = (typeof levels)[number]

export const rank = (level: Level): number => levels.indexOf(level)

export const highest = (all: Iterable<Level>): Level =>
  [...all].reduce((one, other) => (rank(other) > rank(one) ? other : one), "none")

/**
 * Returns the equivalent level before 1.0, where a minor release may contain breaking changes and a patch may add features, because `^0.1.0` accepts
 * only patches.
 */
export const beforeOne = (level: Level): Level => {
  if (level === "major") return "minor"
  return level === "minor" ? "patch" : level
}

/** Returns the release level that a change of `level` requires at the current `version`. */
export const requiredLevel = (level: Level, version: string): Level =>
  version.startsWith("0.") ? beforeOne(level) : level
