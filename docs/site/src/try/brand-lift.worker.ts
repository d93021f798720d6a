/**
 * The sandbox of the brand lift pages.
 */
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createBrandLiftClient } from "@fieldwork/brand-lift-client"
import { credentials } from "@fieldwork/sandbox/browser"
import { baseUrl } from "./session.ts"
import { serve } from "./serve.ts"

serve((fetch) => {
  const brandLift = createBrandLift({
    baseUrl,
    authUrl: baseUrl,
    ...credentials.brandLift,
    fetch,
    onDeprecation: () => {}
  })
  return {
    "./client.ts": { brandLift },
    "@fieldwork/brand-lift-client": {
      createBrandLiftClient: (options: Parameters<typeof createBrandLiftClient>[0]) =>
        createBrandLiftClient({ ...options, fetch })
    }
  }
})
