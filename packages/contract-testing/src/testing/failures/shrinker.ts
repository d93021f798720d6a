/**
 * Shrinks failures of a service that can be reset, with a sandbox beside it that is right.
 */
import { documents } from "@fieldwork/specs/documents"
import type { Part } from "../../judge/Part.ts"
import { findControl } from "../control/Control.ts"
import { coverageOf } from "../Coverage.ts"
import { budgetOf } from "../run/Budget.ts"
import { keyringOf } from "../run/Keyring.ts"
import { type Session, type SessionOptions } from "../run/Session.ts"
import { sendWith } from "../run/Target.ts"
import type { Found } from "../rules/Rule.ts"
import { shrink, type Shrunk } from "./shrink.ts"

const mostRequests = 100_000
const seconds = 60

const url = "http://sandbox"

const own = new Set<unknown>(Object.values(documents))

/** A sandbox whose state is its own. */
const referenceOf = async (
  make: (settings: Partial<SessionOptions>) => Session,
  quiet: Partial<SessionOptions>
): Promise<Session> => {
  const { createSandbox, credentials } = await import("@fieldwork/sandbox")
  const sandbox = createSandbox({ send: async () => new Response(null, { status: 200 }) })
  const send = sendWith(sandbox.fetch, 0)
  const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
  const known = { audience, client_id, client_secret, api_key: credentials.exchange.apiKey }
  return make({
    ...quiet,
    url,
    send,
    credentials: known,
    keyring: keyringOf(url, send, known),
    control: await findControl(url, send)
  })
}

export const shrinkerOf = async (
  make: (settings: Partial<SessionOptions>) => Session,
  parts: ReadonlyArray<Part>
): Promise<(found: Found) => Promise<Shrunk | undefined>> => {
  const quiet: Partial<SessionOptions> = {
    coverage: coverageOf([], () => false),
    bail: Infinity,
    onExchange: undefined,
    isIncluded: () => false
  }
  const fresh = (): Partial<SessionOptions> => ({ ...quiet, budget: budgetOf(mostRequests, seconds) })
  const session = make(fresh())
  let reference: Promise<Session> | undefined
  return async (found) => {
    const isOwn = parts.every(({ document }) => own.has(document))
    reference ??= isOwn ? referenceOf(make, fresh()) : undefined
    try {
      return await shrink(session, found.rule.judges === true ? undefined : await reference, found)
    } catch {
      // The service no longer responds, or the time is spent: the failure stays as it was seen.
      return undefined
    }
  }
}
