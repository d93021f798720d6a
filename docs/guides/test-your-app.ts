// #region app
import { createExchange } from "@fieldwork/exchange/promise"
import { createKeyStore, receiver } from "@fieldwork/webhooks"
import { fetchReceiver } from "@fieldwork/webhooks/fetch"

type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/** The message reasons that indicate an open survey. Any other reason, including an unknown one, closes the survey. */
const opening = new Set(["new", "updated", "reactivated"])

/** Your application. It does not depend on the sandbox. */
export const createSupplierApp = (options: {
  baseUrl: string
  apiKey: string
  supplier_code: string
  fetch?: Fetch
}) => {
  const { supplier_code, ...connection } = options
  const exchange = createExchange(connection)
  /** The surveys that accept our respondents. */
  const open = new Set<number>()
  const keys = createKeyStore({ fetchKeys: () => exchange.opportunities.subscription({ supplier_code }) })
  const callbacks = receiver({
    keys,
    onOpportunity: ({ is_live, message_reason = "", survey_id }) => {
      // A survey that is live for other suppliers may be closed to us: it may have no allocation or no price for us, or no longer match our filter.
      if (is_live === true && opening.has(message_reason)) open.add(survey_id)
      else open.delete(survey_id)
    },
    onBad: ({ path, reason }) => console.warn(`bad item: ${path} ${reason}`)
  })
  const start = (callback: string) =>
    exchange.opportunities.subscribe({
      supplier_code,
      body: { callback, opportunities: [{ country_language: { eq: "eng_us" } }] }
    })
  return { fetch: fetchReceiver(callbacks), open, start }
}
// #endregion app
