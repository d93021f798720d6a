/**
 * The world of a document: one of ours has what its rules need, any other is read from its links and names.
 */
import { documents } from "@fieldwork/specs/documents"
import type { Part } from "../../judge/Part.ts"
import type { Session } from "../run/Session.ts"
import { anyWorld } from "./anyDocument.ts"
import { brandLiftWorld } from "./brandLift.ts"
import { exchangeWorld } from "./exchange.ts"
import type { World } from "./World.ts"

export const worldOf = (session: Session, { document }: Part): World => {
  // A service without the control API may be an account on which others depend, or a mock without a state.
  if (session.options.control !== undefined) {
    if (document === documents["brand-lift"]) return brandLiftWorld(session, session.options.credentials)
    if (document === documents.exchange) return exchangeWorld(session)
  }
  return anyWorld(session, document, session.isSafe)
}
