import { describe, expect, it } from "vitest"
import { type Manifest, violations } from "../src/layers.ts"

const depends = (name: string, ...on: ReadonlyArray<string>): Manifest => ({
  name: `@fieldwork/${name}`,
  dependencies: Object.fromEntries(on.map((_) => [`@fieldwork/${_}`, "workspace:*"]))
})

describe("violations", () => {
  it("finds none when every arrow goes down", () => {
    expect(
      violations([
        depends("specs"),
        depends("core"),
        depends("exchange", "core", "exchange-client"),
        depends("exchange-client")
      ])
    ).toEqual([])
  })

  it("names an arrow that runs up", () => {
    expect(violations([depends("core", "exchange")])).toEqual([
      "@fieldwork/core (floor 1) depends on @fieldwork/exchange (floor 2): imports go down"
    ])
  })

  it("names an arrow that runs sideways", () => {
    expect(violations([depends("webhooks", "exchange")])).toHaveLength(1)
  })

  it("counts development dependencies", () => {
    const manifest = { name: "@fieldwork/core", devDependencies: { "@fieldwork/sandbox": "workspace:*" } }
    expect(violations([manifest])).toHaveLength(1)
  })

  it("keeps clients out of the sandbox, even through another package", () => {
    const found = violations([
      depends("sandbox", "lift-statistics"),
      depends("lift-statistics", "core"),
      depends("core")
    ])
    expect(found).toContain(
      "@fieldwork/sandbox reaches @fieldwork/core: the sandbox and the clients share the specs and no code"
    )
  })

  it("asks for a floor of a package that has none", () => {
    expect(violations([depends("attic")])).toEqual(["@fieldwork/attic has no floor: give it one in layers.ts"])
  })
})
