/**
 * `npm run soak -- NAME --runs N --seed S` runs a property, fault or calibration test at full size. Without a name, the command lists these tests.
 *
 * A soak test is a `soak/NAME.soak.ts` file in a package, in a tool or in the examples. Its first comment starts with a paragraph that describes the
 * test. The file parses its own options, runs at full size by default, prints its seed first, and exits with code 1 on the first failure.
 */
import { spawnSync } from "node:child_process"
import { globSync, readFileSync } from "node:fs"
import { basename, dirname, join, resolve } from "node:path"

const root = resolve(import.meta.dirname, "..")

/** Finds all soak tests. Throws if two of them have the same name. */
export const findSoaks = (folder = root) => {
  const soaks = new Map()
  for (const file of globSync(["{packages,tools}/*/soak/*.soak.ts", "examples/soak/*.soak.ts"], {
    cwd: folder
  }).toSorted()) {
    const name = basename(file, ".soak.ts")
    const other = soaks.get(name)
    if (other !== undefined)
      throw new Error(`Two soaks are named ${name}: ${other.file} and ${file}. Rename one of them.`)
    const [, paragraph = ""] = /^\/\*\*\n((?: \* .+\n)+)/.exec(readFileSync(join(folder, file), "utf8")) ?? []
    const purpose = paragraph.replaceAll(/^ \* /gm, "").trim().replaceAll("\n", " ")
    soaks.set(name, { file, purpose })
  }
  return soaks
}

const main = ([name, ...options]) => {
  const soaks = findSoaks()
  if (name === "--names") {
    console.log(JSON.stringify([...soaks.keys()]))
    return 0
  }
  const soak = soaks.get(name ?? "")
  if (soak !== undefined) {
    const file = join(root, soak.file)
    return (
      spawnSync(process.execPath, [file, ...options], { cwd: dirname(dirname(file)), stdio: "inherit" }).status ?? 1
    )
  }
  console.error(name === undefined ? "usage: npm run soak -- NAME [options]" : `soak: unknown soak "${name}"`)
  for (const [known, { purpose }] of soaks) console.error(`  ${known.padEnd(12)} ${purpose}`)
  return 1
}

if (import.meta.main) process.exit(main(process.argv.slice(2)))
