/**
 * `node sync.ts [--write]` lists the pages whose code fences differ from their programs. With `--write`, the fences are rewritten. File names in
 * fences are relative to this folder, even in pages of the site.
 */
import { globSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { synced } from "./fences.ts"

const folder = import.meta.dirname
const write = process.argv.includes("--write")
let differ = 0
for (const guide of globSync(["[!R]*.{md,mdx}", "../site/src/content/docs/**/*.{md,mdx}"], { cwd: folder })) {
  const path = join(folder, guide)
  const text = await readFile(path, "utf8")
  const next = await synced(folder, text)
  if (next === text) continue
  differ++
  console.log(`${guide} differs from its programs${write ? ": rewritten" : ""}`)
  if (write) await writeFile(path, next)
}
process.exitCode = differ > 0 && !write ? 1 : 0
