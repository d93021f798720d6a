import { Dictionaries, Exchange } from "@fieldwork/exchange"
import { createSandbox, credentials } from "@fieldwork/sandbox"
import { Console, Effect, Stream } from "effect"

const { fetch } = createSandbox()
const exchange = Exchange.layer({ baseUrl: "https://exchange.example", apiKey: credentials.exchange.apiKey, fetch })

const program = Effect.gen(function* () {
  const dictionaries = yield* Dictionaries
  const locales = dictionaries.list({ property: "locales" }).pipe(Stream.take(3))
  yield* Stream.runForEach(locales, ({ code, name }) => Console.log(`${code}: ${name}`))
})
await Effect.runPromise(Effect.provide(program, exchange))
