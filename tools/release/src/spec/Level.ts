/**
 * How far a change moves the version, and what that is before 1.0.
 */

export const levels = ["none", "patch", "minor", "major"] as const
export type Level = (typeof levels)[number]

export const rank = (level: Level): number => levels.indexOf(level)

export const highest = (all: Iterable<Level>): Level =>
  [...all].reduce((one, other) => (rank(other) > rank(one) ? other : one), "none")

/** Before 1.0 a minor release may break and a patch may add: `^0.1.0` takes the second and not the first. */
export const beforeOne = (level: Level): Level => {
  if (level === "major") return "minor"
  return level === "minor" ? "patch" : level
}

/** What a change of `level` asks of a family that is at `version`. */
export const asked = (level: Level, version: string): Level => (version.startsWith("0.") ? beforeOne(level) : level)
