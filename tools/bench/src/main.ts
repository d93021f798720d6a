/**
 * `npm run bench -- NAME [--save] [options of the benchmark]`: runs our implementation, the alternatives and the baseline, interleaved.
 *
 * `--save` stores the result in `results/`, with the date and the machine. The site displays the stored results.
 */
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type Case, json, machine, table } from "./Report.ts"
import * as cli from "./cli.ts"
import * as client from "./client/index.ts"
import * as contract from "./contract.ts"
import * as csv from "./csv.ts"
import * as forged from "./forged.ts"
import * as inbox from "./inbox/index.ts"
import * as ledger from "./ledger/index.ts"
import * as lift from "./lift/index.ts"
import * as path from "./Path.ts"
import * as relay from "./relay/index.ts"
import * as sandbox from "./sandbox.ts"
import * as size from "./size.ts"
import * as supply from "./supply/index.ts"
import * as types from "./types.ts"
import * as webhooks from "./webhooks.ts"
import * as week from "./week.ts"

interface Bench {
  readonly run: (args: ReadonlyArray<string>) => Promise<ReadonlyArray<Case>>
}

const benches: Readonly<Record<string, Bench>> = {
  cli,
  client,
  contract,
  csv,
  forged,
  inbox,
  ledger,
  lift,
  path,
  relay,
  sandbox,
  size,
  supply,
  types,
  webhooks,
  week
}

const [name = "", ...options] = process.argv.slice(2)
const args = options.filter((each) => each !== "--save")
const bench = benches[name]
if (bench === undefined) {
  console.error(`bench: unknown bench "${name}"; pass one of ${Object.keys(benches).join(", ")}`)
  process.exit(1)
}
console.log(machine())
const cases = await bench.run(args)
console.log(`\n${table(cases)}`)
const result = json(name, cases)
if (options.includes("--save")) {
  const folder = join(import.meta.dirname, "../results")
  mkdirSync(folder, { recursive: true })
  const saved = { date: new Date().toISOString().slice(0, 10), machine: machine(), ...JSON.parse(result) }
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(saved, null, 2)}\n`)
}
console.log(result)
