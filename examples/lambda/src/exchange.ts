import { createExchange } from "@fieldwork/exchange/promise"

const setting = (name: string): string => {
  const value = process.env[name]
  if (value === undefined || value === "")
    throw new Error(`Set ${name} in the environment of the function; README.md lists all settings`)
  return value
}

export const supplier_code = setting("SUPPLIER_CODE")

/** The client is created once per function instance, so connections are reused between requests. */
export const exchange = createExchange({ baseUrl: setting("EXCHANGE_URL"), apiKey: setting("EXCHANGE_API_KEY") })
