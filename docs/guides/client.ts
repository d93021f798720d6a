// #region client
import { createBrandLift } from "@fieldwork/brand-lift/promise"
import { createExchange } from "@fieldwork/exchange/promise"

const setting = (name: string): string => {
  const value = process.env[`FIELDWORK_${name}`]
  if (value === undefined) throw new Error(`FIELDWORK_${name} is not set`)
  return value
}

export const brandLift = createBrandLift({
  baseUrl: setting("BRAND_LIFT_URL"),
  authUrl: setting("BRAND_LIFT_AUTH_URL"),
  clientId: setting("BRAND_LIFT_CLIENT_ID"),
  clientSecret: setting("BRAND_LIFT_CLIENT_SECRET"),
  audience: setting("BRAND_LIFT_AUDIENCE")
})

export const exchange = createExchange({
  baseUrl: setting("EXCHANGE_URL"),
  apiKey: setting("EXCHANGE_API_KEY")
})
// #endregion client
