import { assert, describe, it } from "@effect/vitest"
import { ConfigurationError, fromConfig } from "@fieldwork/core"
import { Config, ConfigProvider, Effect, Redacted } from "effect"
import { configProvider } from "../src/client/fromConfig.ts"

interface Options {
  readonly url: string
  readonly key: string | Redacted.Redacted
  readonly retry?: { readonly maxAttempts: number }
  readonly onDrift?: () => void
}

const variables = { url: "SOME_URL", key: "SOME_KEY" }
const keep = (options: Options) => options
const reading = (values: object) =>
  Effect.provideService(ConfigProvider.ConfigProvider, ConfigProvider.fromUnknown(values))

describe("fromConfig", () => {
  it("the core package identifies ConfigProvider by the same context key as the Effect library", () => {
    assert.strictEqual(configProvider.key, ConfigProvider.ConfigProvider.key)
  })

  it.effect(
    "fromConfig accepts each setting as a Config or as a value and reads the others from environment variables",
    () =>
      Effect.gen(function* () {
        const onDrift = () => undefined
        const config = { key: Config.Redacted("MY_KEY"), retry: { maxAttempts: Config.Int("TRIES") }, onDrift }
        const options = yield* fromConfig(config, variables, keep)
        assert.strictEqual(options.url, "https://a.example")
        assert.strictEqual(Redacted.isRedacted(options.key) ? Redacted.value(options.key) : "", "k")
        assert.deepStrictEqual(options.retry, { maxAttempts: 3 })
        assert.strictEqual(options.onDrift, onDrift)
      }).pipe(reading({ SOME_URL: "https://a.example", MY_KEY: "k", TRIES: "3" }))
  )

  it.effect("fromConfig reads all settings from a single Config", () =>
    Effect.gen(function* () {
      const config: Config.Config<Options> = Config.all({ url: Config.String("A"), key: Config.String("B") })
      assert.deepStrictEqual(yield* fromConfig(config, variables, keep), { url: "a", key: "b" })
    }).pipe(reading({ A: "a", B: "b" }))
  )

  it.effect("fromConfig names every environment variable that is missing or empty", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(fromConfig<Options, Options>({}, variables, keep))
      assert.strictEqual(error._tag, "ConfigurationError")
      assert.strictEqual(error.message, "set these environment variables: SOME_URL, SOME_KEY")
    }).pipe(reading({ SOME_KEY: "" }))
  )

  it.effect("fromConfig reads the process environment when the program provides no ConfigProvider", () => {
    process.env["SOME_URL"] = "https://process.example"
    return Effect.gen(function* () {
      const options = yield* fromConfig<Options, Options>({ key: "k" }, variables, keep)
      assert.strictEqual(options.url, "https://process.example")
    }).pipe(Effect.ensuring(Effect.sync(() => delete process.env["SOME_URL"])))
  })

  it.effect(
    "fromConfig fails with ConfigError for an unreadable value and with ConfigurationError for a setting that the client rejects",
    () =>
      Effect.gen(function* () {
        const wrong = { url: "u", key: "k", retry: { maxAttempts: Config.Int("TRIES") } }
        assert.strictEqual((yield* Effect.flip(fromConfig(wrong, variables, keep)))._tag, "ConfigError")
        const refuse = (): Options => {
          throw new ConfigurationError("url is not a URL")
        }
        const refused = yield* Effect.flip(fromConfig<Options, Options>({ url: "u", key: "k" }, variables, refuse))
        assert.strictEqual(refused.message, "url is not a URL")
      }).pipe(reading({ TRIES: "many" }))
  )
})
