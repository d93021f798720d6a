/**
 * Compares the records of the supplier service with those of the sandbox, which simulates the exchange. The records of the sandbox are authoritative.
 */
import { DatabaseSync } from "node:sqlite"
import { type Market, supplierCode } from "./market.ts"

export interface RecordComparison {
  /** The number of respondents' sessions that the exchange has recorded. */
  readonly sessions: number
  /** The number of entries into surveys that the service has recorded. */
  readonly entries: number
  /**
   * The number of recorded entries whose respondent never reached the exchange, because of a crash or because the respondent did not follow the
   * redirect.
   */
  readonly unfollowed: number
  readonly links: number
  /** The discrepancies that were found, one sentence each. */
  readonly faults: ReadonlyArray<string>
}

interface Session {
  readonly panelist_id: string
  readonly survey_id: number
  readonly session_id: string
  readonly marketplace_status: number
  readonly respondent_id: string
}

/** The marketplace status codes for a second entry with the same PID, into the same survey or into another survey in one of its groups. */
const duplicateCodes = new Set([35, 138, 139])

const sessionsOf = async ({ control }: Market): Promise<ReadonlyArray<Session>> => {
  const all: Array<Session> = []
  for (let before: string | undefined; ;) {
    const query = { supplier_code: supplierCode, limit: 10_000, ...(before !== undefined && { before }) }
    const { data } = await control.GET("/__sandbox/sessions", { params: { query } })
    all.push(...(data?.items ?? []))
    before = data?.items.at(-1)?.respondent_id
    if (before === undefined) return all
  }
}

export interface Observed {
  /** The path of each call for which the exchange created an entry link. */
  readonly linkCalls: ReadonlyArray<string>
  /** The URLs to which respondents were redirected. */
  readonly redirects: ReadonlyArray<string>
}

export const compareRecords = async (
  market: Market,
  store: string,
  { linkCalls, redirects }: Observed
): Promise<RecordComparison> => {
  const sessions = await sessionsOf(market)
  const database = new DatabaseSync(store, { readOnly: true })
  const recorded = new Map(
    database
      .prepare("SELECT mid, pid, survey_id FROM supply_session")
      .all()
      .map(({ mid, pid, survey_id }) => [String(mid), `${String(pid)} ${String(survey_id)}`])
  )
  const links = database.prepare("SELECT count(*) AS links FROM supply_link WHERE live_link IS NOT NULL").get()
  database.close()

  const faults: Array<string> = []
  const entered = new Map<string, string>()
  for (const { marketplace_status, panelist_id, session_id, survey_id } of sessions) {
    const who = `${panelist_id} ${survey_id}`
    const before = entered.get(who)
    if (before !== undefined) faults.push(`${who}: entered with the MIDs ${before} and ${session_id}`)
    entered.set(who, session_id)
    if (duplicateCodes.has(marketplace_status)) faults.push(`${who}: turned away with ${marketplace_status}`)
    if (recorded.get(session_id) !== who) faults.push(`${who}: the entry with the MID ${session_id} is not recorded`)
  }
  for (const redirect of redirects) {
    const mid = new URL(redirect).searchParams.get("MID") ?? ""
    if (!recorded.has(mid)) faults.push(`the entry with the MID ${mid} was redirected and is not recorded`)
  }
  const created = new Set<string>()
  for (const path of linkCalls) {
    if (created.has(path)) faults.push(`${path} has created a second link`)
    created.add(path)
  }
  const listed = new Set(sessions.map(({ session_id }) => session_id))
  return {
    sessions: sessions.length,
    entries: recorded.size,
    unfollowed: [...recorded.keys()].filter((mid) => !listed.has(mid)).length,
    links: Number(links?.["links"]),
    faults
  }
}
