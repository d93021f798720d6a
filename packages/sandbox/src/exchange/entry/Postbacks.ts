/**
 * What a tracked link sends when a respondent leaves: `S2S` from the exchange's server, `PIXEL` from the respondent's browser, which the sandbox
 * plays. Both are a GET of the supplier's link with its macros filled; neither is tried again.
 */
import type { Environment } from "../../environment/Environment.ts"
import type { SupplierLinkRequest } from "@fieldwork/specs/exchange/schema"
import { isPaid, type Statuses } from "../sessions/Codes.ts"
import type { Ids } from "../sessions/Ids.ts"
import { lastOf, type Session } from "../sessions/Session.ts"
import { answerTo, explain } from "../streams/Answer.ts"
import type { Link } from "./Link.ts"
import { fill, linkFor, toLocation } from "./Redirect.ts"

export interface Postback {
  readonly respondent_id: string
  readonly supplier_code: string
  readonly survey_id: number
  readonly kind: "S2S" | "PIXEL"
  readonly url: string
  readonly sent_at: string
  status?: number
  error?: string
}

export interface Postbacks {
  /** Remembers what the entry link carried until the respondent leaves, for macros. */
  readonly carry: (session: Session, query: URLSearchParams) => void
  readonly fire: (link: Link, session: Session, statuses: Statuses) => void
  /** Oldest first; the last 1,000. */
  readonly list: () => ReadonlyArray<Postback>
}

const kept = 1_000

/** Respondents who never leave would be carried for ever: the oldest make room. */
const mostCarried = 10_000

const kinds: Readonly<Record<string, Postback["kind"] | undefined>> = { S2S: "S2S", PIXEL: "PIXEL" }

export const tracks = ({ TrackingTypeCode }: SupplierLinkRequest): boolean => kinds[TrackingTypeCode] !== undefined

export const make = ({ clock, send }: Environment, ids: Ids): Postbacks => {
  const log: Array<Postback> = []
  const carried = new Map<number, URLSearchParams>()

  const deliver = async (postback: Postback) => {
    try {
      postback.status = await answerTo(send, (signal) => new Request(postback.url, { redirect: "manual", signal }))
    } catch (cause) {
      postback.error = explain(cause)
    }
  }

  return {
    list: () => log,
    carry: ({ ordinal }, query) => {
      carried.set(ordinal, query)
      const [oldest] = carried.keys()
      if (carried.size > mostCarried && oldest !== undefined) carried.delete(oldest)
    },
    fire: ({ request }, session, statuses) => {
      const kind = kinds[request.TrackingTypeCode]
      if (kind === undefined) return
      const { mid, ordinal, payout, pid, supplier, survey } = session
      const revenue = isPaid(statuses) ? payout : 0
      const filling = { pid, mid, revenue, carried: carried.get(ordinal) }
      carried.delete(ordinal)
      const url = toLocation(fill(linkFor(request, statuses), filling))
      if (url === undefined) return
      const postback: Postback = {
        respondent_id: ids.respondentId(ordinal),
        supplier_code: supplier,
        survey_id: survey,
        kind,
        url,
        sent_at: new Date(lastOf(session)).toISOString()
      }
      log.push(postback)
      if (log.length > kept) log.shift()
      // On the clock, so that whoever moves it waits for the answer.
      clock.at(clock.now(), () => deliver(postback))
    }
  }
}
