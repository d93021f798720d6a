/**
 * Kills the supplier service repeatedly while it routes respondents. After each restart, the respondents who did not get a response and some of the
 * others click again. In each run, some respondents click twice at the same time.
 */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { compareRecords, type RecordComparison } from "../../supplier/compareRecords.ts"
import { newTally, pidAt, visit } from "../../supplier/load.ts"
import { isLink, openMarket } from "../../supplier/market.ts"
import { freePort, startService } from "../../supplier/process.ts"

/**
 * The point at which the process is killed: after a time, when the exchange has created an entry link but the service has not received the response
 * yet, or after a number of redirects.
 */
export type KillPoint = "after a time" | "link created" | "redirected"
const points: ReadonlyArray<KillPoint> = ["after a time", "link created", "redirected"]

export interface KillReport extends RecordComparison {
  /** The number of kills at each kill point. */
  readonly kills: Readonly<Record<KillPoint, number>>
  readonly clicks: number
  /** The number of clicks without a response because the process was killed. */
  readonly unanswered: number
}

/**
 * Creates a Mulberry32 generator. The same seed results in the same kill points and respondents, but the state of the process when it is killed still
 * varies.
 */
const randomFrom = (seed: number) => {
  let state = seed >>> 0
  return (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const clicksPerRun = 24

/** The number of respondents who click in every run. They have already taken the surveys that pay most, so they need links to other surveys. */
const regulars = 10

/**
 * The maximum time in milliseconds from the first redirect to the kill, by planned kill point. If no respondent is redirected, the service is killed
 * `longestWait` milliseconds after the first click.
 */
const longestRouting = { redirected: 300, "link created": 800 }
const longestWait = 2000

export interface KillOptions {
  readonly kills: number
  readonly seed: number
  /** Called after each kill. `runIndex` is the index of the run that was killed, starting at 0. */
  readonly onKill?: (runIndex: number, point: KillPoint) => void
}

export const killRuns = async ({ kills: count, onKill = () => {}, seed }: KillOptions): Promise<KillReport> => {
  const random = randomFrom(seed)
  const folder = mkdtempSync(join(tmpdir(), "fieldwork-supplier-kills-"))
  const place = { url: `http://127.0.0.1:${await freePort()}`, store: join(folder, "supplier.db") }
  const linkCalls: Array<string> = []
  let onLink = (): void => {}
  const market = await openMarket({
    seed,
    size: 600,
    onCall: (method, path, status) => {
      if (!isLink(method, path) || status !== 200) return
      linkCalls.push(path)
      onLink()
    }
  })
  const kills: Record<KillPoint, number> = { "after a time": 0, "link created": 0, redirected: 0 }
  const tally = newTally()
  let clicks = 0
  let next = regulars
  /** The respondents who click again in the next run. */
  let returning: Array<string> = []
  try {
    const first = await startService(market, place)
    await market.sandbox.advance({ hours: 1 })
    await first.kill()
    for (let runIndex = 0; runIndex < count; runIndex++) {
      const service = await startService(market, place)
      const plan = points[runIndex % points.length] ?? "after a time"
      let died: KillPoint | undefined
      const killed = new Promise<void>((resolve) => {
        const kill = (point: KillPoint): void => {
          if (died !== undefined) return
          died = point
          resolve(service.kill())
        }
        onLink = () => void (plan === "link created" && kill(plan))
        const redirected = tally.entered + 1 + random(clicksPerRun / 2)
        const [before, began] = [tally.entered, performance.now()]
        const routing = plan === "after a time" ? random(150) : longestRouting[plan]
        let routingSince: number | undefined
        const poll = setInterval(() => {
          const now = performance.now()
          if (routingSince === undefined && tally.entered > before) routingSince = now
          if (plan === "redirected" && tally.entered >= redirected) kill(plan)
          else if (now - began > longestWait || now - (routingSince ?? now) > routing) kill("after a time")
          if (died !== undefined) clearInterval(poll)
        }, 1)
      })

      const pids = Array.from({ length: regulars }, (_, index) => pidAt(index))
      for (const pid of returning) if (pids.length < clicksPerRun / 2) pids.push(pid)
      while (pids.length < clicksPerRun - 4) pids.push(pidAt(next++))
      // Some respondents click twice at the same time.
      pids.push(...pids.slice(0, 4))
      returning = []
      clicks += pids.length
      const delivering = market.sandbox.advance({ seconds: 60 })
      await Promise.all(
        pids.map(async (pid) => {
          const before = tally.unanswered
          await new Promise((resolve) => setTimeout(resolve, random(100)))
          await visit(place.url, pid, tally)
          if (tally.unanswered > before || random(3) === 0) returning.push(pid)
        })
      )
      await Promise.all([killed, delivering])
      const point = died ?? "after a time"
      kills[point] += 1
      onKill(runIndex, point)
    }
    const comparison = await compareRecords(market, place.store, { linkCalls, redirects: tally.redirects })
    if (comparison.faults.length === 0) rmSync(folder, { recursive: true, force: true })
    return { ...comparison, kills, clicks, unanswered: tally.unanswered }
  } catch (cause) {
    console.error(`the files of the service are kept in ${folder}`)
    throw cause
  } finally {
    market.close()
  }
}
