import { build } from "esbuild"
import { describe, expect, it } from "vitest"

/** Returns the modules that a program loads, statically or dynamically. */
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

describe("bundle of a program without corrections", () => {
  it.each(["brand-lift", "exchange"])(
    "the bundle of a program that uses only the client of %s contains no module that applies corrections",
    async (api) => {
      const name = api === "exchange" ? "createExchangeClient" : "createBrandLiftClient"
      const modules = await modulesOf(`import { ${name} } from "@fieldwork/${api}-client"; console.log(${name})`)
      expect(modules.filter((path) => ofCorrections.test(path))).toEqual([])
    }
  )

  it("the bundle of a program that imports correctedFetch contains the correction modules but no JSONPath library", async () => {
    const modules = await modulesOf(
      `import { correctedFetch } from "@fieldwork/brand-lift-client/corrections"; console.log(correctedFetch)`
    )
    expect(modules.filter((path) => ofCorrections.test(path)).length).toBeGreaterThan(3)
    expect(modules.filter((path) => /json-p3|bundled/.test(path))).toEqual([])
  })
})
