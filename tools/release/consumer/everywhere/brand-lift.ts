import { httpClientFetch } from "@fieldwork/brand-lift/http-client"
import { replay } from "@fieldwork/brand-lift/recording"
import { ApiErrorSchema } from "@fieldwork/brand-lift/schema"
import { BrandLift, Industries, LiftResult } from "@fieldwork/brand-lift"
import { correctedFetch } from "@fieldwork/brand-lift/corrections"
import { ApiError, createBrandLift } from "@fieldwork/brand-lift/promise"
import { Effect, Stream } from "effect"
import { slashes } from "../corrections.ts"
import { assertSame } from "../assertSame.ts"

const token = { access_token: "token", token_type: "Bearer", expires_in: 36_000, scope: "" }
const industries = { items: [{ id: 1, industry_name: "Automotive" }] }
const answer = async (url: string): Promise<Response> => {
  if (url.endsWith("/oauth/token")) return Response.json(token)
  return url.endsWith("/industries")
    ? Response.json(industries)
    : Response.json({ detail: "Not found." }, { status: 404 })
}
const url = "https://lift.example"
const options = {
  baseUrl: url,
  authUrl: url,
  clientId: "id",
  clientSecret: "secret",
  audience: url,
  fetch: (input: string | URL | Request) => answer(input instanceof Request ? input.url : String(input))
}

const brandLift = createBrandLift(options)
const names: Array<string | undefined> = []
for await (const { industry_name } of brandLift.industries.list()) names.push(industry_name)
assertSame(names, ["Automotive"])

const error = await brandLift.campaigns.get({ id: "1" }).catch((cause: unknown) => cause)
assertSame(error instanceof ApiError && error.reason._tag, "NotFoundError")

const listed = Effect.flatMap(Industries, ({ list }) => Stream.runCollect(list()))
assertSame((await Effect.runPromise(Effect.provide(listed, BrandLift.layer(options)))).length, 1)
assertSame(typeof LiftResult.interpret, "function")

const seen: Array<string> = []
const keep = async (input: string | URL | Request): Promise<Response> => {
  seen.push(input instanceof Request ? input.url : String(input))
  return Response.json({})
}
await correctedFetch(
  slashes("brand-lift", "listIndustries", "/api/impact-measurement/v1/industries"),
  keep
)("https://service.example/api/impact-measurement/v1/industries")
assertSame(seen, ["https://service.example/api/impact-measurement/v1/industries/"])

assertSame(replay({ version: 1, interactions: [] }).remaining(), 0)
assertSame("ast" in ApiErrorSchema && typeof httpClientFetch, "object")
