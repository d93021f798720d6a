/**
 * Measures matching a respondent against 30,000 live surveys: with the index, by evaluating every survey in turn, and with an indexed query in
 * SQLite. Also measures loading, changing and storing the index.
 */
import { createRouter, evaluate, type Policy, type Profile } from "@fieldwork/supply"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { quantile, takeTurns } from "../interleave.ts"
import type { Case } from "../Report.ts"
import { type Market, receiveMarket } from "./Market.ts"
import { openSqlite } from "./sqlite.ts"

const size = 30_000
const policy: Policy = { pii: true }
const rounds = 40

const timed = (run: () => unknown): number => {
  const began = performance.now()
  run()
  return performance.now() - began
}

const load = ({ surveys }: Market) => {
  const router = createRouter({ policy })
  for (const opportunity of surveys) router.apply({ opportunity })
  return router
}

const sorted = (ids: ReadonlyArray<number>): string => ids.toSorted((left, right) => left - right).join()

/** Checks before any measurement that the index and SQLite return the same results. */
const checkSame = (ours: ReturnType<typeof load>, peer: ReturnType<typeof openSqlite>, profile: Profile): void => {
  const { surveys } = ours.match(profile, { limit: Number.POSITIVE_INFINITY })
  const open = new Set(surveys.map(({ survey }) => survey.survey_id))
  const found = peer.match(profile, size).filter((id) => ours.why(profile, id)?.verdict === "eligible")
  if (sorted([...open]) !== sorted(found))
    throw new Error(`SQLite finds ${found.length} surveys, but the index finds ${open.size}`)
}

export const run = async (): Promise<ReadonlyArray<Case>> => {
  setFlagsFromString("--expose-gc")
  const collect = runInNewContext("gc") as () => void
  const memory = (): number => {
    collect()
    const { arrayBuffers, heapUsed } = process.memoryUsage()
    return (heapUsed + arrayBuffers) / 1e6
  }
  const market = await receiveMarket(size)
  const { changes, people, surveys } = market
  console.log(`${surveys.length} surveys, ${changes.length} changes, ${people.length} respondents`)
  const before = memory()
  const router = load(market)
  const megabytes = memory() - before
  const loads = Array.from({ length: 5 }, () => timed(() => load(market)))

  const database = openSqlite(surveys)
  const complete = people.filter((_, index) => index % 2 === 0)
  for (const profile of complete.slice(0, 5)) checkSame(router, database, profile)

  let turn = 0
  const next = (): Profile => complete[turn++ % complete.length] ?? { pid: "p", answers: {} }
  const { indexed, linear, sqlite } = await takeTurns(
    {
      indexed: () => timed(() => router.match(next())),
      linear: () => {
        const profile = next()
        return timed(() =>
          surveys.filter((opportunity) => evaluate({ opportunity }, profile, { policy }).verdict === "eligible")
        )
      },
      sqlite: () => {
        const profile = next()
        return timed(() => database.match(profile, 20))
      }
    },
    rounds
  )
  const peers = { "linear matcher": quantile(linear, 0.5), "SQLite, indexed query": quantile(sqlite, 0.5) }
  const each = { unit: "ms", better: "lower", peers: {} } as const
  const matches = Array.from({ length: 3 }, () => people.map((profile) => timed(() => router.match(profile)))).flat()
  const everywhere = people.map(({ answers, pid }) => timed(() => router.match({ pid, answers })))
  const whys = people.flatMap((profile, index) =>
    [1, 2, 3, 4, 5].map((step) => {
      const { survey_id = 0 } = surveys[(index * 977 + step * 5_003) % surveys.length] ?? {}
      return timed(() => router.why(profile, survey_id))
    })
  )
  const applied = changes.map((opportunity) => timed(() => router.apply({ opportunity })))
  const both = (name: string, values: ReadonlyArray<number>): ReadonlyArray<Case> =>
    [0.5, 0.99].map((part) => ({
      ...each,
      case: `${name}, p${part * 100}`,
      ours: quantile(values, part),
      n: values.length
    }))
  return [
    { ...each, case: "match, all questions answered", ours: quantile(indexed, 0.5), peers, n: rounds },
    ...both("match in the respondent's locale", matches),
    ...both("match without a locale, over all surveys", everywhere),
    ...both("why", whys),
    ...both("one changed survey", applied),
    { ...each, case: `load of ${size} surveys`, ours: quantile(loads, 0.5), n: loads.length },
    { ...each, case: "memory above the documents", unit: "MB", ours: megabytes, n: 1 }
  ]
}
