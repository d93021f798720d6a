/**
 * Serves the data of the inbox over HTTP, with a handler for `node:http` and a handler for servers that use `Request` and `Response`.
 *
 * `api/openapi.yaml` describes the API, and the API serves the document as `openapi.json`. Requests are never logged, because the URLs and response
 * bodies of the operations on outcomes identify respondents.
 */
import { Cause, type Context, Effect, Exit } from "effect"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Store } from "../store/Store.ts"
import { StoreError } from "../store/StoreError.ts"
import { type HttpResponse, found, problem, unavailable } from "./HttpResponse.ts"
import { followChanges, noOutcomes } from "./Changes.ts"
import type { ChangesContext } from "./ChangesContext.ts"
import { document } from "./document.gen.ts"
import { makeFollowLimit } from "./FollowLimit.ts"
import type { Incoming } from "./Incoming.ts"
import { getOutcome, listOutcomes } from "./Outcomes.ts"
import { ParameterError } from "./Query.ts"
import type { ReadApi, ReadApiOptions } from "./ReadApiOptions.ts"
import { respondTo } from "./respond.node.ts"
import { getStats } from "./Stats.ts"
import { getSurvey, listSurveys } from "./Surveys.ts"
import { makeTokenCheck } from "./TokenCheck.ts"

/** Creates the read API. Throws a `TypeError` if the token is shorter than 16 characters. */
export const makeReadApi = (store: Store, services: Context.Context<never>, options: ReadApiOptions): ReadApi => {
  const {
    heartbeatMillis = 15_000,
    maxFollowers = 64,
    outcomes = true,
    path: base = "/api",
    pollMillis = 250
  } = options
  const isAllowed = makeTokenCheck(options.token)
  const closing = new AbortController()
  const runExit = Effect.runPromiseExitWith(services)
  const run: ChangesContext["run"] = async (effect, signal) => {
    const exit = await runExit(effect, { signal })
    if (Exit.isSuccess(exit)) return exit.value
    throw Cause.squash(exit.cause)
  }
  const context: ChangesContext = {
    store,
    run,
    limit: makeFollowLimit(maxFollowers),
    hasOutcomes: outcomes,
    pollMillis,
    heartbeatMillis,
    closing: closing.signal
  }

  const operate = (incoming: Incoming): Effect.Effect<HttpResponse, StoreError> => {
    const { authorization, method, url } = incoming
    const [path = "/"] = url.split("?", 1)
    const search = url.slice(path.length + 1)
    const parts = path.startsWith(`${base}/`) ? path.slice(base.length + 1).split("/") : []
    const [resource = "", key] = parts
    const isDocument = resource === "openapi.json" && parts.length === 1
    const isKnown =
      isDocument || (parts.length === 1 && names.has(resource)) || (parts.length === 2 && keyed.has(resource))
    if (!isKnown)
      return Effect.succeed(problem(404, `this path does not exist: ${base}/openapi.json lists the operations`))
    if (method !== "GET") return Effect.succeed(problem(405, "use GET", { allow: "GET" }))
    if (isDocument) return Effect.succeed(found(JSON.stringify(document)))
    if (!isAllowed(authorization)) {
      return Effect.succeed(problem(401, "send the token as Authorization: Bearer …", { "www-authenticate": "Bearer" }))
    }
    if (resource === "surveys") return key === undefined ? listSurveys(store, search) : getSurvey(store, key, search)
    if (resource === "stats") return getStats(store, search)
    if (resource === "changes") return followChanges(context, incoming, search)
    if (!outcomes) return Effect.succeed(noOutcomes)
    return key === undefined ? listOutcomes(store, search) : getOutcome(store, decoded(key), search)
  }

  /** Responds to a request. Never rejects. */
  const respond = async (incoming: Incoming): Promise<HttpResponse> => {
    const signal = AbortSignal.any([incoming.signal, closing.signal])
    try {
      return await run(
        Effect.suspend(() => operate(incoming)),
        signal
      )
    } catch (cause) {
      if (cause instanceof ParameterError) return problem(400, cause.message)
      if (cause instanceof StoreError) return unavailable("the store does not respond")
      if (signal.aborted) return unavailable("the inbox is closing")
      await run(Effect.logError("The read API failed", cause), incoming.signal).catch(() => {})
      return problem(500, "an unexpected error: see the log of the inbox")
    }
  }

  return {
    owns: (path) => path.startsWith(`${base}/`),
    fetch: async ({ headers: requestHeaders, method, signal, url }) => {
      const { pathname, search } = new URL(url)
      const { body, headers, status } = await respond({
        method,
        url: `${pathname}${search}`,
        authorization: requestHeaders.get("authorization") ?? undefined,
        accept: requestHeaders.get("accept") ?? undefined,
        lastEventId: requestHeaders.get("last-event-id") ?? undefined,
        signal
      })
      return new Response(body, { status, headers })
    },
    listen: (request: IncomingMessage, response: ServerResponse) => void respondTo(request, response, respond),
    close: () => closing.abort(new Error("the inbox is closing"))
  }
}

const names = new Set(["surveys", "outcomes", "changes", "stats"])
const keyed = new Set(["surveys", "outcomes"])

const decoded = (key: string): string => {
  try {
    return decodeURIComponent(key)
  } catch {
    throw new ParameterError("respondent_id: its percent-encoding is invalid")
  }
}
