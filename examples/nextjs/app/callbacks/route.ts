import { createKeyStore, createVerifier } from "@fieldwork/webhooks"
import { fetchReceiver } from "@fieldwork/webhooks/fetch"
import { revalidateTag } from "next/cache"
import { exchange, supplierCode } from "../../lib/exchange.ts"
import { surveysTag } from "../../lib/surveys.ts"

/** The key store handles key rotation. When a callback is signed with an unknown key, the store fetches the subscription. */
const keys = createKeyStore({
  fetchKeys: () => exchange().opportunities.subscription({ supplier_code: supplierCode() })
})

export const POST = fetchReceiver({
  verifier: createVerifier({ keys }),
  // Called only for genuine callbacks. The next request for the page waits until the surveys have been fetched again.
  accept: () => revalidateTag(surveysTag, { expire: 0 })
})
