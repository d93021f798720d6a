// #region app
import { createExchange } from "@fieldwork/exchange/promise"
import { createKeyStore, createVerifier } from "@fieldwork/webhooks"
import { fetchReceiver } from "@fieldwork/webhooks/fetch"

type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/** Your application: it knows nothing of the sandbox. */
export const createSupplierApp = (options: {
  baseUrl: string
  apiKey: string
  supplier_code: string
  fetch?: Fetch
}) => {
  const { supplier_code, ...connection } = options
  const exchange = createExchange(connection)
  const live = new Set<number>()
  const keys = createKeyStore({ fetchKeys: () => exchange.opportunities.get({ supplier_code }) })
  const receive = fetchReceiver({
    verifier: createVerifier({ keys }),
    accept: ({ payload }) => {
      for (const { is_live, survey_id } of payload.json() as ReadonlyArray<{ survey_id: number; is_live: boolean }>) {
        if (is_live) live.add(survey_id)
        else live.delete(survey_id)
      }
    }
  })
  const start = (callback: string) =>
    exchange.opportunities.create({
      supplier_code,
      body: { callback, opportunities: [{ country_language: { eq: "eng_us" } }] }
    })
  return { fetch: receive, live, start }
}
// #endregion app
