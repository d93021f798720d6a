import { build } from "esbuild"
import { describe, expect, it } from "vitest"

/** The modules that a program loads, statically or later. */
const modulesOf = async (code: string): Promise<ReadonlyArray<string>> => {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    outdir: "out",
    format: "esm",
    platform: "browser",
    logLevel: "error"
  })
  return Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs))
}

const ofCorrections = /lossless-json|json-p3|\/correct\w*\.(gen\.)?ts|specs\/src\/corrections/

describe("a program that corrects nothing", () => {
  it.each(["brand-lift", "exchange"])("loads nothing of the corrections with the thin client of %s", async (api) => {
    const name = api === "exchange" ? "createExchangeClient" : "createBrandLiftClient"
    const modules = await modulesOf(`import { ${name} } from "@fieldwork/${api}-client"; console.log(${name})`)
    expect(modules.filter((path) => ofCorrections.test(path))).toEqual([])
  })

  it("would be seen to load them, had it imported them", async () => {
    const modules = await modulesOf(
      `import { correctedFetch } from "@fieldwork/brand-lift-client/corrections"; console.log(correctedFetch)`
    )
    expect(modules.filter((path) => ofCorrections.test(path)).length).toBeGreaterThan(3)
    expect(modules.filter((path) => /json-p3|bundled/.test(path))).toEqual([])
  })
})
