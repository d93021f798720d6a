import { createExchange } from "@fieldwork/exchange/promise"
import { env } from "cloudflare:workers"

export const exchange = createExchange({ baseUrl: env.EXCHANGE_URL, apiKey: env.EXCHANGE_API_KEY })
