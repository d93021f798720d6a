/**
 * The web worker that runs the samples on brand lift pages.
 */
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createBrandLiftClient } from "@fieldwork/brand-lift-client"
import { arrangeBrandLift } from "./Arrange.ts"
import { serve } from "./serve.ts"

serve((fetch, { audience, authUrl, baseUrl, clientId, clientSecret }) => {
  const credentials = { clientId, clientSecret, audience }
  const brandLift = createBrandLift({ baseUrl, authUrl, ...credentials, fetch, onDeprecation: () => {} })
  return {
    "./client.ts": { brandLift },
    "@fieldwork/brand-lift-client": {
      createBrandLiftClient: (options: Parameters<typeof createBrandLiftClient>[0]) =>
        createBrandLiftClient({ ...options, fetch })
    }
  }
}, arrangeBrandLift)
