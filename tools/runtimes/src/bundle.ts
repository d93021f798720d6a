/**
 * Bundles the test suite into a single module for a runtime.
 */
import { join } from "node:path"
import { build } from "esbuild"

/** The implementation of the verifier to bundle: `node` uses node:crypto, `web` uses WebCrypto. */
export type Entry = "node" | "web"

/** A module that prints the results of the test vectors as one line of JSON. */
const printing = 'import { run } from "./suite.ts"\nconsole.log(JSON.stringify(await run()))'

/** A module that responds to every request with the results of the test vectors. */
const responding = 'import { run } from "./suite.ts"\nexport default { fetch: async () => Response.json(await run()) }'

/** A module that stores the results of the test vectors in a global variable, from which the browser driver reads them. */
const exposing = 'import { run } from "./suite.ts"\nglobalThis.verdicts = run()'

const forms = { printing, responding, exposing }

export const bundleSuite = async (entry: Entry, form: keyof typeof forms): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: forms[form], resolveDir: import.meta.dirname, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    platform: entry === "node" ? "node" : "neutral",
    conditions: entry === "node" ? ["node"] : [],
    outfile: join(import.meta.dirname, `suite.${entry}.mjs`)
  })
  const [file] = outputFiles
  if (file === undefined) throw new Error("esbuild produced no output")
  return file.text
}
