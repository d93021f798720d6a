/**
 * Imports go down: reads the arrows off the packages' manifests and finds those that run up, sideways, or between sides that must share
 * nothing but the specs.
 */

export interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** The floor of each package; an arrow must end on a lower one. */
export const floors: Readonly<Record<string, number>> = {
  "@fieldwork/specs": 0,
  "@fieldwork/codegen": 1,
  "@fieldwork/checks": 1,
  "@fieldwork/core": 1,
  "@fieldwork/brand-lift-client": 1,
  "@fieldwork/exchange-client": 1,
  "@fieldwork/lift-statistics": 1,
  "@fieldwork/lift-plots": 1,
  "@fieldwork/brand-lift": 2,
  "@fieldwork/exchange": 2,
  "@fieldwork/webhooks": 2,
  "@fieldwork/sandbox": 2,
  "@fieldwork/inbox": 3,
  "@fieldwork/lift-report": 3,
  "@fieldwork/contract": 4,
  "@fieldwork/contract-testing": 3,
  "@fieldwork/runtimes": 3,
  "@fieldwork/supply": 4,
  "@fieldwork/parsers": 4,
  "@fieldwork/release": 5,
  "@fieldwork/bench": 5,
  "@fieldwork/examples": 5,
  "@fieldwork/guides": 5,
  "@fieldwork/docs": 6
}

/** The sandbox may reach these and nothing else of ours, however far down: otherwise a misread field is misread on both sides. */
const sandboxMay = new Set(["@fieldwork/specs", "@fieldwork/lift-statistics", "@fieldwork/lift-plots"])

const arrowsOf = (manifest: Manifest): ReadonlyArray<string> =>
  Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies }).filter((name) =>
    name.startsWith("@fieldwork/")
  )

/** Everything a package reaches, directly or through others. */
const reach = (
  name: string,
  arrows: ReadonlyMap<string, ReadonlyArray<string>>,
  seen = new Set<string>()
): ReadonlySet<string> => {
  for (const next of arrows.get(name) ?? []) {
    if (!seen.has(next)) reach(next, arrows, seen.add(next))
  }
  return seen
}

/** One sentence for each arrow that should not be; empty when the house stands. */
export const violations = (manifests: ReadonlyArray<Manifest>): ReadonlyArray<string> => {
  const arrows = new Map(manifests.map((manifest) => [manifest.name, arrowsOf(manifest)]))
  const unknown = manifests
    .filter(({ name }) => floors[name] === undefined)
    .map(({ name }) => `${name} has no floor: give it one in layers.ts`)
  const rising = [...arrows].flatMap(([from, to]) =>
    to
      .filter((name) => (floors[from] ?? Number.POSITIVE_INFINITY) <= (floors[name] ?? Number.NEGATIVE_INFINITY))
      .map((name) => `${from} (floor ${floors[from]}) depends on ${name} (floor ${floors[name]}): imports go down`)
  )
  const shared = [...reach("@fieldwork/sandbox", arrows)]
    .filter((name) => !sandboxMay.has(name))
    .map((name) => `@fieldwork/sandbox reaches ${name}: the sandbox and the clients share the specs and no code`)
  return [...unknown, ...rising, ...shared]
}
