import { createKeyStore, createVerifier } from "@fieldwork/webhooks"
import { fetchReceiver } from "@fieldwork/webhooks/fetch"
import { revalidateTag } from "next/cache"
import { exchange, supplierCode } from "../../lib/exchange.ts"
import { surveysTag } from "../../lib/surveys.ts"

/** Follows the rotation of keys: a callback signed with an unknown key makes the store fetch the subscription. */
const keys = createKeyStore({
  fetchKeys: () => exchange().opportunities.subscription({ supplier_code: supplierCode() })
})

export const POST = fetchReceiver({
  verifier: createVerifier({ keys }),
  // Called with genuine callbacks only. The next visitor of the page waits for the new offerwall.
  accept: () => revalidateTag(surveysTag, { expire: 0 })
})
