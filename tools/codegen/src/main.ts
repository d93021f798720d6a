/**
 * `npm run generate` writes the files that changed. With `--check`, it writes nothing and fails if any file is out of date.
 */
import { resolve } from "node:path"
import { staleOutputs, write } from "./staleOutputs.ts"
import { outputs } from "./outputs.ts"

const root = resolve(import.meta.dirname, "../../..")
const unknown = process.argv.slice(2).filter((argument) => argument !== "--check")
if (unknown.length > 0) {
  console.error(`generate: unknown argument ${unknown.join(" ")}; the only argument is --check`)
  process.exit(1)
}
const all = await outputs(root)
const changed = staleOutputs(root, all)
if (process.argv.includes("--check")) {
  for (const { path } of changed) console.error(`${path} is out of date: run \`npm run generate\``)
  console.log(`${all.length - changed.length} generated files are up to date, ${changed.length} are not`)
  process.exitCode = changed.length > 0 ? 1 : 0
} else {
  write(root, changed)
  console.log(`${changed.length} of ${all.length} generated files written`)
}
