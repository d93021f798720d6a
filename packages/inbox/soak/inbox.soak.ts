/**
 * Runs the fault tests at full scale: simulated crashes at the store interface, and real processes that are killed at named points.
 *
 *     npm run soak -- inbox --runs 10000 --kills 500 --engine both --seed 1 --journal soak.jsonl
 *
 * Prints the seed first, then a line for each portion, and finally the totals for each engine. Exits with status 1 as soon as an acknowledged
 * callback is lost or a state differs from the reference model. With `--journal`, a soak test that was interrupted resumes after the portions that
 * are recorded in the journal.
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs"
import { count, flags, oneOf } from "./flags.ts"
import { type EngineName, engines, openTestDatabases, type Portion, portions, sum } from "./portions.ts"

const args = flags({
  runs: "10000",
  kills: "500",
  engine: "both",
  seed: String(Math.floor(Math.random() * 1e9)),
  journal: ""
})
const engine = oneOf(args, "engine", ["both", ...engines])

/**
 * The options for this soak test. An interrupted soak test resumes only if its options equal those in the journal. The seeds are not compared,
 * because a resumed soak test uses the seed from the journal.
 */
const order = { soak: "inbox", runs: count(args, "runs"), kills: count(args, "kills"), engine }

const read = (): ReadonlyArray<Portion> => {
  if (args.journal === "" || !existsSync(args.journal)) return []
  const [head = "{}", ...lines] = readFileSync(args.journal, "utf8").trim().split("\n")
  const { seed, ...rest } = JSON.parse(head) as typeof order & { readonly seed: number }
  if (JSON.stringify(rest) !== JSON.stringify(order)) throw new Error(`${args.journal} is of another soak: ${head}`)
  journalSeed = seed
  return lines.map((line) => JSON.parse(line) as Portion)
}

const print = (facts: object, journal = true): void => {
  const line = JSON.stringify(facts)
  console.log(line)
  if (journal && args.journal !== "") appendFileSync(args.journal, `${line}\n`)
}

let journalSeed: number | undefined
const done = [...read()]
const seed = journalSeed ?? count(args, "seed")
print({ ...order, seed }, journalSeed === undefined)

const soak = async (name: EngineName): Promise<void> => {
  const databases = await openTestDatabases(name)
  try {
    for (const portion of portions(name, { ...order, seed }, databases)) {
      if (done.some((one) => one.engine === name && one.what === portion.what && one.from === portion.from)) continue
      const started = performance.now()
      const { run, ...plan } = portion
      const report = await run().catch((cause: unknown) => {
        print({ failed: plan }, false)
        throw cause
      })
      const finished = { ...plan, seconds: Math.round((performance.now() - started) / 100) / 10, ...report }
      done.push(finished)
      print(finished)
    }
  } finally {
    await databases.close()
  }
}

const chosen = engines.filter((name) => engine === "both" || engine === name)
for (const name of chosen) await soak(name)
for (const name of chosen) {
  const own = done.filter((portion) => portion.engine === name)
  // `lost` and `different` are always 0, because a lost or different callback would have stopped the soak test earlier.
  print({ sum: name, seed, ...sum(own), lost: 0, different: 0 }, false)
}
