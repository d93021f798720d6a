/**
 * What a tracked link sends when a respondent leaves: `S2S` from the exchange's server, `PIXEL` from the respondent's browser, which the sandbox
 * plays. Both are a GET of the supplier's link with its macros filled; neither is tried again.
 */
import type { Environment } from "../../environment/Environment.ts"
import { explain } from "../streams/Answer.ts"
import type { SupplierLinkRequest } from "@fieldwork/specs/exchange/schema"
import { status } from "../sessions/Script.ts"
import type { Session } from "../sessions/Session.ts"
import type { Link } from "./Link.ts"
import { answerTo } from "../streams/Answer.ts"
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
  readonly fire: (link: Link, session: Session) => void
  /** Oldest first; the last 1,000. */
  readonly list: () => ReadonlyArray<Postback>
}

const kept = 1_000

const kinds: Readonly<Record<string, Postback["kind"] | undefined>> = { S2S: "S2S", PIXEL: "PIXEL" }

export const tracks = ({ TrackingTypeCode }: SupplierLinkRequest): boolean => kinds[TrackingTypeCode] !== undefined

export const revenueOf = ({ clientStatus, payout }: Pick<Session, "clientStatus" | "payout">): number =>
  clientStatus === status.complete ? payout : 0

export const make = ({ clock, send }: Environment): Postbacks => {
  const log: Array<Postback> = []

  const deliver = async (postback: Postback) => {
    try {
      postback.status = await answerTo(send, (signal) => new Request(postback.url, { redirect: "manual", signal }))
    } catch (cause) {
      postback.error = explain(cause)
    }
  }

  return {
    list: () => log,
    fire: ({ request }, session) => {
      const kind = kinds[request.TrackingTypeCode]
      if (kind === undefined) return
      const url = toLocation(fill(linkFor(request, session), { ...session, revenue: revenueOf(session) }))
      if (url === undefined) return
      const postback: Postback = {
        respondent_id: session.respondentId,
        supplier_code: session.supplier,
        survey_id: session.survey.number,
        kind,
        url,
        sent_at: new Date(session.last).toISOString()
      }
      log.push(postback)
      if (log.length > kept) log.shift()
      // On the clock, so that whoever moves it waits for the answer.
      clock.at(clock.now(), () => deliver(postback))
    }
  }
}
