import { assert, describe, it } from "@effect/vitest"
import * as definitions from "@fieldwork/brand-lift-client/operations"
import * as validators from "@fieldwork/brand-lift-client/validators"
import { Cause, ConfigProvider, Effect, Exit, Layer, Redacted, Stream } from "effect"
import {
  ApiError,
  BrandLift,
  BrandLiftApi,
  Campaigns,
  ConfigurationError,
  Industries,
  Lift,
  Questions
} from "../src/index.ts"
import { fakeService } from "./support/fakeService.ts"
import { callAll, uncalled } from "./support/callAll.ts"

const id = "5f0c3a52-8c1f-4f27-9c2e-1d4b8a1f2e3d"

const failingService = (status: number, body: unknown) => fakeService(() => Response.json(body, { status }))

describe("brand lift services", () => {
  it("the brand lift client has a service method for every operation in the spec", async () => {
    const { options, requests } = fakeService(() => Response.json({}))
    // `reports` is excluded because it only combines methods of other services, and would wait for responses that this test does not return.
    const { reports: _, ...services } = BrandLift.make({
      ...options,
      deprecation: "silent",
      requestValidation: "off",
      validation: "off"
    })
    await callAll(services, {
      id: "1",
      campaigns_pk: "1",
      questions_pk: "1",
      question_id: "1",
      custom_var: "1",
      demo_filter_name: "1",
      spca_type: "1"
    })
    assert.deepStrictEqual(uncalled(Object.values(definitions), requests), [])
  })

  it.effect("a brand lift client requests one token with its credentials and sends it with every call", () => {
    const { options, requests } = fakeService(() => Response.json({ campaign_id: id }))
    return Effect.gen(function* () {
      const campaigns = yield* Campaigns
      yield* campaigns.get({ id })
      yield* campaigns.launch({ id })
      assert.deepStrictEqual(requests[0], {
        method: "POST",
        path: "/oauth/token",
        authorization: null,
        body: {
          grant_type: "client_credentials",
          client_id: "client",
          client_secret: "client-secret",
          audience: "https://audience.example",
          platform_scopes: "short app:imt"
        }
      })
      assert.deepStrictEqual(
        requests.slice(1).map(({ authorization }) => authorization),
        ["Bearer token-1", "Bearer token-1"]
      )
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect("campaigns.list reads campaigns page by page", () => {
    const { options, requests } = fakeService(({ path }) => {
      const page = Number(new URLSearchParams(path.split("?")[1]).get("page"))
      return Response.json({ items: [{ campaign_id: `c${page}` }], page, page_size: 1, total_items: 3 })
    })
    return Effect.gen(function* () {
      const campaigns = yield* Campaigns
      const ids = yield* campaigns.list({ status__in: ["live", "complete"], page_size: 1 }).pipe(
        Stream.map(({ campaign_id }) => campaign_id),
        Stream.runCollect
      )
      assert.deepStrictEqual(ids, ["c1", "c2", "c3"])
      assert.include(requests[1]?.path, "status__in=live,complete&page_size=1&page=1")
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect(
    'the brand lift client with arrays: "repeated" repeats list parameters except documented comma-separated ones',
    () => {
      const { options, requests } = fakeService(() =>
        Response.json({ items: [], page: 1, page_size: 0, total_items: 0 })
      )
      return Effect.gen(function* () {
        const campaigns = yield* Campaigns
        yield* Stream.runCollect(campaigns.list({ status__in: ["live", "complete"], permission_id__in: ["1", "2"] }))
        assert.include(requests.at(-1)?.path, "status__in=live&status__in=complete&permission_id__in=1,2")
      }).pipe(Effect.provide(BrandLift.layer({ ...options, arrays: "repeated" })))
    }
  )

  it.effect("a brand lift call with an empty filter list is not sent because it would select everything", () => {
    const { options, requests } = fakeService(() => Response.json({ items: [], total_items: 0 }))
    return Effect.gen(function* () {
      const error = yield* Effect.flip(Stream.runDrain((yield* Campaigns).list({ permission_id__in: [] })))
      assert.include(error.message, "permission_id__in: must not be empty")
      assert.deepStrictEqual(requests, [])
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect("a brand lift call is not sent if a value in a comma-separated list contains a comma", () => {
    const { options, requests } = fakeService(() => Response.json({ items: [], page: 1, page_size: 0, total_items: 0 }))
    return Effect.gen(function* () {
      const campaigns = yield* Campaigns
      const error = yield* Effect.flip(Stream.runCollect(campaigns.list({ status__in: ["live,complete"] })))
      assert.strictEqual(error.reason._tag, "InvalidRequestError")
      assert.include(error.message, 'status__in: "live,complete" contains a comma')
      assert.notInclude(requests.map(({ path }) => path).join(), "campaigns")
    }).pipe(Effect.provide(BrandLift.layer(options)))
  })

  it.effect(
    "with BrandLift.layer, questions.list reads a response without page counts, and lift.get sends demographic filters in the query",
    () => {
      const { options, requests } = fakeService(() => Response.json({ items: [{ question: { id: 7 } }] }))
      return Effect.gen(function* () {
        const questions = yield* Questions
        const lift = yield* Lift
        const [first] = yield* Stream.runCollect(questions.list({ campaigns_pk: id }))
        assert.strictEqual(first?.question?.id, 7)
        yield* lift.get({
          campaigns_pk: id,
          questions_pk: 7,
          demographics: { demo_age__gte: "18" },
          confidence_level__in: [0.8, 0.9]
        })
        assert.include(requests.at(-1)?.path, "/questions/7/lift?demo_age__gte=18&confidence_level__in=0.8,0.9")
      }).pipe(Effect.provide(BrandLift.layer(options)))
    }
  )
})

describe("error bodies", () => {
  const rule = {
    expected_impressions_count: ["The increase must be at least 1000000."],
    end_date: ["Too soon.", "Twice."]
  }

  it.effect.each([
    [404, { detail: "Not found." }, "Not found."],
    [
      400,
      rule,
      "expected_impressions_count: The increase must be at least 1000000.; end_date: Too soon. Twice. Correct"
    ],
    [
      400,
      {
        message: "Some groups are unknown.",
        error: "invalid",
        error_details: [{ scope: "ids", title: "Unknown", detail: "7" }]
      },
      "Some groups are unknown.; invalid; Unknown; 7"
    ],
    [400, { error: "invalid_scope", error_description: "No such scope." }, "invalid_scope; No such scope."],
    [400, { unexpected: { deeper: true } }, "Correct it before"],
    [500, "gateway", "the service failed (500)"]
  ] as const)(
    "the error of a brand lift call with status %i contains the text of a body in a documented form: %j",
    ([status, body, words]) =>
      Effect.gen(function* () {
        const campaigns = yield* Campaigns
        const error = yield* Effect.flip(campaigns.update({ id, body: { campaign_name: "x" } }))
        assert.include(error.message, words)
        assert.isTrue("problem" in error.reason)
      }).pipe(Effect.provide(BrandLift.layer({ ...failingService(status, body).options, retry: { maxAttempts: 1 } })))
  )

  it.effect("the error of a refused brand lift call contains the service's messages by field", () =>
    Effect.gen(function* () {
      const campaigns = yield* Campaigns
      const error = yield* Effect.flip(campaigns.update({ id, body: { end_date: "2026-01-01T00:00:00Z" } }))
      const fields = yield* Effect.fail(error).pipe(
        Effect.catchReason("ApiError", "InvalidRequestError", ({ problem }) => Effect.succeed(problem.fields))
      )
      assert.deepStrictEqual(fields, rule)
    }).pipe(Effect.provide(BrandLift.layer(failingService(400, rule).options)))
  )
})

describe("settings", () => {
  const good = fakeService(() => Response.json({})).options

  it.each([
    [{ baseUrl: "http://lift.example" }, "baseUrl"],
    [{ authUrl: "http://auth.example" }, "authUrl"],
    [{ clientSecret: "secret\n" }, "clientSecret"],
    [{ clientId: "" }, "clientId"],
    [{ timeoutMillis: 0 }, "timeoutMillis"],
    [{ rateLimit: { perSecond: 0 } }, "rateLimit"],
    [{ arrays: "commas" }, "arrays"],
    [{ clientID: "id" }, "clientID"]
  ])("BrandLift.layer dies with an error that names the invalid setting: %j", (wrong, name) => {
    const exit = Effect.runSyncExit(Effect.scoped(Layer.build(BrandLift.layer({ ...good, ...(wrong as object) }))))
    const defect = Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined
    assert.instanceOf(defect, ConfigurationError)
    assert.include(defect.message, name)
    assert.notInclude(defect.message, "secret")
  })

  it.effect("BrandLift.layerConfig reads the settings of the client from the environment", () => {
    const { options, requests } = fakeService(() => Response.json({ campaign_id: id }))
    const environment = ConfigProvider.fromUnknown({
      FIELDWORK_BRAND_LIFT_URL: options.baseUrl,
      FIELDWORK_BRAND_LIFT_AUTH_URL: options.authUrl,
      FIELDWORK_BRAND_LIFT_CLIENT_ID: "from-env",
      FIELDWORK_BRAND_LIFT_CLIENT_SECRET: "secret-from-env",
      FIELDWORK_BRAND_LIFT_AUDIENCE: options.audience
    })
    return Effect.gen(function* () {
      yield* (yield* Campaigns).get({ id })
      assert.deepInclude(requests[0]?.body, { client_id: "from-env", client_secret: "secret-from-env" })
    }).pipe(
      Effect.provide(BrandLift.layerConfig({ fetch: options.fetch })),
      Effect.provideService(ConfigProvider.ConfigProvider, environment)
    )
  })

  it.effect("BrandLift.layerConfig fails with the name of a missing environment variable", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Effect.scoped(Layer.build(BrandLift.layerConfig())))
      assert.include(error.message, "FIELDWORK_BRAND_LIFT_URL")
    }).pipe(Effect.provideService(ConfigProvider.ConfigProvider, ConfigProvider.fromUnknown({})))
  )

  it.effect("BrandLift.layerConfig fails with ConfigurationError for an invalid environment variable", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Effect.scoped(Layer.build(BrandLift.layerConfig())))
      assert.strictEqual(error._tag, "ConfigurationError")
      assert.include(error.message, "baseUrl is http://lift.example")
    }).pipe(
      Effect.provideService(
        ConfigProvider.ConfigProvider,
        ConfigProvider.fromUnknown({
          FIELDWORK_BRAND_LIFT_URL: "http://lift.example",
          FIELDWORK_BRAND_LIFT_AUTH_URL: good.authUrl,
          FIELDWORK_BRAND_LIFT_CLIENT_ID: "id",
          FIELDWORK_BRAND_LIFT_CLIENT_SECRET: "secret",
          FIELDWORK_BRAND_LIFT_AUDIENCE: "audience"
        })
      )
    )
  )

  it.effect("a brand lift client sends the client secret that is given as an Effect Redacted value", () => {
    const { options, requests } = fakeService(() => Response.json({ campaign_id: id }))
    return Effect.gen(function* () {
      yield* (yield* Campaigns).get({ id })
      assert.deepInclude(requests[0]?.body, { client_secret: "hidden" })
    }).pipe(Effect.provide(BrandLift.layer({ ...options, clientSecret: Redacted.make("hidden") })))
  })
})

describe("a launch without a response", () => {
  it.effect(
    "a campaign launch without a definite response is not resent, and its error names the operation to check",
    () => {
      const { options, requests } = fakeService(() => new Response(null, { status: 502 }))
      return Effect.gen(function* () {
        const error = yield* Effect.flip((yield* Campaigns).launch({ id }))
        assert.instanceOf(error, ApiError)
        assert.strictEqual(error.reason._tag, "AmbiguousWriteError")
        assert.include(error.message, "campaigns.get")
        assert.strictEqual(requests.filter(({ path }) => path.endsWith("/launch")).length, 1)
      }).pipe(Effect.provide(BrandLift.layer(options)))
    }
  )
})

describe("partial layers", () => {
  it.effect("BrandLiftApi.method creates a working client method from the definition of an operation", () => {
    const { options } = fakeService(() =>
      Response.json({ live_campaigns: 1, pending_campaigns: 2, completed_campaigns: 3 })
    )
    const summary = BrandLiftApi.make(options).method(definitions.getCampaignSummary, validators.getCampaignSummary)
    return Effect.map(summary(), ({ live_campaigns }) => assert.strictEqual(live_campaigns, 1))
  })

  it.effect(
    "a program that provides only the Industries layer and the API layer of the brand lift client can list industries",
    () => {
      const { options } = fakeService(() => Response.json({ items: [{ id: 7, industry_name: "Coffee" }] }))
      return Effect.gen(function* () {
        const industries = yield* Stream.runCollect((yield* Industries).list())
        assert.strictEqual(industries.length, 1)
      }).pipe(Effect.provide(Industries.layer.pipe(Layer.provide(BrandLiftApi.layer(options)))))
    }
  )
})
