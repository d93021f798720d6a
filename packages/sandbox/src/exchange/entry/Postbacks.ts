/**
 * Sends a postback when a respondent leaves, if the entry link has a tracking type: `S2S` (sent by the exchange's server) or `PIXEL` (sent by the
 * respondent's browser, which the sandbox simulates). Both are GET requests to the supplier's URL with its macros replaced. Neither is retried.
 */
import type { Environment } from "../../environment/Environment.ts"
import type { SupplierLinkRequest } from "@fieldwork/specs/exchange/schema"
import { isPaid, type Statuses } from "../sessions/ResponseCodes.ts"
import type { SessionIds } from "../sessions/SessionIds.ts"
import { lastStepTime, type Session } from "../sessions/Session.ts"
import { sendToReceiver, describeError } from "../streams/sendToReceiver.ts"
import type { Link } from "./EntryLink.ts"
import { replaceMacros, linkFor, toLocation } from "./Redirect.ts"

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
  /** Stores the query parameters of the entry link until the respondent leaves, because macros refer to them. */
  readonly storeQuery: (session: Session, query: URLSearchParams) => void
  readonly send: (link: Link, session: Session, statuses: Statuses) => void
  /** Returns the last 1,000 postbacks, oldest first. */
  readonly list: () => ReadonlyArray<Postback>
}

const maxPostbacks = 1_000

/** The maximum number of respondents whose query parameters are stored. The oldest are removed, because some respondents never leave. */
const maxStoredQueries = 10_000

const kinds: Readonly<Record<string, Postback["kind"] | undefined>> = { S2S: "S2S", PIXEL: "PIXEL" }

export const sendsPostbacks = ({ TrackingTypeCode }: SupplierLinkRequest): boolean =>
  kinds[TrackingTypeCode] !== undefined

export const make = ({ clock, send }: Environment, ids: SessionIds): Postbacks => {
  const history: Array<Postback> = []
  const queries = new Map<number, URLSearchParams>()

  const deliver = async (postback: Postback) => {
    try {
      postback.status = await sendToReceiver(
        send,
        (signal) => new Request(postback.url, { redirect: "manual", signal })
      )
    } catch (cause) {
      postback.error = describeError(cause)
    }
  }

  return {
    list: () => history,
    storeQuery: ({ ordinal }, query) => {
      queries.set(ordinal, query)
      const [oldest] = queries.keys()
      if (queries.size > maxStoredQueries && oldest !== undefined) queries.delete(oldest)
    },
    send: ({ request }, session, statuses) => {
      const kind = kinds[request.TrackingTypeCode]
      if (kind === undefined) return
      const { mid, ordinal, payout, pid, supplier, survey } = session
      const revenue = isPaid(statuses) ? payout : 0
      const filling = { pid, mid, revenue, entryQuery: queries.get(ordinal) }
      queries.delete(ordinal)
      const url = toLocation(replaceMacros(linkFor(request, statuses), filling))
      if (url === undefined) return
      const postback: Postback = {
        respondent_id: ids.respondentId(ordinal),
        supplier_code: supplier,
        survey_id: survey,
        kind,
        url,
        sent_at: new Date(lastStepTime(session)).toISOString()
      }
      history.push(postback)
      if (history.length > maxPostbacks) history.shift()
      // The request is scheduled on the clock, so advancing the clock waits for the response.
      clock.at(clock.now(), () => deliver(postback))
    }
  }
}
