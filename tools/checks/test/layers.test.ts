import { describe, expect, it } from "vitest"
import { type Manifest, violations } from "../src/layers.ts"

const depends = (name: string, ...on: ReadonlyArray<string>): Manifest => ({
  name: `@fieldwork/${name}`,
  dependencies: Object.fromEntries(on.map((_) => [`@fieldwork/${_}`, "workspace:*"]))
})

describe("violations", () => {
  it("the layer check reports no dependency when all packages depend only on lower layers", () => {
    expect(
      violations([
        depends("specs"),
        depends("core"),
        depends("exchange", "core", "exchange-client"),
        depends("exchange-client")
      ])
    ).toEqual([])
  })

  it("the layer check reports a dependency on a higher layer", () => {
    expect(violations([depends("core", "exchange")])).toEqual([
      "@fieldwork/core (layer 1) depends on @fieldwork/exchange (layer 2): imports only from lower layers"
    ])
  })

  it("the layer check reports a package that depends on another package of the same layer", () => {
    expect(violations([depends("webhooks", "exchange")])).toHaveLength(1)
  })

  it("the layer check reports a development dependency on a package of a higher layer", () => {
    const manifest = { name: "@fieldwork/core", devDependencies: { "@fieldwork/sandbox": "workspace:*" } }
    expect(violations([manifest])).toHaveLength(1)
  })

  it("the layer check reports a sandbox that depends on core indirectly, through lift-statistics", () => {
    const found = violations([
      depends("sandbox", "lift-statistics"),
      depends("lift-statistics", "core"),
      depends("core")
    ])
    expect(found).toContain(
      "@fieldwork/sandbox depends on @fieldwork/core: the sandbox and the clients share the specs and no code"
    )
  })

  it("the layer check of package dependencies reports a package that is not assigned to any layer", () => {
    expect(violations([depends("attic")])).toEqual(["@fieldwork/attic has no layer: add it to layers.ts"])
  })
})
