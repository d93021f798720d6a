/**
 * Entry links: the client that opens one is a respondent, who goes through the exchange's screener and the client
 * survey and returns to the supplier.
 *
 * This takes no real time: the response already contains the final result, while the session itself continues on the
 * virtual clock and its outcome follows by
 * callback. The two may differ, because a survey can fill up in the meantime. The redirect is a hint, and the outcome
 * is decisive.
 *
 * The rules for PID and MID, the response codes and the maximum length of a link are from public material. An IP
 * address is read only from `X-Forwarded-For`, because all
 * loopback clients have the same one.
 */
import type { Incoming, Outgoing } from "../../http/Message.ts"
import { client, isPaid, marketplace, type Statuses } from "../sessions/Codes.ts"
import * as Script from "../sessions/Script.ts"
import type { Session } from "../sessions/Session.ts"
import type { State } from "../State.ts"
import * as EntryHash from "./EntryHash.ts"
import { entryPath, type Link } from "./Link.ts"
import { page } from "./page.ts"
import { tracks } from "./Postbacks.ts"
import { fill, type Filling, linkFor, toLocation } from "./Redirect.ts"
import { answersIn } from "./Screener.ts"

export const owns = (path: string): boolean => path === entryPath

const id = /^[A-Za-z0-9_-]{1,128}$/
const longest = 1_999

/** Returns the problem of an invalid link, which admits no respondent. */
const violation = ({ origin, path, query, search }: Incoming): string | undefined => {
  const [pid, mid] = [query.get("PID"), query.get("MID")]
  if (pid === null || !id.test(pid)) return "PID: a respondent has an id of 1 to 128 letters, digits, _ or -."
  if (mid !== null && !id.test(mid)) return "MID: a session has an id of 1 to 128 letters, digits, _ or -."
  return `${origin}${path}?${search}`.length > longest ? `An entry link has at most ${longest} characters.` : undefined
}

/** Redirects to the supplier, or to a page of the exchange if the link has no address or sends postbacks. */
const leave = ({ request }: Link, end: Statuses | undefined, filling: Filling): Outgoing => {
  if (end === undefined) return page(200, "The respondent has left", "Nobody comes back from this survey.")
  const location = tracks(request) ? undefined : toLocation(fill(linkFor(request, end), filling))
  return location === undefined
    ? page(
        200,
        "The survey is over",
        "The supplier's link leads nowhere from here: it is empty, a tracking code, or reports by itself."
      )
    : { status: 302, body: undefined, headers: { location, "cache-control": "no-store" } }
}

const success: Statuses = { marketplaceStatus: marketplace.inClient, clientStatus: client.complete }

/** Returns undefined if the user agent is not recognised. */
const isMobile = (agent: string | undefined): boolean | undefined =>
  agent?.startsWith("Mozilla/") === true ? /Mobi|Android|iPhone|iPad/.test(agent) : undefined

export const make = ({ admit, duplicates, hashes, links, market, now, postbacks, settings, timeline }: State) => {
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
    const before = duplicates.again(visit)
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
    if (tracks(link.request)) postbacks.carry(session, query)
    return session
  }

  return (incoming: Incoming): Outgoing => {
    if (incoming.method !== "GET") {
      return { ...page(405, "Not so", "An entry link is opened with GET."), headers: { allow: "GET" } }
    }
    const sid = incoming.query.get("SID")
    const link = links.bySid(sid ?? "")
    if (link === undefined) return page(404, "No such link", "SID: no entry link has this id.")
    const wrong = violation(incoming)
    if (wrong !== undefined) return page(400, "This link is not whole", wrong)
    const { query } = incoming
    const [pid, mid] = [query.get("PID") ?? "", query.get("MID") ?? ""]
    // A test link starts no session, earns nothing and sends no messages.
    if (sid === link.test) return leave(link, success, { pid, mid, revenue: 0, carried: query })
    timeline.catchUp()
    const session = begin(link, incoming)
    if (session === undefined) return page(404, "No such survey", "The survey of this link is gone.")
    const end = Script.endOf([...session.told, ...session.script])
    const revenue = end !== undefined && isPaid(end) ? session.payout : 0
    return leave(link, end, { pid, mid, revenue, carried: query })
  }
}
