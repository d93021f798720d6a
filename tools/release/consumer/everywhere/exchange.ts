import { httpClientFetch } from "@fieldwork/exchange/http-client"
import { replay } from "@fieldwork/exchange/recording"
import { ApiErrorSchema } from "@fieldwork/exchange/schema"
import { Dictionaries, Exchange } from "@fieldwork/exchange"
import { correctedFetch } from "@fieldwork/exchange/corrections"
import { createExchange, EntryLink, Money, ResponseCodes } from "@fieldwork/exchange/promise"
import { Effect, Stream } from "effect"
import { slashes } from "../corrections.ts"
import { assertSame } from "../assertSame.ts"

const page = { result: [{ code: "eng_us", name: "English - United States" }], result_count: 1 }
const options = { baseUrl: "https://exchange.example", apiKey: "key", fetch: async () => Response.json(page) }

const codes: Array<string | undefined> = []
for await (const { code } of createExchange(options).dictionaries.list({ property: "locales" })) codes.push(code)
assertSame(codes, ["eng_us"])

const listed = Effect.flatMap(Dictionaries, ({ list }) => Stream.runCollect(list({ property: "locales" })))
assertSame((await Effect.runPromise(Effect.provide(listed, Exchange.layer(options)))).length, 1)

assertSame(Money.format(Money.times(Money.read({ value: "0.1", currency_code: "USD" }), 3)), "0.3 USD")
assertSame(ResponseCodes.marketplaceStatus(40)?.meaning, "Quota full.")
const sign = EntryLink.signer({ key: "key", parameter: "hash" })
assertSame(
  (await sign(EntryLink.make("https://live.example/s?SID=1", { pid: "p-81", mid: "s-5512" }))).includes("hash="),
  true
)

const seen: Array<string> = []
const keep = async (input: string | URL | Request): Promise<Response> => {
  seen.push(input instanceof Request ? input.url : String(input))
  return Response.json({})
}
await correctedFetch(
  slashes("exchange", "listBusinessUnits", "/Core/v1/BusinessUnits/All"),
  keep
)("https://service.example/Core/v1/BusinessUnits/All")
assertSame(seen, ["https://service.example/Core/v1/BusinessUnits/All/"])

assertSame(replay({ version: 1, interactions: [] }).remaining(), 0)
assertSame("ast" in ApiErrorSchema && typeof httpClientFetch, "object")
