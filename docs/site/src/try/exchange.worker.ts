/**
 * The web worker that runs the samples on exchange pages.
 */
import { createExchange } from "@fieldwork/exchange/promise"
import { arrangeExchange } from "./Arrange.ts"
import { serve } from "./serve.ts"

serve(
  (fetch, { apiKey, baseUrl }) => ({
    "./client.ts": { exchange: createExchange({ baseUrl, apiKey, fetch, onDeprecation: () => {} }) }
  }),
  arrangeExchange
)
