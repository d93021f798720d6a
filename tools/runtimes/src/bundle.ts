/**
 * The suite as one module for a runtime.
 */
import { join } from "node:path"
import { build } from "esbuild"

/** `node` takes the entry over node:crypto, `web` the one over WebCrypto. */
export type Entry = "node" | "web"

/** Prints one line of JSON when it is run. */
const printing = 'import { run } from "./suite.ts"\nconsole.log(JSON.stringify(await run()))'

/** Answers any request with the same. */
const answering = 'import { run } from "./suite.ts"\nexport default { fetch: async () => Response.json(await run()) }'

/** Leaves the verdicts where a page's driver finds them. */
const exposing = 'import { run } from "./suite.ts"\nglobalThis.verdicts = run()'

const forms = { printing, answering, exposing }

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
  if (file === undefined) throw new Error("esbuild wrote nothing")
  return file.text
}
