/**
 * Measures the brand lift simulation in the sandbox at scale: 20,000 respondents with 1,000,000 impressions over 90 days, in process and without
 * HTTP. Each breakdown is compared with the same counts computed by SQLite. Then measures a campaign with 1,000,000 respondents.
 */
import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { interleave, median } from "../interleave.ts"
import type { Case } from "../Report.ts"
import { type Cost, costOf, days, prefix, runCampaign, type Size } from "./Campaign.ts"
import { openSqlite } from "./Sqlite.ts"

const rounds = 15
const seeds = [1, 2, 3]
const size: Omit<Size, "seed"> = { respondents: 20_000, impressionsPerExposed: 100, questions: 10 }
const levels = "confidence_level__in=0.8,0.85,0.9,0.95"

const timed = async (run: () => unknown): Promise<number> => (await costOf(run)).wall

interface Question {
  readonly question: { readonly id: number; readonly question_name: string }
}

const million = (): Cost & { readonly megabytes: number } =>
  JSON.parse(execFileSync(process.execPath, [join(import.meta.dirname, "million.ts")], { encoding: "utf8" }))

export const run = async (): Promise<ReadonlyArray<Case>> => {
  const advances: Array<Cost> = []
  for (const seed of seeds) advances.push((await runCampaign({ ...size, seed })).advanced)
  const campaign = await runCampaign({ ...size, seed: 1 })
  const { call, id } = campaign
  const { items } = await call("GET", `${prefix}/${id}/questions`)
  const selected = (items as unknown as ReadonlyArray<Question>).filter(({ question: { question_name } }) =>
    question_name.startsWith("question_")
  )
  const { impressions, queries, respondents } = await openSqlite(campaign)
  const lift = (question: number, breakdown: string) =>
    call("GET", `${prefix}/${id}/questions/${question}/lift/${breakdown}?${levels}`)

  const lower = { unit: "ms", better: "lower" } as const
  const each: Array<Case> = []
  const processor: Array<Case> = []
  for (const [breakdown, query] of Object.entries(queries)) {
    const cpu: Array<number> = []
    const { "SQLite, counts only": peer, ours } = await interleave(
      {
        ours: async () => {
          const cost = await costOf(() => lift(selected[0]?.question.id ?? 0, breakdown))
          cpu.push(cost.cpu)
          return cost.wall
        },
        "SQLite, counts only": () => timed(query)
      },
      rounds
    )
    const peers = { "SQLite, counts only": peer }
    each.push({ case: `one question ${breakdown}, four levels`, ...lower, ours, peers, n: rounds })
    processor.push({
      case: `one question ${breakdown}, CPU time`,
      ...lower,
      ours: median(cpu),
      peers: {},
      n: cpu.length
    })
  }
  const sweep = () =>
    timed(async () => {
      for (const { question } of selected)
        for (const breakdown of Object.keys(queries)) await lift(question.id, breakdown)
    })
  const sweeps = [await sweep(), await sweep(), await sweep()]
  const { cpu, megabytes, wall } = million()
  const one = { better: "lower", peers: {}, n: 1 } as const
  return [
    {
      case: `advance ${days} days to ${respondents} respondents with ${impressions} impressions`,
      ...lower,
      ours: median(advances.map((cost) => cost.wall)),
      peers: {},
      n: seeds.length
    },
    {
      case: "the same, CPU time",
      ...lower,
      ours: median(advances.map((cost) => cost.cpu)),
      peers: {},
      n: seeds.length
    },
    ...each,
    ...processor,
    {
      case: `${selected.length} questions by ${each.length} breakdowns`,
      ...lower,
      ours: median(sweeps),
      peers: {},
      n: sweeps.length
    },
    { case: `advance ${days} days to 1000000 respondents`, unit: "s", ours: wall / 1000, ...one },
    { case: "the same, CPU time", unit: "s", ours: cpu / 1000, ...one },
    { case: "peak memory with 1000000 respondents", unit: "MB", ours: megabytes, ...one }
  ]
}
