/**
 * Checks the dependencies in the manifests: a package may depend only on packages in lower layers, and the sandbox must not share code with the
 * clients.
 */

export interface Manifest {
  readonly name: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** The layer of each package. A package may depend only on lower layers. */
export const layers: Readonly<Record<string, number>> = {
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
  "@fieldwork/cli": 5,
  "@fieldwork/contract-testing": 3,
  "@fieldwork/runtimes": 3,
  "@fieldwork/supply": 4,
  "@fieldwork/parsers": 4,
  "@fieldwork/bench": 5,
  "@fieldwork/examples": 5,
  "@fieldwork/guides": 5,
  "@fieldwork/release": 6,
  "@fieldwork/docs": 7
}

/**
 * The only packages in this repository on which the sandbox may depend, directly or indirectly. If the sandbox and the clients shared code, the same
 * mistake would occur on both sides and go unnoticed.
 */
const allowedForSandbox = new Set(["@fieldwork/specs", "@fieldwork/lift-statistics", "@fieldwork/lift-plots"])

const dependenciesOf = (manifest: Manifest): ReadonlyArray<string> =>
  Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies }).filter((name) =>
    name.startsWith("@fieldwork/")
  )

/** Returns all packages on which a package depends, directly or indirectly. */
const reachedBy = (
  name: string,
  dependencies: ReadonlyMap<string, ReadonlyArray<string>>,
  seen = new Set<string>()
): ReadonlySet<string> => {
  for (const next of dependencies.get(name) ?? []) {
    if (!seen.has(next)) reachedBy(next, dependencies, seen.add(next))
  }
  return seen
}

/** Returns one sentence per dependency that is not allowed. */
export const violations = (manifests: ReadonlyArray<Manifest>): ReadonlyArray<string> => {
  const dependencies = new Map(manifests.map((manifest) => [manifest.name, dependenciesOf(manifest)]))
  const unknown = manifests
    .filter(({ name }) => layers[name] === undefined)
    .map(({ name }) => `${name} has no layer: add it to layers.ts`)
  const upward = [...dependencies].flatMap(([from, to]) =>
    to
      .filter((name) => (layers[from] ?? Number.POSITIVE_INFINITY) <= (layers[name] ?? Number.NEGATIVE_INFINITY))
      .map(
        (name) =>
          `${from} (layer ${layers[from]}) depends on ${name} (layer ${layers[name]}): imports only from lower layers`
      )
  )
  const shared = [...reachedBy("@fieldwork/sandbox", dependencies)]
    .filter((name) => !allowedForSandbox.has(name))
    .map((name) => `@fieldwork/sandbox depends on ${name}: the sandbox and the clients share the specs and no code`)
  return [...unknown, ...upward, ...shared]
}
