// Written from docstrings by `vitest run test/examples -u`: edit those.
import * as fieldwork_brand_lift from "@fieldwork/brand-lift"
import * as fieldwork_core from "@fieldwork/core"
import * as fieldwork_core_http_client from "@fieldwork/core/http-client"
import * as fieldwork_core_promise from "@fieldwork/core/promise"
import * as fieldwork_core_recording from "@fieldwork/core/recording"
import * as fieldwork_core_schema from "@fieldwork/core/schema"
import * as fieldwork_exchange_client_operations from "@fieldwork/exchange-client/operations"
import * as fieldwork_exchange_client_validator_loaders from "@fieldwork/exchange-client/validator-loaders"
import type { operations } from "@fieldwork/exchange-client"
import { Config, ConfigProvider, Context, Effect, Layer, Redacted, Schema, Stream } from "effect"
import { FetchHttpClient } from "effect/http"
import type { Example } from "./Example.ts"

export const examples: ReadonlyArray<Example> = [
  {
    name: "bareKey",
    file: "Credential",
    run: async (check) => {
      const { bareKey } = fieldwork_core
      check(Effect.runSync(bareKey("key of the account").header), "\"key of the account\"")
    }
  },
  {
    name: "Redactor",
    file: "Redactor",
    run: async (check) => {
      const { Redactor } = fieldwork_core
      const redactor = new Redactor()
      redactor.add("key")
      redactor.addTemporary("token")
      check(redactor.secrets, "[\"key\",\"token\"]")
    }
  },
  {
    name: "make",
    file: "TokenCache",
    run: async (check) => {
      const { Redactor, TokenCache } = fieldwork_core
      let requests = 0
      const credential = TokenCache.make({
        operation: "createToken",
        api: "brand-lift",
        redactor: new Redactor(),
        request: Effect.sync(() => ({ access_token: `t${++requests}`, expires_in: 36_000 }))
      })
      const headers = Effect.all([credential.header, credential.header], { concurrency: 2 })
      check(await Effect.runPromise(headers), "[\"Bearer t1\", \"Bearer t1\"]")
    }
  },
  {
    name: "revealSecret",
    file: "checkSecret",
    run: async (check) => {
      const { revealSecret } = fieldwork_core
      check([revealSecret("key"), revealSecret(Redacted.make("key"))], "[\"key\",\"key\"]")
    }
  },
  {
    name: "checkSecret",
    file: "checkSecret",
    run: async (check, fails) => {
      const { checkSecret } = fieldwork_core
      check(checkSecret("clientSecret", "s3cret"), "\"s3cret\"")
      await fails(async () => checkSecret("clientSecret", undefined), "clientSecret is missing")
    }
  },
  {
    name: "checkKey",
    file: "checkSecret",
    run: async (check, fails) => {
      const { checkKey } = fieldwork_core
      check(checkKey("apiKey", "key"), "\"key\"")
      await fails(async () => checkKey("apiKey", "Bearer key"), "omit it")
    }
  },
  {
    name: "providedTokens",
    file: "providedTokens",
    run: async (check) => {
      const { providedTokens } = fieldwork_core
      const request = providedTokens("createToken", async () => "token")
      check((await Effect.runPromise(request)).access_token, "\"token\"")
    }
  },
  {
    name: "CallOptions",
    file: "CallOptions",
    run: async (check) => {
      const { CallOptions } = fieldwork_core
      const program = Effect.map(CallOptions, ({ timeoutMillis }) => timeoutMillis)
      check(Effect.runSync(Effect.provideService(program, CallOptions, { timeoutMillis: 5000 })), "5000")
    }
  },
  {
    name: "make",
    file: "Api.node",
    run: async (check) => {
      const { Api, Redactor } = fieldwork_core
      const definitions = fieldwork_exchange_client_operations
      const validators = fieldwork_exchange_client_validator_loaders
      const fetch = async () => Response.json({ result: [{ code: "eng_us", name: "English" }], total: 1 })
      const api = Api.make<operations>({
        name: "exchange",
        baseUrl: "https://exchange.example",
        errorFormats: [],
        redactor: new Redactor(),
        hint: "Check the key",
        settings: { fetch }
      })
      const dictionary = api.method(definitions.listDictionary, validators.listDictionary)
      const { result } = await Effect.runPromise(dictionary({ property: "locales" }))
      check(result.map(({ code }) => code), "[\"eng_us\"]")
    }
  },
  {
    name: "make",
    file: "Api",
    run: async (check) => {
      const { Api, Redactor } = fieldwork_core
      const definitions = fieldwork_exchange_client_operations
      const validators = fieldwork_exchange_client_validator_loaders
      const fetch = async () => Response.json({ result: [{ code: "eng_us", name: "English" }], total: 1 })
      const api = Api.make<operations>({
        name: "exchange",
        baseUrl: "https://exchange.example",
        errorFormats: [],
        redactor: new Redactor(),
        hint: "Check the key",
        settings: { fetch }
      })
      const dictionary = api.method(definitions.listDictionary, validators.listDictionary)
      const { result } = await Effect.runPromise(dictionary({ property: "locales" }))
      check(result.map(({ code }) => code), "[\"eng_us\"]")
    }
  },
  {
    name: "isLoopback",
    file: "BaseUrl",
    run: async (check) => {
      const { isLoopback } = fieldwork_core
      check(isLoopback(new URL("http://localhost:4600")), "true")
    }
  },
  {
    name: "parseUrl",
    file: "BaseUrl",
    run: async (check) => {
      const { parseUrl } = fieldwork_core
      check(parseUrl("/a", "https://a.example/b")?.href, "\"https://a.example/a\"")
      check(parseUrl("not a URL"), "undefined")
    }
  },
  {
    name: "checkBaseUrl",
    file: "BaseUrl",
    run: async (check, fails) => {
      const { checkBaseUrl } = fieldwork_core
      check(checkBaseUrl("baseUrl", "https://api.example/"), "\"https://api.example\"")
      await fails(async () => checkBaseUrl("baseUrl", "http://api.example"), "credentials require https")
    }
  },
  {
    name: "ConfigurationError",
    file: "ConfigurationError",
    run: async (check, fails) => {
      const { checkBaseUrl, ConfigurationError } = fieldwork_core
      await fails(async () => checkBaseUrl("baseUrl", "api.example"), "is not an absolute URL")
      check(new ConfigurationError("apiKey is empty")._tag, "\"ConfigurationError\"")
    }
  },
  {
    name: "checkOneOf",
    file: "checkSettings",
    run: async (check, fails) => {
      const { checkOneOf } = fieldwork_core
      check(checkOneOf("validation", undefined, "lenient", "strict"), "\"lenient\"")
      await fails(async () => checkOneOf("validation", "strikt" as never, "lenient", "strict"), "expected lenient, strict")
    }
  },
  {
    name: "checkNames",
    file: "checkSettings",
    run: async (_, fails) => {
      const { checkNames } = fieldwork_core
      await fails(async () => checkNames("retry", { maxAttemps: 2 }, ["maxAttempts"]), "retry.maxAttemps is not a setting")
    }
  },
  {
    name: "settingNames",
    file: "checkSettings",
    run: async (check) => {
      const { settingNames } = fieldwork_core
      check(settingNames.includes("timeoutMillis"), "true")
    }
  },
  {
    name: "clientService",
    file: "clientService",
    run: async (check) => {
      const { clientService } = fieldwork_core
      class Client extends Context.Service<Client, { readonly key: string }>()("example/Client") {}
      const make = ({ key }: { readonly key: string }) => ({ key: () => Effect.succeed({ key }) })
      class Keys extends clientService<Keys>()("example/Keys", Client, make) {}
      const key = Effect.flatMap(Keys, (keys) => keys.key())
      check(Effect.runSync(Effect.provide(key, Keys.layerTest({ key: { key: "a" } }))).key, "\"a\"")
    }
  },
  {
    name: "downloadMethod",
    file: "downloadMethod",
    run: async (check) => {
      const { BrandLiftApi, Respondents } = fieldwork_brand_lift
      const fetch = async () => new Response("respondent_id\n1\n", { headers: { "content-type": "text/csv" } })
      const api = BrandLiftApi.layer({ baseUrl: "https://lift.example", tokenProvider: async () => "token", fetch })
      const bytes = Effect.flatMap(Respondents, (respondents) =>
        Stream.runCollect(respondents.csvBytes({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94" }))
      )
      const pieces = await Effect.runPromise(Effect.provide(bytes, Layer.provide(Respondents.layer, api)))
      check(new TextDecoder().decode(pieces[0]), "\"respondent_id\\n1\\n\"")
    }
  },
  {
    name: "formMethod",
    file: "formMethod",
    run: async (check) => {
      const { BrandLiftApi, FrequencyReports } = fieldwork_brand_lift
      const sent: Array<unknown> = []
      const fetch = async (_: string, { body }: { readonly body?: unknown }) => {
        sent.push(body instanceof FormData)
        return new Response("{}", { status: 404 })
      }
      const api = BrandLiftApi.layer({ baseUrl: "https://lift.example", tokenProvider: async () => "token", fetch })
      const create = Effect.flatMap(FrequencyReports, (reports) =>
        reports.create({ campaigns_pk: "9b2f6c1e-4d0a-4e57-8c35-6f1f0a7d2b94", body: { json: "{}" } })
      )
      await Effect.runPromise(Effect.exit(Effect.provide(create, Layer.provide(FrequencyReports.layer, api))))
      check(sent, "[true]")
    }
  },
  {
    name: "fromConfig",
    file: "fromConfig",
    run: async (check) => {
      const { fromConfig } = fieldwork_core
      const make = (options: { readonly key: string }) => options
      const client = fromConfig({ key: Config.String("SOME_KEY") }, { key: "KEY" }, make)
      const environment = ConfigProvider.layer(ConfigProvider.fromUnknown({ SOME_KEY: "a" }))
      check(await Effect.runPromise(Effect.provide(client, environment)), "{\"key\":\"a\"}")
    }
  },
  {
    name: "memoize",
    file: "memoize",
    run: async (check) => {
      const { memoize } = fieldwork_core
      let requests = 0
      const lookup = (id: number) => Effect.sync(() => id + requests++)
      const remembered = memoize(lookup, { millis: 600_000 })
      check(await Effect.runPromise(Effect.all([remembered(1), remembered(1)])), "[1,1]")
      check(requests, "1")
    }
  },
  {
    name: "serviceLayer",
    file: "serviceLayer",
    run: async (check) => {
      const { serviceLayer } = fieldwork_core
      class Client extends Context.Service<Client, { readonly key: string }>()("example/Client") {}
      class Keys extends Context.Service<Keys, { readonly key: string }>()("example/Keys") {
        static readonly layer = serviceLayer(Keys, Client, ({ key }) => ({ key }))
      }
      const layer = Layer.provide(Keys.layer, Layer.succeed(Client, { key: "a" }))
      check(Effect.runSync(Effect.provide(Effect.map(Keys, ({ key }) => key), layer)), "\"a\"")
    }
  },
  {
    name: "testLayer",
    file: "testLayer",
    run: async (check) => {
      const { testLayer } = fieldwork_core
      class Names extends Context.Service<Names, { readonly get: (id: number) => Effect.Effect<{ readonly name: string }> }>()("example/Names") {}
      const name = Effect.flatMap(Names, (names) => names.get(1))
      const found = await Effect.runPromise(Effect.provide(name, testLayer(Names, { get: { name: "Alder" } })))
      check(found.name, "\"Alder\"")
    }
  },
  {
    name: "tryMake",
    file: "tryMake",
    run: async (check) => {
      const { checkBaseUrl, tryMake } = fieldwork_core
      const failed = Effect.flip(tryMake(() => checkBaseUrl("baseUrl", "")))
      check(Effect.runSync(failed)._tag, "\"ConfigurationError\"")
    }
  },
  {
    name: "make",
    file: "Events",
    run: async (check) => {
      const { Events } = fieldwork_core
      const reporter = Events.make({ deprecated: () => Effect.void, drifted: () => Effect.void })
      check([reporter.once("a"), reporter.once("a")], "[true,false]")
    }
  },
  {
    name: "Events",
    file: "Events",
    run: async (check) => {
      const { Events } = fieldwork_core
      check(Effect.runSync(Effect.map(Events.Events, ({ once }) => typeof once)), "\"function\"")
    }
  },
  {
    name: "layer",
    file: "Events",
    run: async (check) => {
      const { Events } = fieldwork_core
      const messages: Array<string> = []
      const layer = Events.layer({ drifted: ({ message }) => Effect.sync(() => void messages.push(message)) })
      const drift = { operation: "getThing", status: 200, kind: "shape", pointer: "/id", message: "must be a number" } as const
      Effect.runSync(Effect.provide(Effect.flatMap(Events.Events, ({ drifted }) => drifted(drift)), layer))
      check(messages, "[\"must be a number\"]")
    }
  },
  {
    name: "ApiError",
    file: "ApiError",
    run: async (check) => {
      const { ApiError, Reason } = fieldwork_core
      const reason = new Reason.NotFoundError({ status: 404, problem: { messages: [], codes: [], fields: {}, body: null } })
      const error = new ApiError({ operation: "getCampaign", reason, attempts: [] })
      check([error.reason._tag, error.isRetryable], "[\"NotFoundError\",false]")
    }
  },
  {
    name: "ApiErrorSchema",
    file: "ApiErrorSchema",
    run: async (check) => {
      const { ApiError, Reason } = fieldwork_core
      const { ApiErrorSchema } = fieldwork_core_schema
      const reason = new Reason.TimeoutError({ timeoutMillis: 1, phase: "headers" })
      const text = JSON.stringify(Schema.encodeSync(ApiErrorSchema)(new ApiError({ operation: "getThing", reason, attempts: [] })))
      check(Schema.decodeUnknownSync(ApiErrorSchema)(JSON.parse(text)).reason instanceof Reason.TimeoutError, "true")
    }
  },
  {
    name: "isRecord",
    file: "Problem",
    run: async (check) => {
      const { isRecord } = fieldwork_core
      check([isRecord({}), isRecord([]), isRecord(null)], "[true,false,false]")
    }
  },
  {
    name: "texts",
    file: "Problem",
    run: async (check) => {
      const { texts } = fieldwork_core
      check([texts("a"), texts(["a", 1]), texts(7)], "[[\"a\"],[\"a\"],[]]")
    }
  },
  {
    name: "AmbiguousWriteError",
    file: "Reason",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.AmbiguousWriteError({ because: new Reason.TimeoutError({ timeoutMillis: 1, phase: "headers" }), check: "look for it in campaigns.list" })
      check([reason.because._tag, reason.isRetryable], "[\"TimeoutError\",false]")
    }
  },
  {
    name: "ContractError",
    file: "Reason",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.ContractError({ status: 200, kind: "shape", prefix: "", violations: [{ instancePath: "/id", keyword: "type" }] })
      check([reason.kind, reason.isRetryable], "[\"shape\",false]")
    }
  },
  {
    name: "PageRepeatedError",
    file: "Reason",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.PageRepeatedError({ page: 2 })
      check([reason.page, reason.isRetryable], "[2,false]")
    }
  },
  {
    name: "SunsetError",
    file: "Reason",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.SunsetError({ sunset: "2026-01-01T00:00:00Z", replacement: "campaigns.update" })
      check(reason.isRetryable, "false")
    }
  },
  {
    name: "TransportError",
    file: "connectionReasons",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.TransportError({ sent: false, code: "ECONNREFUSED", detail: "connect" })
      check([reason.fault, reason.isRetryable], "[\"connection\",true]")
    }
  },
  {
    name: "TimeoutError",
    file: "connectionReasons",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.TimeoutError({ timeoutMillis: 30_000, phase: "headers" })
      check(reason.isRetryable, "true")
    }
  },
  {
    name: "RedirectError",
    file: "connectionReasons",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.RedirectError({ status: 302, location: "http://a.example/", why: "insecure" })
      check(reason.isRetryable, "false")
    }
  },
  {
    name: "AuthenticationError",
    file: "statusReasons",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.AuthenticationError({ status: 401, problem: { messages: [], codes: [], fields: {}, body: null }, hint: "Check the key" })
      check([reason.status, reason.isRetryable], "[401,false]")
    }
  },
  {
    name: "ForbiddenError",
    file: "statusReasons",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.ForbiddenError({ status: 403, problem: { messages: [], codes: [], fields: {}, body: null } })
      check([reason.status, reason.isRetryable], "[403,false]")
    }
  },
  {
    name: "NotFoundError",
    file: "statusReasons",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.NotFoundError({ status: 404, problem: { messages: [], codes: [], fields: {}, body: null } })
      check([reason.status, reason.isRetryable], "[404,false]")
    }
  },
  {
    name: "InvalidRequestError",
    file: "statusReasons",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.InvalidRequestError({ status: 422, problem: { messages: [], codes: [], fields: {}, body: null } })
      check([reason.status, reason.isRetryable], "[422,false]")
    }
  },
  {
    name: "MethodNotAllowedError",
    file: "statusReasons",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.MethodNotAllowedError({ status: 405, problem: { messages: [], codes: [], fields: {}, body: null } })
      check([reason.status, reason.isRetryable], "[405,false]")
    }
  },
  {
    name: "ConflictError",
    file: "statusReasons",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.ConflictError({ status: 409, problem: { messages: [], codes: [], fields: {}, body: null } })
      check([reason.status, reason.isRetryable], "[409,false]")
    }
  },
  {
    name: "PayloadTooLargeError",
    file: "statusReasons",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.PayloadTooLargeError({ status: 413, problem: { messages: [], codes: [], fields: {}, body: null } })
      check([reason.status, reason.isRetryable], "[413,false]")
    }
  },
  {
    name: "RateLimitError",
    file: "statusReasons",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.RateLimitError({ status: 429, problem: { messages: [], codes: [], fields: {}, body: null }, retryAfterMillis: 2000 })
      check([reason.status, reason.isRetryable], "[429,true]")
    }
  },
  {
    name: "ServerError",
    file: "statusReasons",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.ServerError({ status: 503, problem: { messages: [], codes: [], fields: {}, body: null } })
      check([reason.status, reason.isRetryable], "[503,true]")
    }
  },
  {
    name: "RefusedError",
    file: "statusReasons",
    run: async (check) => {
      const { Reason } = fieldwork_core
      const reason = new Reason.RefusedError({ status: 200, problem: { messages: [], codes: [], fields: {}, body: null } })
      check([reason.status, reason.isRetryable], "[200,false]")
    }
  },
  {
    name: "taggedError",
    file: "taggedError",
    run: async (check) => {
      const { taggedError } = fieldwork_core
      class TooLateError extends taggedError("TooLateError")<{ readonly hours: number }> {}
      const { _tag, hours } = new TooLateError({ hours: 3 })
      check([_tag, hours], "[\"TooLateError\",3]")
    }
  },
  {
    name: "unsentError",
    file: "unsentError",
    run: async (check) => {
      const { unsentError } = fieldwork_core
      const error = unsentError({ operationId: "getThing", method: "GET", path: "/things/{id}" }, { id: ["must not be empty"] })
      check([error.reason._tag, error.reason.status], "[\"InvalidRequestError\",0]")
    }
  },
  {
    name: "withResponse",
    file: "withResponse",
    run: async (check) => {
      const { Api, Redactor, withResponse } = fieldwork_core
      const definitions = fieldwork_exchange_client_operations
      const validators = fieldwork_exchange_client_validator_loaders
      const fetch = async () => Response.json({ result: [{ code: "eng_us", name: "English" }], total: 1 })
      const api = Api.make<operations>({
        name: "exchange",
        baseUrl: "https://exchange.example",
        errorFormats: [],
        redactor: new Redactor(),
        hint: "Check the key",
        settings: { fetch }
      })
      const dictionary = api.method(definitions.listDictionary, validators.listDictionary)
      const { data, status } = await Effect.runPromise(withResponse(dictionary)({ property: "locales" }))
      check([status, data.result.length], "[200,1]")
    }
  },
  {
    name: "declaredClient",
    file: "declaredClient",
    run: async (check) => {
      const { declaredClient } = fieldwork_core_promise
      const names = declaredClient({ limit: 3 }) as { readonly limit: number }
      check(names.limit, "3")
    }
  },
  {
    name: "fakeClient",
    file: "fakeClient",
    run: async (check, fails) => {
      const { fakeClient } = fieldwork_core_promise
      interface Client { readonly names: { readonly get: () => Promise<string>; readonly list: () => Promise<string> } }
      const { names } = fakeClient({ names: { get: async () => "Alder" } }) as Client
      check(await names.get(), "\"Alder\"")
      await fails(async () => names.list(), "names.list is not faked")
    }
  },
  {
    name: "memoizePromise",
    file: "memoizePromise",
    run: async (check) => {
      const { memoizePromise } = fieldwork_core_promise
      let requests = 0
      const remembered = memoizePromise(async (id: number) => id + requests++)
      check(await Promise.all([remembered(1), remembered(1)]), "[1,1]")
    }
  },
  {
    name: "promiseClient",
    file: "promiseClient",
    run: async (check) => {
      const { promiseClient } = fieldwork_core
      const names = promiseClient({ get: (id: number) => Effect.succeed(`name ${id}`) })
      check(await names.get(1), "\"name 1\"")
    }
  },
  {
    name: "record",
    file: "record",
    run: async (check) => {
      const { record } = fieldwork_core_recording
      const recording = record({ fetch: async () => Response.json({ id: 1 }) })
      check(recording.session().interactions.length, "0")
    }
  },
  {
    name: "NotRecordedError",
    file: "replay",
    run: async (check) => {
      const { NotRecordedError, replay } = fieldwork_core_recording
      const { fetch } = replay({ version: 1, interactions: [] })
      const init = { method: "GET", headers: new Headers(), signal: new AbortController().signal, redirect: "manual" } as const
      const error = await fetch("https://lift.example/campaigns", init).catch((cause: unknown) => cause)
      check(error instanceof NotRecordedError, "true")
    }
  },
  {
    name: "replay",
    file: "replay",
    run: async (check) => {
      const { replay } = fieldwork_core_recording
      check(replay({ version: 1, interactions: [] }).remaining(), "0")
    }
  },
  {
    name: "defaultPolicy",
    file: "RetryPolicy",
    run: async (check) => {
      const { RetryPolicy } = fieldwork_core
      check(RetryPolicy.defaultPolicy.maxAttempts, "4")
    }
  },
  {
    name: "decide",
    file: "RetryPolicy",
    run: async (check) => {
      const { Reason, RetryPolicy } = fieldwork_core
      const reason = new Reason.TimeoutError({ timeoutMillis: 30_000, phase: "headers" })
      check(RetryPolicy.decide(RetryPolicy.defaultPolicy, { retry: "safe", reason, attempt: 1, random: 0 }), "{\"_tag\":\"Again\",\"delayMillis\":250}")
      check(RetryPolicy.decide(RetryPolicy.defaultPolicy, { retry: "once", reason, attempt: 1, random: 0 })._tag, "\"Ambiguous\"")
    }
  },
  {
    name: "httpClientFetch",
    file: "httpClientFetch",
    run: async (check) => {
      const { httpClientFetch } = fieldwork_core_http_client
      const fetch = await Effect.runPromise(Effect.provide(httpClientFetch, FetchHttpClient.layer))
      check(typeof fetch, "\"function\"")
    }
  }
]
