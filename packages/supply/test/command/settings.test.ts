import { expect, it } from "vitest"
import { type OptionName, readSettings, type Settings } from "../../src/command/Settings.ts"

const environment = {
  FIELDWORK_EXCHANGE_URL: "https://exchange.example",
  FIELDWORK_EXCHANGE_API_KEY: "secret-key",
  FIELDWORK_SUPPLY_SUPPLIER_CODE: "4711",
  FIELDWORK_SUPPLY_URL: "https://supplier.example/",
  FIELDWORK_SUPPLY_TOKEN: "a-token-of-the-test"
}

const read = (options: Partial<Record<OptionName, string>>, own: Record<string, string> = {}): Settings =>
  readSettings(options, { ...environment, ...own })

it("every setting of fieldwork-supply that does not identify the supplier has a default", () => {
  expect(read({})).toEqual({
    host: "127.0.0.1",
    port: 8485,
    store: "supply.db",
    url: "https://supplier.example",
    supplierCode: "4711",
    locales: ["eng_us"],
    floor: undefined,
    maxMinutes: undefined,
    pii: false,
    replaceSubscription: false,
    token: "a-token-of-the-test",
    exchange: { baseUrl: "https://exchange.example", apiKey: "secret-key" }
  })
})

it("an option of fieldwork-supply takes precedence over its environment variable", () => {
  const { floor, locales, port } = read(
    { port: "0", floor: "0.50 USD" },
    { FIELDWORK_SUPPLY_PORT: "1", FIELDWORK_SUPPLY_FLOOR: "2 EUR", FIELDWORK_SUPPLY_LOCALES: "eng_us, ger_de" }
  )
  expect({ floor, locales, port }).toEqual({
    floor: { amount: "0.50", currency: "USD" },
    locales: ["eng_us", "ger_de"],
    port: 0
  })
})

it.each([
  [{ port: "lots" }, '--port takes a whole number from 0 to 65535, not "lots"'],
  [{ port: "65536" }, "--port takes a whole number from 0 to 65535"],
  [{ "max-minutes": "0" }, "--max-minutes takes a whole number from 1 to 1440"],
  [{ floor: "0.50" }, '--floor takes a price and a currency, such as "0.50 USD", not "0.50"'],
  [{ floor: "-1 USD" }, "--floor takes a price and a currency"],
  [{ url: "supplier" }, '--url takes a URL such as https://supplier.example, not "supplier"'],
  [{ url: "javascript:alert(1)" }, "--url takes a URL"],
  [{ url: "https://supplier.example/?a=1" }, "--url takes a URL without a query and a fragment"],
  [{ url: "https://supplier.example/#a" }, "--url takes a URL without a query and a fragment"],
  [{ url: "https://supplier.example/?" }, "--url takes a URL without a query and a fragment"],
  [{ locales: "," }, '--locales takes at least one locale, such as eng_us, not ","'],
  [{ pii: "maybe" }, '--pii takes true or false, not "maybe"']
] as const)("fieldwork-supply refuses the option %j and says what the option takes", (options, line) => {
  expect(() => read(options)).toThrow(line)
})

it("a setting of fieldwork-supply that is an empty string has its default, as if it were not set", () => {
  const names = ["HOST", "PORT", "STORE", "LOCALES", "FLOOR", "MAX_MINUTES", "PII"]
  expect(read({}, Object.fromEntries(names.map((name) => [`FIELDWORK_SUPPLY_${name}`, ""])))).toEqual(read({}))
  expect(read({ host: "", "max-minutes": "" }, { FIELDWORK_SUPPLY_HOST: "0.0.0.0" })).toEqual(
    read({}, { FIELDWORK_SUPPLY_HOST: "0.0.0.0" })
  )
  expect(() => read({ url: "", "supplier-code": "" }, { FIELDWORK_SUPPLY_URL: "" })).toThrow(
    "set FIELDWORK_SUPPLY_URL;"
  )
})

it("fieldwork-supply replaces subscriptions if the flag or its environment variable is true, and refuses another value of the variable", () => {
  const name = "FIELDWORK_SUPPLY_REPLACE_SUBSCRIPTION"
  expect(read({ "replace-subscription": "true" }).replaceSubscription).toBe(true)
  expect(read({}, { [name]: "true" }).replaceSubscription).toBe(true)
  expect(() => read({}, { [name]: "yes" })).toThrow(`${name} takes true or false, not "yes"`)
})

it("fieldwork-supply refuses a token of fewer than 16 characters", () => {
  expect(() => read({}, { FIELDWORK_SUPPLY_TOKEN: "short" })).toThrow(
    "FIELDWORK_SUPPLY_TOKEN takes at least 16 characters"
  )
})
