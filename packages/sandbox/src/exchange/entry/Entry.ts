/**
 * Handles entry links. A client that opens a link represents a respondent, who passes the exchange's screener, takes the client survey and returns to
 * the supplier.
 *
 * The respondent's visit takes no real time. The response already contains the expected result, while the session continues on the virtual clock and
 * sends its outcome by callback. The result and the outcome may differ, because the survey can fill up before the session ends. Only the outcome is
 * binding.
 *
 * The rules for PID and MID, the response codes and the maximum length of a link are taken from publicly available sources. The IP address is read
 * only from `X-Forwarded-For`, because all clients on the loopback interface have the same address.
 */
import type { Incoming, Outgoing } from "../../http/Message.ts"
import { client, isPaid, marketplace, type Statuses } from "../sessions/ResponseCodes.ts"
import * as Script from "../sessions/Script.ts"
import type { Session } from "../sessions/Session.ts"
import type { ExchangeState } from "../ExchangeState.ts"
import * as EntryHash from "./EntryHash.ts"
import { entryPath, type Link } from "./EntryLink.ts"
import { page } from "./page.ts"
import { sendsPostbacks } from "./Postbacks.ts"
import { replaceMacros, type MacroValues, linkFor, toLocation } from "./Redirect.ts"
import { answersIn } from "./Screener.ts"

export const owns = (path: string): boolean => path === entryPath

const id = /^[A-Za-z0-9_-]{1,128}$/
const maxLinkLength = 1_999

/** Returns an error message for an invalid link, which admits no respondent. Undefined if the link is valid. */
const violation = ({ origin, path, query, search }: Incoming): string | undefined => {
  const [pid, mid] = [query.get("PID"), query.get("MID")]
  if (pid === null || !id.test(pid)) return "PID: The id of a respondent must have 1 to 128 letters, digits, _ or -."
  if (mid !== null && !id.test(mid)) return "MID: The id of a session must have 1 to 128 letters, digits, _ or -."
  return `${origin}${path}?${search}`.length > maxLinkLength
    ? `An entry link must have at most ${maxLinkLength} characters.`
    : undefined
}

/**
 * Redirects the respondent to the supplier. Returns a page of the exchange instead if the respondent has abandoned the survey, or if the link has no
 * URL or sends postbacks.
 */
const returnToSupplier = ({ request }: Link, end: Statuses | undefined, filling: MacroValues): Outgoing => {
  if (end === undefined)
    return page(
      200,
      "The respondent has left",
      "The respondent abandoned the survey and does not return to the supplier."
    )
  const location = sendsPostbacks(request) ? undefined : toLocation(replaceMacros(linkFor(request, end), filling))
  return location === undefined
    ? page(
        200,
        "The survey is over",
        "The respondent is not redirected, because the supplier's link is empty, is a tracking code or sends postbacks."
      )
    : { status: 302, body: undefined, headers: { location, "cache-control": "no-store" } }
}

const success: Statuses = { marketplaceStatus: marketplace.inClient, clientStatus: client.complete }

/** Returns whether the device is mobile. Undefined if the user agent is not recognised. */
const isMobile = (agent: string | undefined): boolean | undefined =>
  agent?.startsWith("Mozilla/") === true ? /Mobi|Android|iPhone|iPad/.test(agent) : undefined

export const make = ({
  admit,
  duplicates,
  hashes,
  links,
  market,
  now,
  postbacks,
  settings,
  timeline
}: ExchangeState) => {
  const begin = (link: Link, incoming: Incoming): Session | undefined => {
    const { headers, query } = incoming
    const survey = market.find(link.survey)
    if (survey === undefined) return undefined
    const visit = {
      supplier: link.supplier,
      survey,
      pid: query.get("PID") ?? "",
      mid: query.get("MID") ?? undefined,
      ip: headers["x-forwarded-for"]?.split(",")[0]?.trim()
    }
    const before = duplicates.earlierSession(visit)
    if (before !== undefined) return before
    const session = admit(
      {
        ...visit,
        mid: visit.mid ?? "",
        answers: answersIn(query),
        isMobile: isMobile(headers["user-agent"]),
        refusal: EntryHash.refusal(incoming, settings, hashes)
      },
      now()
    )
    if (sendsPostbacks(link.request)) postbacks.storeQuery(session, query)
    return session
  }

  return (incoming: Incoming): Outgoing => {
    if (incoming.method !== "GET") {
      return { ...page(405, "Method not allowed", "Open entry links with GET."), headers: { allow: "GET" } }
    }
    const sid = incoming.query.get("SID")
    const link = links.bySid(sid ?? "")
    if (link === undefined) return page(404, "Unknown entry link", "SID: No entry link has this id.")
    const wrong = violation(incoming)
    if (wrong !== undefined) return page(400, "Invalid entry link", wrong)
    const { query } = incoming
    const [pid, mid] = [query.get("PID") ?? "", query.get("MID") ?? ""]
    // A visit through a test link starts no session, earns nothing and sends no messages.
    if (sid === link.test) return returnToSupplier(link, success, { pid, mid, revenue: 0, entryQuery: query })
    timeline.catchUp()
    const session = begin(link, incoming)
    if (session === undefined) return page(404, "Unknown survey", "The survey of this link no longer exists.")
    const end = Script.exitStep([...session.occurred, ...session.script])
    const revenue = end !== undefined && isPaid(end) ? session.payout : 0
    return returnToSupplier(link, end, { pid, mid, revenue, entryQuery: query })
  }
}
