import { ApiErrorSchema } from "@fieldwork/core/schema"
import { httpClientFetch } from "@fieldwork/core/http-client"
import { record, replay } from "@fieldwork/core/recording"
import { Api, ApiError, bareKey, Redactor, RetryPolicy } from "@fieldwork/core"
import { ApiError as SameError } from "@fieldwork/core/promise"
import type { operations } from "@fieldwork/exchange-client"
import * as definitions from "@fieldwork/exchange-client/operations"
import * as validators from "@fieldwork/exchange-client/validator-loaders"
import { Effect } from "effect"
import { assertSame } from "../assertSame.ts"

assertSame(ApiError === SameError, true)

const answers = [
  new Response("busy", { status: 503 }),
  Response.json({ result: [{ code: "eng_us", name: "English" }] })
]
const api = Api.make<operations>({
  name: "exchange",
  baseUrl: "https://exchange.example",
  errorFormats: [],
  redactor: new Redactor(),
  credential: bareKey("key"),
  hint: "Check the key",
  settings: { fetch: async () => answers.shift() ?? new Response("none is left", { status: 404 }) }
})
const dictionaries = api.method(definitions.listDictionary, validators.listDictionary)

assertSame(typeof RetryPolicy, "object")
const { result } = await Effect.runPromise(dictionaries({ property: "locales" }))
assertSame(result[0]?.code, "eng_us")

const misspelt = await Effect.runPromise(Effect.flip(dictionaries({ property: "locales", page: 1 } as never)))
assertSame(misspelt.message, "listDictionary: not sent: page: is not in the spec")

const error = await Effect.runPromise(Effect.flip(dictionaries({ property: "locales" })))
assertSame([error instanceof ApiError, error.reason._tag], [true, "NotFoundError"])

assertSame(typeof record === "function" && Effect.isEffect(httpClientFetch), true)
assertSame(replay({ version: 1, interactions: [] }).remaining(), 0)
assertSame("ast" in ApiErrorSchema, true)
