import { assert, describe, expectTypeOf, it } from "@effect/vitest"
import * as definitions from "@fieldwork/exchange-client/operations"
import { Cause, ConfigProvider, Effect, Exit, Layer, Redacted, Stream } from "effect"
import {
  ConfigurationError,
  Dictionaries,
  Exchange,
  ExchangeApi,
  Lookups,
  Opportunities,
  Outcomes,
  SupplierLinks
} from "../src/index.ts"
import { fakeService } from "./support/fakeService.ts"
import { callAll, uncalled } from "./support/callAll.ts"

const subscription = { callback: "https://me.example/hook", opportunities: [{ country_language: { eq: "eng_us" } }] }
const keys = { key_id: "9f3c1a7e-1", public_key: "MFkwEwYHKoZIzj0C" }

const path = {
  Bundle: "1",
  property: "1",
  supplier_code: "1",
  SurveyNumber: "1",
  SupplierCode: "1",
  CountryLanguageID: "1",
  QuestionID: "1"
}

describe("exchange services", () => {
  it("the exchange client has a service method for every operation in the spec", async () => {
    const { options, requests } = fakeService(() => Response.json({}))
    const services = Exchange.make({ ...options, requestValidation: "off", validation: "off" })
    await callAll(services, path)
    assert.deepStrictEqual(uncalled(Object.values(definitions), requests), [])
  })

  it.effect("a request to the exchange contains the API key without an authentication scheme", () => {
    const { options, requests } = fakeService(() => Response.json({ ApiResult: 0, AllSurveyStatuses: [] }))
    return Effect.gen(function* () {
      yield* (yield* Lookups).bundled({ Bundle: "SurveyStatuses,Countries" })
      assert.deepInclude(requests[0], {
        authorization: "the-api-key",
        path: "/Lookup/v1/BasicLookups/BundledLookups/SurveyStatuses%2CCountries"
      })
    }).pipe(Effect.provide(Exchange.layer(options)))
  })

  it.effect("dictionaries.list requests its pages with the parameters page_size and page_number", () => {
    const { options, requests } = fakeService(({ path }) => {
      const page = Number(new URLSearchParams(path.split("?")[1]).get("page_number"))
      return Response.json({ result: [{ code: `l${page}`, name: "x" }], total: 2 })
    })
    return Effect.gen(function* () {
      const entries = yield* Stream.runCollect((yield* Dictionaries).list({ property: "locales", page_size: 1 }))
      assert.deepStrictEqual(
        entries.map(({ code }) => code),
        ["l1", "l2"]
      )
      assert.deepStrictEqual(
        requests.map(({ path }) => path),
        [1, 2].map((page) => `/demand/v2-beta/locales?page_size=1&page_number=${page}`)
      )
    }).pipe(Effect.provide(Exchange.layer(options)))
  })
})

describe("creation of a subscription", () => {
  it.effect("creating a subscription returns the signing key from the response without a second request", () => {
    const { options, requests } = fakeService(() => Response.json({ result: "OK", ...keys }))
    return Effect.gen(function* () {
      const created = yield* (yield* Opportunities).subscribe({ supplier_code: "4217", body: subscription })
      assert.deepStrictEqual(created, { result: "OK", ...keys })
      assert.strictEqual(requests.length, 1)
      assert.deepStrictEqual(requests[0]?.body, subscription)
    }).pipe(Effect.provide(Exchange.layer(options)))
  })

  it.effect.each([
    ["plain OK", "strict", () => new Response("OK", { headers: { "content-type": "text/plain" } })],
    ["plain OK labelled as HTML", "strict", () => new Response("OK", { headers: { "content-type": "text/html" } })],
    ["OK as JSON", "strict", () => Response.json("OK")],
    ["no body", "lenient", () => new Response(null, { status: 200 })],
    ["a body without the key", "strict", () => Response.json({ result: "OK" })]
  ] as const)(
    "when the response to creating a subscription is %s, the client reads the signing key with a second request",
    ([, validation, posted]) => {
      const { options, requests } = fakeService(({ method }) =>
        method === "POST"
          ? posted()
          : Response.json({ callback: "https://me.example/hook", outcomes: [{}], name: "4217", ...keys })
      )
      return Effect.gen(function* () {
        const outcomes = yield* Outcomes
        const created = yield* outcomes.subscribe({
          supplier_code: "4217",
          body: { callback: "https://me.example/hook", outcomes: [{}] }
        })
        assert.deepStrictEqual(created, { result: "OK", ...keys })
        assert.deepStrictEqual(
          requests.map(({ method }) => method),
          ["POST", "GET"]
        )
      }).pipe(Effect.provide(Exchange.layer({ ...options, validation, onDrift: () => undefined })))
    }
  )

  it.effect("creating a subscription is resent after a 429 because it replaces the subscription", () => {
    let calls = 0
    const { options, requests } = fakeService(() =>
      calls++ === 0
        ? new Response(null, { status: 429, headers: { "retry-after": "0" } })
        : Response.json({ result: "OK", ...keys })
    )
    return Effect.gen(function* () {
      yield* (yield* Opportunities).subscribe({ supplier_code: "4217", body: subscription })
      assert.strictEqual(requests.length, 2)
    }).pipe(Effect.provide(Exchange.layer({ ...options, retry: { baseMillis: 0 } })))
  })
})

describe("refusals of the v1 APIs", () => {
  it.effect("a 200 response from the exchange that reports a refusal fails with RefusedError and its messages", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(
        (yield* SupplierLinks).create({
          SurveyNumber: 7,
          SupplierCode: "4217",
          body: { SupplierLinkTypeCode: "OWS", TrackingTypeCode: "NONE" }
        })
      )
      assert.strictEqual(error.reason._tag, "RefusedError")
      assert.include(error.message, "ApiResult 1; SupplierAllocation does not exist")
    }).pipe(
      Effect.provide(
        Exchange.layer(
          fakeService(() => Response.json({ ApiResult: 1, ApiMessages: ["SupplierAllocation does not exist"] })).options
        )
      )
    )
  )
})

describe("the ApiResult of a success response", () => {
  const body = { SurveyName: "x", SurveyStatusCode: "01" } as never
  const creating = (ApiResult: unknown) => {
    const { options, requests } = fakeService(() => Response.json({ ApiResult, Survey: { SurveyNumber: 77 } }))
    const { surveys } = Exchange.make({ ...options, validation: "off", requestValidation: "off" })
    return { outcome: surveys.create({ body }), requests, surveys }
  }

  it.effect.each([[0], ["0"], [null], [undefined]] as const)(
    "an ApiResult of %j means that a write succeeded",
    ([result]) =>
      Effect.gen(function* () {
        assert.strictEqual((yield* creating(result).outcome).Survey?.SurveyNumber, 77)
      })
  )

  it.effect.each([[1], ["1"], [-1]] as const)("an ApiResult of %j means that a write was refused", ([result]) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(creating(result).outcome)
      assert.strictEqual(error.reason._tag, "RefusedError")
      assert.include(error.message, `ApiResult ${JSON.stringify(result)}`)
    })
  )

  it.effect.each([["Success"], [true], [{}]] as const)(
    "an ApiResult of %j means that a write may have been carried out, and the write is not resent",
    ([result]) =>
      Effect.gen(function* () {
        const { outcome, requests } = creating(result)
        const error = yield* Effect.flip(outcome)
        assert.strictEqual(error.reason._tag, "AmbiguousWriteError")
        assert.include(error.message, "may have been carried out")
        assert.include(error.message, "at /ApiResult: must be number")
        assert.strictEqual(requests.length, 1)
      })
  )

  it.effect("an ApiResult that is not a code makes a read fail with ContractError", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(creating("Success").surveys.get({ SurveyNumber: 77 }))
      assert.strictEqual(error.reason._tag, "ContractError")
    })
  )
})

describe("environment setting", () => {
  const { options } = fakeService(() => Response.json({}, { status: 401 }))
  const buyers = ["lookups", "questionLibrary", "dictionaries", "surveys"]
  const suppliers = ["opportunities", "outcomes", "supplierLinks", "supplierSurveys"]

  it("an exchange client for the sandbox environment has no supplier services, in types and at run time", () => {
    const sandbox = Exchange.make({ ...options, environment: "sandbox" })
    expectTypeOf(sandbox).not.toHaveProperty("opportunities")
    expectTypeOf(Exchange.layer({ ...options, environment: "sandbox" })).toEqualTypeOf<
      Layer.Layer<Exchange.SharedServices, ConfigurationError>
    >()
    assert.sameMembers(Object.keys(sandbox), buyers)
  })

  it("an exchange client for production or a custom server has all services", () => {
    const production = Exchange.make({ ...options, environment: "production" })
    const own = Exchange.make(options)
    expectTypeOf(production).toEqualTypeOf(own)
    assert.sameMembers(Object.keys(own), [...buyers, ...suppliers])
  })

  it.effect("the error for a refused API key names the environment of the exchange client", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip((yield* Lookups).bundled({ Bundle: "Countries" }))
      assert.include(error.message, "belongs to the sandbox environment")
    }).pipe(Effect.provide(Exchange.layer({ ...options, environment: "sandbox" })))
  )
})

describe("settings", () => {
  const { options } = fakeService(() => Response.json({ ApiResult: 0 }))

  it.each([
    [{ apiKey: "Bearer the-api-key" }, 'begins with "Bearer"'],
    [{ apiKey: "the-api-key\n" }, "whitespace"],
    [{ apiKey: "" }, "empty"],
    [{ baseUrl: "http://exchange.example" }, "https"],
    [{ apikey: "the-api-key" }, "apikey is not a setting: expected"],
    [{ environment: "prod" }, 'environment is "prod": expected production or sandbox'],
    [{ validation: "Strict" }, 'validation is "Strict": expected lenient, strict, off'],
    [{ requestValidation: "on" }, "requestValidation is"],
    [{ deprecation: "fail" }, "deprecation is"],
    [{ retry: { attempts: 3 } }, "retry.attempts is not a setting"],
    [{ rateLimit: { perSecond: 5, brust: 2 } }, "rateLimit.brust is not a setting"],
    [{ onDrift: "log" }, "onDrift must be a function"]
  ])("Exchange.layer dies with an error that states the problem in invalid settings: %j", (wrong, words) => {
    const exit = Effect.runSyncExit(Effect.scoped(Layer.build(Exchange.layer({ ...options, ...(wrong as object) }))))
    const defect = Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined
    assert.instanceOf(defect, ConfigurationError)
    assert.include(defect.message, words)
    assert.notInclude(defect.message, "the-api-key")
  })

  const variables = { FIELDWORK_EXCHANGE_URL: options.baseUrl, FIELDWORK_EXCHANGE_API_KEY: "key-from-env" }
  const environment = (extra: object) => ConfigProvider.fromUnknown({ ...variables, ...extra })

  it.effect.each([[{}], [{ FIELDWORK_EXCHANGE_ENVIRONMENT: "production" }]] as const)(
    "Exchange.layerConfig reads the settings from environment variables: %j",
    ([extra]) => {
      const { options, requests } = fakeService(() => Response.json(keys))
      return Effect.gen(function* () {
        yield* (yield* Outcomes).subscription({ supplier_code: "4217" })
        assert.strictEqual(requests[0]?.authorization, "key-from-env")
      }).pipe(
        Effect.provide(Exchange.layerConfig({ fetch: options.fetch, onDrift: () => undefined })),
        Effect.provideService(ConfigProvider.ConfigProvider, environment(extra))
      )
    }
  )

  it.effect.each([
    ["sandbox", "layerConfigSandbox"],
    ["staging", "production or sandbox"]
  ] as const)(
    "Exchange.layerConfig fails for the environment %s, for which it cannot provide supplier services",
    ([named, words]) =>
      Effect.gen(function* () {
        const error = yield* Effect.flip(Effect.scoped(Layer.build(Exchange.layerConfig())))
        assert.include(error.message, words)
      }).pipe(
        Effect.provideService(ConfigProvider.ConfigProvider, environment({ FIELDWORK_EXCHANGE_ENVIRONMENT: named }))
      )
  )

  it.effect(
    "Exchange.layerConfigSandbox provides a buyer service with the API key from the environment variables",
    () => {
      const { options, requests } = fakeService(() => Response.json({ ApiResult: 0 }))
      return Effect.gen(function* () {
        yield* (yield* Lookups).bundled({ Bundle: "Countries" })
        assert.strictEqual(requests[0]?.authorization, "key-from-env")
      }).pipe(
        Effect.provide(Exchange.layerConfigSandbox({ fetch: options.fetch, onDrift: () => undefined })),
        Effect.provideService(ConfigProvider.ConfigProvider, environment({}))
      )
    }
  )

  it.effect("the exchange client sends the API key that is given as an Effect Redacted value", () => {
    const { options, requests } = fakeService(() => Response.json({ ApiResult: 0 }))
    return Effect.gen(function* () {
      yield* (yield* Lookups).bundled({ Bundle: "Countries" })
      assert.strictEqual(requests[0]?.authorization, "hidden-key")
    }).pipe(
      Effect.provide(Exchange.layer({ ...options, apiKey: Redacted.make("hidden-key"), onDrift: () => undefined }))
    )
  })
})

describe("partial layers", () => {
  const { options } = fakeService(() => Response.json(keys))

  it.effect("a single exchange service works with its own layer and the API layer, without the other services", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* (yield* Outcomes).subscription({ supplier_code: "4217" }), keys as never)
    }).pipe(
      Effect.provide(Outcomes.layer.pipe(Layer.provide(ExchangeApi.layer({ ...options, onDrift: () => undefined }))))
    )
  )

  it("at compile time, the API layer of the sandbox environment does not provide what a supplier service requires", () => {
    const sandbox = ExchangeApi.layer({ ...options, environment: "sandbox" })
    expectTypeOf(Lookups.layer.pipe(Layer.provide(sandbox))).toEqualTypeOf<Layer.Layer<Lookups, ConfigurationError>>()
    expectTypeOf(Outcomes.layer.pipe(Layer.provide(sandbox))).toEqualTypeOf<
      Layer.Layer<Outcomes, ConfigurationError, ExchangeApi.SupplyApi>
    >()
  })
})
