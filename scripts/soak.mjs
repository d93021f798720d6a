/**
 * `npm run soak -- NAME --runs N --seed S`: runs the full size of a property, fault or calibration test; without a name, lists them.
 *
 * A soak is a file `soak/NAME.soak.ts` in any package or tool, or in the examples. It begins with a comment whose first paragraph describes the test, reads
 * its own options, has the full size as its default, prints its seed first, and ends with exit code 1 on the first failure.
 */
import { spawnSync } from "node:child_process"
import { globSync, readFileSync } from "node:fs"
import { basename, dirname, join, resolve } from "node:path"

const root = resolve(import.meta.dirname, "..")

/** Throws when two packages use one name. */
export const findSoaks = (folder = root) => {
  const soaks = new Map()
  for (const file of globSync(["{packages,tools}/*/soak/*.soak.ts", "examples/soak/*.soak.ts"], {
    cwd: folder
  }).toSorted()) {
    const name = basename(file, ".soak.ts")
    const other = soaks.get(name)
    if (other !== undefined) throw new Error(`Two soaks are called ${name}: ${other.file} and ${file}. Rename one.`)
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
  console.error(name === undefined ? "usage: npm run soak -- NAME [options]" : `soak: there is no soak "${name}"`)
  for (const [known, { purpose }] of soaks) console.error(`  ${known.padEnd(12)} ${purpose}`)
  return 1
}

if (import.meta.main) process.exit(main(process.argv.slice(2)))
