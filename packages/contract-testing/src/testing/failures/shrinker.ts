/**
 * Shrinks failures of a service that can be reset. A sandbox is used as the reference service, which is known to be correct.
 */
import { documents } from "@fieldwork/specs/documents"
import type { ContractDocument } from "../../validation/ContractDocument.ts"
import { findControl } from "../control/Control.ts"
import { coverageOf } from "../Coverage.ts"
import { budgetOf } from "../run/Budget.ts"
import { keyringOf } from "../run/Keyring.ts"
import { type Session, type SessionOptions } from "../run/Session.ts"
import { sendWith } from "../run/Target.ts"
import type { Found } from "../rules/Rule.ts"
import { shrink, type Shrunk } from "./shrink.ts"

const maxRequests = 100_000
const seconds = 60

const url = "http://sandbox"

const own = new Set<unknown>(Object.values(documents))

/** Creates a separate sandbox as the reference service. */
const referenceOf = async (
  make: (settings: Partial<SessionOptions>) => Session,
  quiet: Partial<SessionOptions>
): Promise<Session> => {
  const { createSandbox, credentials } = await import("@fieldwork/sandbox")
  const sandbox = createSandbox({ send: async () => new Response(null, { status: 200 }) })
  const send = sendWith(sandbox.fetch, 0)
  const { audience, clientId: client_id, clientSecret: client_secret } = credentials.brandLift
  const known = {
    audience,
    client_id,
    client_secret,
    api_key: credentials.exchange.apiKey,
    second_api_key: credentials.exchange.sandboxApiKey
  }
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
  contractDocuments: ReadonlyArray<ContractDocument>
): Promise<(found: Found) => Promise<Shrunk | undefined>> => {
  const quiet: Partial<SessionOptions> = {
    coverage: coverageOf([], () => false),
    bail: Infinity,
    onInteraction: undefined,
    isIncluded: () => false
  }
  const fresh = (): Partial<SessionOptions> => ({ ...quiet, budget: budgetOf(maxRequests, seconds) })
  const session = make(fresh())
  let reference: Promise<Session> | undefined
  return async (found) => {
    const isOwn = contractDocuments.every(({ document }) => own.has(document))
    reference ??= isOwn ? referenceOf(make, fresh()) : undefined
    try {
      return await shrink(session, found.rule.isStateless === true ? undefined : await reference, found)
    } catch {
      // If the service no longer responds or the time limit has been reached, the failure is reported as observed.
      return undefined
    }
  }
}
