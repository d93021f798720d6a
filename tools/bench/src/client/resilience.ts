/**
 * Runs every scenario against all clients at the same time, and reports which clients pass.
 */
import { type Contestant, contestants } from "./contestants.ts"
import { open, type Played, type Scenario, scenarios } from "./scenarios.ts"

/** The time in milliseconds after which a client counts as hanging. */
const hangMillis = 12_000

const play = async (scenario: Scenario, contestant: Contestant): Promise<Played> => {
  const stage = await open(scenario)
  let notices = 0
  const client = contestant.make(stage, () => notices++)
  const begun = performance.now()
  let outcome: Played["outcome"] = { tag: "pending" }
  const calls = async () => {
    for (let call = 0; call < scenario.calls; call++) {
      outcome = await (scenario.method === "GET" ? client.get() : client.post()).then(
        (value): Played["outcome"] => ({ tag: "value", value }),
        (error: unknown): Played["outcome"] => ({ tag: "failed", error })
      )
    }
  }
  let timer: NodeJS.Timeout | undefined
  const hang = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, hangMillis)
  })
  await Promise.race([calls(), hang])
  clearTimeout(timer)
  const took = performance.now() - begun
  stage.close()
  return { requests: stage.requests, outcome, took, notices }
}

const describe = ({ outcome, requests, took }: Played): string =>
  `${outcome.tag} after ${(took / 1000).toFixed(1)} s, ${requests.length} request${requests.length === 1 ? "" : "s"}`

export interface Score {
  readonly name: string
  readonly passed: number
}

/** Runs all scenarios, and prints one line for each client and scenario. */
export const resilience = async (): Promise<ReadonlyArray<Score>> => {
  const passed = new Map(contestants.map(({ name }) => [name, 0]))
  // The clients' console output about deprecations and retries is suppressed.
  const { log, warn } = console
  console.warn = () => {}
  for (const scenario of scenarios) {
    console.log = () => {}
    const played = await Promise.all(contestants.map((contestant) => play(scenario, contestant)))
    console.log = log
    console.log(`\n${scenario.name}`)
    for (const [index, { name }] of contestants.entries()) {
      const one = played[index]
      if (one === undefined) continue
      const passes = scenario.passes(one)
      if (passes) passed.set(name, (passed.get(name) ?? 0) + 1)
      console.log(`  ${passes ? "✓" : "✗"} ${name.padEnd(20)} ${describe(one)}`)
    }
  }
  console.warn = warn
  console.log("")
  return [...passed].map(([name, count]) => ({ name, passed: count }))
}
