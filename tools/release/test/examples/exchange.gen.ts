// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_exchange from "@fieldwork/exchange"
import * as fieldwork_exchange_promise from "@fieldwork/exchange/promise"
import * as fieldwork_sandbox from "@fieldwork/sandbox"
import type { BetaError } from "@fieldwork/exchange"
import { Config, ConfigProvider, Effect, Layer, Stream } from "effect"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "betaErrors",
    file: "BetaError",
    run: async (check) => {
      const { ApiError, betaErrors, createExchange } = fieldwork_exchange_promise
      const body = { errors: [{ code: "v07", detail: { field: "page_size", min: 1, max: 100 }, message: "Out of range" }] }
      const fetch = async () => Response.json(body, { status: 400 })
      const exchange = createExchange({ baseUrl: "https://exchange.example", apiKey: "key", fetch })
      const error: unknown = await exchange.dictionaries.list({ property: "locales" }).toArray().catch((cause) => cause)
      const errors = error instanceof ApiError ? betaErrors(error) : []
      check(errors.map(({ code }) => code), "[\"v07\"]")
    }
  },
  {
    name: "isBetaError",
    file: "BetaError",
    run: async (check) => {
      const { isBetaError } = fieldwork_exchange
      const error: BetaError = { code: "v07", detail: { field: "page_size" }, message: "Out of range" }
      check(isBetaError(error, "v07"), "true")
      check(isBetaError(error, "s06"), "false")
    }
  },
  {
    name: "Dictionaries",
    file: "Dictionaries",
    run: async (check) => {
      const { Dictionaries } = fieldwork_exchange
      const program = Effect.flatMap(Dictionaries, (dictionaries) =>
        Stream.runCollect(Stream.map(dictionaries.list({ property: "locales" }), ({ code }) => code))
      )
      const fake = Dictionaries.layerTest({ list: [{ code: "eng_us", name: "English - United States" }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[\"eng_us\"]")
    }
  },
  {
    name: "InvalidEntryLinkError",
    file: "EntryLink",
    run: async (_, fails) => {
      const { EntryLink } = fieldwork_exchange
      await fails(async () => EntryLink.make("https://exchange.example/s", { pid: "p 81", mid: "s-1" }), "PID must be 1 to 128 letters")
    }
  },
  {
    name: "maxLength",
    file: "EntryLink",
    run: async (check) => {
      const { EntryLink } = fieldwork_exchange
      check(EntryLink.maxLength, "1999")
    }
  },
  {
    name: "make",
    file: "EntryLink",
    run: async (check) => {
      const { EntryLink } = fieldwork_exchange
      const respondent = { pid: "p-81", mid: "s-5512", answers: { 42: "29" } }
      check(EntryLink.make("https://exchange.example/s?SID=1&PID=", respondent), "\"https://exchange.example/s?SID=1&PID=p-81&MID=s-5512&42=29\"")
    }
  },
  {
    name: "signer",
    file: "EntryLink",
    run: async (check) => {
      const { EntryLink } = fieldwork_exchange
      const sign = EntryLink.signer({ key: "secret of the account", parameter: "hash" })
      const link = await sign("https://exchange.example/s?PID=p-81&MID=s-5512")
      check(link.startsWith("https://exchange.example/s?PID=p-81&MID=s-5512&hash="), "true")
    }
  },
  {
    name: "make",
    file: "Exchange",
    run: async (check) => {
      const { Exchange } = fieldwork_exchange
      const { createSandbox, credentials } = fieldwork_sandbox
      const exchange = Exchange.make({ baseUrl: "https://exchange.example", apiKey: credentials.exchange.apiKey, fetch: createSandbox().fetch })
      const locales = await Effect.runPromise(Stream.runCollect(exchange.dictionaries.list({ property: "locales" })))
      check(locales.some(({ code }) => code === "eng_us"), "true")
    }
  },
  {
    name: "layer",
    file: "Exchange",
    run: async (check) => {
      const { Dictionaries, Exchange } = fieldwork_exchange
      const { createSandbox, credentials } = fieldwork_sandbox
      const layer = Exchange.layer({ baseUrl: "https://exchange.example", apiKey: credentials.exchange.apiKey, fetch: createSandbox().fetch })
      const program = Effect.flatMap(Dictionaries, (dictionaries) => Stream.runCollect(dictionaries.list({ property: "locales" })))
      const locales = await Effect.runPromise(Effect.provide(program, layer))
      check(locales.some(({ code }) => code === "eng_us"), "true")
    }
  },
  {
    name: "layerConfig",
    file: "Exchange",
    run: async (check) => {
      const { Exchange, SupplierSurveys } = fieldwork_exchange
      const { createSandbox, credentials } = fieldwork_sandbox
      const { apiKey, suppliers } = credentials.exchange
      const environment = ConfigProvider.layer(ConfigProvider.fromEnv({ env: { FIELDWORK_EXCHANGE_API_KEY: apiKey } })) // or process.env
      const exchange = Exchange.layerConfig({ baseUrl: "https://exchange.example", fetch: createSandbox().fetch })
      const program = Effect.flatMap(SupplierSurveys, (surveys) =>
        Stream.runCollect(surveys.allocated({ SupplierCode: suppliers[0] ?? "" }))
      )
      const allocated = await Effect.runPromise(Effect.provide(program, Layer.provide(exchange, environment)))
      check(allocated.length > 0, "true")
    }
  },
  {
    name: "layerConfigSandbox",
    file: "Exchange",
    run: async (check) => {
      const { Dictionaries, Exchange } = fieldwork_exchange
      const fetch = async () => Response.json({ result: [{ code: "eng_us", name: "English" }], total: 1 })
      const layer = Exchange.layerConfigSandbox({ baseUrl: "https://sandbox.example", apiKey: "key", fetch })
      const program = Effect.flatMap(Dictionaries, (dictionaries) => Stream.runCollect(dictionaries.list({ property: "locales" })))
      const locales = await Effect.runPromise(Effect.provide(program, layer))
      check(locales.some(({ code }) => code === "eng_us"), "true")
    }
  },
  {
    name: "make",
    file: "ExchangeApi",
    run: async (_, fails) => {
      const { ExchangeApi } = fieldwork_exchange
      await fails(async () => ExchangeApi.make({ baseUrl: "https://exchange.example", apiKey: "" }), "apiKey is empty")
    }
  },
  {
    name: "ExchangeApi",
    file: "ExchangeApi",
    run: async (check) => {
      const { Dictionaries, ExchangeApi } = fieldwork_exchange
      const { createSandbox, credentials } = fieldwork_sandbox
      const api = ExchangeApi.layer({ baseUrl: "https://exchange.example", apiKey: credentials.exchange.apiKey, fetch: createSandbox().fetch })
      const layer = Layer.provide(Dictionaries.layer, api)
      const program = Effect.flatMap(Dictionaries, (dictionaries) => Stream.runCollect(dictionaries.list({ property: "locales" })))
      const locales = await Effect.runPromise(Effect.provide(program, layer))
      check(locales.some(({ code }) => code === "eng_us"), "true")
    }
  },
  {
    name: "SupplyApi",
    file: "ExchangeApi",
    run: async (check) => {
      const { ExchangeApi, SupplierSurveys } = fieldwork_exchange
      const { createSandbox, credentials } = fieldwork_sandbox
      const api = ExchangeApi.layer({ baseUrl: "https://exchange.example", apiKey: credentials.exchange.apiKey, fetch: createSandbox().fetch })
      const program = Effect.flatMap(SupplierSurveys, (surveys) => Stream.runCollect(surveys.list({ SupplierCode: "1234" })))
      const layer = Layer.provide(SupplierSurveys.layer, api)
      const exit = await Effect.runPromise(Effect.exit(Effect.provide(program, layer)))
      check(["Success", "Failure"].includes(exit._tag), "true")
    }
  },
  {
    name: "layer",
    file: "ExchangeApi",
    run: async (check) => {
      const { Dictionaries, ExchangeApi } = fieldwork_exchange
      const { createSandbox, credentials } = fieldwork_sandbox
      const layer = Layer.provide(Dictionaries.layer, ExchangeApi.layer({ baseUrl: "https://exchange.example", apiKey: credentials.exchange.apiKey, fetch: createSandbox().fetch }))
      const program = Effect.flatMap(Dictionaries, (dictionaries) => Stream.runCollect(dictionaries.list({ property: "locales" })))
      const locales = await Effect.runPromise(Effect.provide(program, layer))
      check(locales.some(({ code }) => code === "eng_us"), "true")
    }
  },
  {
    name: "layerConfig",
    file: "ExchangeApi",
    run: async (check) => {
      const { Dictionaries, ExchangeApi } = fieldwork_exchange
      const { createSandbox, credentials } = fieldwork_sandbox
      const environment = ConfigProvider.layer(ConfigProvider.fromUnknown({ MARKET_KEY: credentials.exchange.apiKey }))
      const config = { baseUrl: "https://exchange.example", apiKey: Config.Redacted("MARKET_KEY"), fetch: createSandbox().fetch }
      const layer = Layer.provide(Dictionaries.layer, ExchangeApi.layerConfig(config)).pipe(Layer.provide(environment))
      const program = Effect.flatMap(Dictionaries, (dictionaries) => Stream.runCollect(dictionaries.list({ property: "locales" })))
      const locales = await Effect.runPromise(Effect.provide(program, layer))
      check(locales.some(({ code }) => code === "eng_us"), "true")
    }
  },
  {
    name: "layerConfigSandbox",
    file: "ExchangeApi",
    run: async (check) => {
      const { Dictionaries, ExchangeApi } = fieldwork_exchange
      const fetch = async () => Response.json({ result: [{ code: "eng_us", name: "English" }], total: 1 })
      const api = ExchangeApi.layerConfigSandbox({ baseUrl: "https://sandbox.example", apiKey: "key", fetch })
      const layer = Layer.provide(Dictionaries.layer, api)
      const program = Effect.flatMap(Dictionaries, (dictionaries) => Stream.runCollect(dictionaries.list({ property: "locales" })))
      const locales = await Effect.runPromise(Effect.provide(program, layer))
      check(locales.some(({ code }) => code === "eng_us"), "true")
    }
  },
  {
    name: "InvalidLegacyDateError",
    file: "LegacyDate",
    run: async (_, fails) => {
      const { LegacyDate } = fieldwork_exchange
      await fails(async () => LegacyDate.parse("2026-01-01"), "is not a date of the form")
    }
  },
  {
    name: "parse",
    file: "LegacyDate",
    run: async (check) => {
      const { LegacyDate } = fieldwork_exchange
      check(LegacyDate.parse("/Date(1767225600000-0600)/"), "{\"epochMillis\":1767225600000,\"offsetMinutes\":-360}")
    }
  },
  {
    name: "toDate",
    file: "LegacyDate",
    run: async (check) => {
      const { LegacyDate } = fieldwork_exchange
      check(LegacyDate.toDate(LegacyDate.parse("/Date(1767225600000-0600)/")).toISOString(), "\"2026-01-01T00:00:00.000Z\"")
    }
  },
  {
    name: "toText",
    file: "LegacyDate",
    run: async (check) => {
      const { LegacyDate } = fieldwork_exchange
      check(LegacyDate.toText({ epochMillis: 1767225600000, offsetMinutes: -360 }), "\"/Date(1767225600000-0600)/\"")
    }
  },
  {
    name: "Lookups",
    file: "Lookups",
    run: async (check) => {
      const { Lookups } = fieldwork_exchange
      const program = Effect.flatMap(Lookups, (lookups) =>
        Stream.runCollect(Stream.map(lookups.suppliers(), ({ AccountName }) => AccountName))
      )
      const fake = Lookups.layerTest({ suppliers: [{ AccountName: "Alder Research" }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[\"Alder Research\"]")
    }
  },
  {
    name: "InvalidMoneyError",
    file: "Money",
    run: async (_, fails) => {
      const { Money } = fieldwork_exchange
      await fails(async () => Money.make("1.25", "usd"), "a currency is an ISO 4217 code")
    }
  },
  {
    name: "make",
    file: "Money",
    run: async (check, fails) => {
      const { Money } = fieldwork_exchange
      check(Money.make("1.25", "USD").nanos, "1250000000n")
      check(Money.make("1E-9", "USD").nanos, "1n")
      await fails(async () => Money.make(0.0000000001, "USD"), "at most 9 decimals")
    }
  },
  {
    name: "read",
    file: "Money",
    run: async (check) => {
      const { Money } = fieldwork_exchange
      check(Money.format(Money.read({ value: "1.25", currency_code: "USD" })), "\"1.25 USD\"")
      check(Money.format(Money.read({ Value: 1.25, CurrencyCode: "USD" })), "\"1.25 USD\"")
    }
  },
  {
    name: "zero",
    file: "Money",
    run: async (check) => {
      const { Money } = fieldwork_exchange
      check(Money.format(Money.zero("USD")), "\"0 USD\"")
    }
  },
  {
    name: "add",
    file: "Money",
    run: async (check, fails) => {
      const { Money } = fieldwork_exchange
      const [price, fee] = [Money.make("1.25", "USD"), Money.make("0.05", "USD")]
      check(Money.format(Money.add(price, fee)), "\"1.3 USD\"")
      await fails(async () => Money.add(price, Money.make(1, "EUR")), "amounts in different currencies cannot be combined")
    }
  },
  {
    name: "subtract",
    file: "Money",
    run: async (check) => {
      const { Money } = fieldwork_exchange
      const [price, fee] = [Money.make("1.25", "USD"), Money.make("0.05", "USD")]
      check(Money.format(Money.subtract(price, fee)), "\"1.2 USD\"")
    }
  },
  {
    name: "times",
    file: "Money",
    run: async (check) => {
      const { Money } = fieldwork_exchange
      check(Money.format(Money.times(Money.make("1.25", "USD"), 95)), "\"118.75 USD\"")
    }
  },
  {
    name: "sum",
    file: "Money",
    run: async (check) => {
      const { Money } = fieldwork_exchange
      const amounts = ["1.25", "0.05"].map((value) => Money.make(value, "USD"))
      check(Money.format(Money.sum(amounts, "USD")), "\"1.3 USD\"")
    }
  },
  {
    name: "compare",
    file: "Money",
    run: async (check) => {
      const { Money } = fieldwork_exchange
      const [price, fee] = [Money.make("1.25", "USD"), Money.make("0.05", "USD")]
      check(Money.compare(price, fee), "1")
      check([price, fee].sort(Money.compare).map(Money.toText), "[\"0.05\",\"1.25\"]")
    }
  },
  {
    name: "equals",
    file: "Money",
    run: async (check) => {
      const { Money } = fieldwork_exchange
      const [price, fee] = [Money.make("1.25", "USD"), Money.make("0.05", "USD")]
      check(Money.equals(price, fee), "false")
      check(Money.equals(price, Money.make("1.250", "USD")), "true")
    }
  },
  {
    name: "toText",
    file: "Money",
    run: async (check) => {
      const { Money } = fieldwork_exchange
      check(Money.toText(Money.make("1.50", "USD")), "\"1.5\"")
    }
  },
  {
    name: "toNumber",
    file: "Money",
    run: async (check) => {
      const { Money } = fieldwork_exchange
      check(Money.toNumber(Money.make("1.25", "USD")), "1.25")
    }
  },
  {
    name: "format",
    file: "Money",
    run: async (check) => {
      const { Money } = fieldwork_exchange
      check(Money.format(Money.make(3, "EUR")), "\"3 EUR\"")
    }
  },
  {
    name: "Opportunities",
    file: "Opportunities",
    run: async (check) => {
      const { Opportunities } = fieldwork_exchange
      const program = Effect.flatMap(Opportunities, (opportunities) => opportunities.subscription({ supplier_code: "1234" }))
      const fake = Opportunities.layerTest({ subscription: { callback: "https://you.example/surveys" } })
      const { callback } = await Effect.runPromise(Effect.provide(program, fake))
      check(callback, "\"https://you.example/surveys\"")
    }
  },
  {
    name: "Outcomes",
    file: "Outcomes",
    run: async (check) => {
      const { Outcomes } = fieldwork_exchange
      const program = Effect.flatMap(Outcomes, (outcomes) => outcomes.subscription({ supplier_code: "1234" }))
      const fake = Outcomes.layerTest({ subscription: { callback: "https://you.example/outcomes" } })
      const { callback } = await Effect.runPromise(Effect.provide(program, fake))
      check(callback, "\"https://you.example/outcomes\"")
    }
  },
  {
    name: "QuestionLibrary",
    file: "QuestionLibrary",
    run: async (check) => {
      const { QuestionLibrary } = fieldwork_exchange
      const program = Effect.flatMap(QuestionLibrary, (questionLibrary) =>
        Stream.runCollect(Stream.map(questionLibrary.list({ CountryLanguageID: 9 }), ({ Name }) => Name))
      )
      const fake = QuestionLibrary.layerTest({ list: [{ Name: "AGE", QuestionID: 42 }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[\"AGE\"]")
    }
  },
  {
    name: "marketplaceStatuses",
    file: "ResponseCodes",
    run: async (check) => {
      const { ResponseCodes } = fieldwork_exchange
      check(ResponseCodes.marketplaceStatuses.some(({ value }) => value === 3), "true")
    }
  },
  {
    name: "clientStatuses",
    file: "ResponseCodes",
    run: async (check) => {
      const { ResponseCodes } = fieldwork_exchange
      check(ResponseCodes.clientStatuses.some(({ value }) => value === 10), "true")
    }
  },
  {
    name: "marketplaceStatus",
    file: "ResponseCodes",
    run: async (check) => {
      const { ResponseCodes } = fieldwork_exchange
      check(ResponseCodes.marketplaceStatus(3)?.value, "3")
      check(ResponseCodes.marketplaceStatus(98765), "undefined")
    }
  },
  {
    name: "clientStatus",
    file: "ResponseCodes",
    run: async (check) => {
      const { ResponseCodes } = fieldwork_exchange
      check(ResponseCodes.clientStatus(10)?.value, "10")
      check(ResponseCodes.clientStatus(98765), "undefined")
    }
  },
  {
    name: "describe",
    file: "ResponseCodes",
    run: async (check) => {
      const { ResponseCodes } = fieldwork_exchange
      check(ResponseCodes.describe({ client_status: 98765 }), "\"client_status 98765: Unknown code.\"")
    }
  },
  {
    name: "SupplierLinks",
    file: "SupplierLinks",
    run: async (check) => {
      const { SupplierLinks } = fieldwork_exchange
      const program = Effect.flatMap(SupplierLinks, (supplierLinks) => supplierLinks.get({ SurveyNumber: 1, SupplierCode: "1234" }))
      const fake = SupplierLinks.layerTest({ get: { ApiResult: 0, ResultCount: 1 } })
      const { ResultCount } = await Effect.runPromise(Effect.provide(program, fake))
      check(ResultCount, "1")
    }
  },
  {
    name: "SupplierSurveys",
    file: "SupplierSurveys",
    run: async (check) => {
      const { SupplierSurveys } = fieldwork_exchange
      const program = Effect.flatMap(SupplierSurveys, (supplierSurveys) =>
        Stream.runCollect(Stream.map(supplierSurveys.list({ SupplierCode: "1234" }), ({ SurveyNumber }) => SurveyNumber))
      )
      const fake = SupplierSurveys.layerTest({ list: [{ SurveyNumber: 7, SurveyName: "Coffee" }] })
      check(await Effect.runPromise(Effect.provide(program, fake)), "[7]")
    }
  },
  {
    name: "check",
    file: "SurveyPreflight",
    run: async (check) => {
      const { Money, SurveyPreflight } = fieldwork_exchange
      const { findings, maxCost } = SurveyPreflight.check({ Quota: 100, QuotaCPI: 2.5, BusinessUnitID: 1 }, { currency: "USD" })
      check(maxCost === undefined ? "unknown" : Money.format(maxCost), "\"250 USD\"")
      check(findings.some(({ kind }) => kind === "noQuota"), "false")
    }
  },
  {
    name: "IncompleteSurveyError",
    file: "SurveyUpdate",
    run: async (_, fails) => {
      const { SurveyUpdate } = fieldwork_exchange
      await fails(async () => SurveyUpdate.of({ SurveyNumber: 7 } as never, { Quota: 100 }), "which an update requires")
    }
  },
  {
    name: "of",
    file: "SurveyUpdate",
    run: async (check) => {
      const { SurveyUpdate } = fieldwork_exchange
      const survey = { SurveyNumber: 7, SurveyStatusCode: "03", SurveyName: "Coffee", CountryLanguageID: 9, ClientSurveyLiveURL: "https://you.example/s" } as const
      const { body } = SurveyUpdate.of(survey, { Quota: 100 })
      check([body.SurveyName, body.Quota], "[\"Coffee\",100]")
    }
  },
  {
    name: "Surveys",
    file: "Surveys",
    run: async (check) => {
      const { Surveys } = fieldwork_exchange
      const program = Effect.flatMap(Surveys, (surveys) => surveys.get({ SurveyNumber: 7 }))
      const fake = Surveys.layerTest({ get: { ApiResult: 0, ResultCount: 1 } })
      const { ResultCount } = await Effect.runPromise(Effect.provide(program, fake))
      check(ResultCount, "1")
    }
  },
  {
    name: "createExchange",
    file: "promise",
    run: async (check) => {
      const { createExchange } = fieldwork_exchange_promise
      const { createSandbox, credentials } = fieldwork_sandbox
      const exchange = createExchange({ baseUrl: "https://exchange.example", apiKey: credentials.exchange.apiKey, fetch: createSandbox().fetch })
      const locales = await exchange.dictionaries.list({ property: "locales" }).toArray()
      check(locales.some(({ code }) => code === "eng_us"), "true")
    }
  },
  {
    name: "fakeExchange",
    file: "promise",
    run: async (check) => {
      const { fakeExchange } = fieldwork_exchange_promise
      const exchange = fakeExchange({ dictionaries: { list: () => [{ code: "eng_us", name: "English - United States" }] } })
      const locales = await exchange.dictionaries.list({ property: "locales" }).toArray()
      check(locales.map(({ code }) => code), "[\"eng_us\"]")
    }
  }
]
