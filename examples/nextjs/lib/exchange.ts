import { createExchange, type Exchange } from "@fieldwork/exchange/promise"

const setting = (name: string): string => {
  const value = process.env[name]
  if (value === undefined || value === "")
    throw new Error(`Set ${name} in the environment; README.md lists all settings`)
  return value
}

let made: Exchange | undefined

/** The client is created on the first call, because `next build` loads this module on a machine without credentials. */
export const exchange = (): Exchange =>
  (made ??= createExchange({ baseUrl: setting("EXCHANGE_URL"), apiKey: setting("EXCHANGE_API_KEY") }))

export const supplierCode = (): string => setting("SUPPLIER_CODE")
