/**
 * Reads the data of an account, reports which decisions of the spec hold, and creates an overlay that corrects the spec where a decision does not
 * hold. A decision is an interpretation that the spec chooses where the API document is unclear.
 */
import type { Overlay } from "@fieldwork/specs/corrections"
import { decisions } from "@fieldwork/specs/decisions"
import { type ApiName, documents } from "@fieldwork/specs/documents"
import { at, below, type Document, operationsOf, repliesOf } from "@fieldwork/specs/openapi"
import { type Account, type Fetch, openAccount, ProbeError } from "./Account.ts"
import { brandLiftChecks } from "./brandLiftChecks.ts"
import type { Check } from "./Check.ts"
import { exchangeChecks } from "./exchangeChecks.ts"
import { areCorrected } from "./corrected.ts"
import { schemaActions } from "./findings.ts"
import { describeDifferences, differencesOf, facetsIn, verdictByFacets, type Verdict } from "./Verdict.ts"
import { findListStyle } from "./ListStyle.ts"
import { actionsOf, overlayOf } from "./overlay.ts"
import { pathChangesOf } from "./pathChanges.ts"
import { routesVerdict, slashVerdict } from "./pathVerdicts.ts"
import { makeObservations } from "./observe.ts"
import type { UnmatchedNames } from "./PropertyNames.ts"
import { readAll, type Reads } from "./Reads.ts"
import { findScale, scales } from "./scales.ts"
import { makeValues } from "./Values.ts"

/** The account to probe, and the limits on requests. */
export interface ProbeOptions {
  /** The API that the account belongs to. */
  readonly spec: ApiName
  /** The base URL of the service. */
  readonly url: string
  /**
   * The credentials and ids, with the same names as the inputs of the published workflows: `client_id`, `client_secret` and `audience`, or `api_key`.
   * Set `campaign_id`, `supplier_code` or `survey_number` to use a particular object instead of the first object in a list.
   */
  readonly inputs: Readonly<Record<string, unknown>>
  /**
   * The actual paths of operations, by `operationId`. Needed only for paths that differ from the API document in a way that the probe cannot detect.
   */
  readonly paths?: Readonly<Record<string, string>>
  /** The maximum number of requests per second. Default: 4. */
  readonly perSecond?: number
  /** The maximum total number of requests. Default: 500. */
  readonly maxRequests?: number
  /** The function that sends the requests. Default: the global `fetch`. */
  readonly fetch?: Fetch
}

/** A decision, which is an interpretation that the spec chooses where the API document is unclear, and whether it holds for this account. */
export interface Line extends Verdict {
  /** The id of the decision in the spec's `NOTES.md` file. */
  readonly decision: string
  /** The question that the API document leaves open. */
  readonly question: string
  /** Whether the overlay corrects the difference. Undefined unless `outcome` is `differs`. */
  readonly isCorrected?: boolean
}

/** The result of a probe. */
export interface ProbeResult {
  /**
   * One line for each decision (an interpretation that the spec chooses where the API document is unclear), in the order of the spec's `NOTES.md`
   * file.
   */
  readonly lines: ReadonlyArray<Line>
  /**
   * The overlay that corrects the differences for which the probe can derive a correction. Undefined if there is no such difference. `isCorrected` of a
   * line states whether the overlay corrects it.
   */
  readonly overlay: Overlay | undefined
  /**
   * The schemas of which the service never sends some documented properties, but sends others, which may be renamed properties. The overlay does not
   * correct them, because the probe does not compare values.
   */
  readonly unmatched: ReadonlyArray<UnmatchedNames>
  /** The number of requests that were sent. */
  readonly requests: number
}

const checks: Readonly<Record<ApiName, Readonly<Record<string, Check>>>> = {
  "brand-lift": brandLiftChecks,
  exchange: exchangeChecks
}

const wanted = (inputs: ProbeOptions["inputs"], ...names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const missing = names.filter((name) => inputs[name] === undefined)
  if (missing.length > 0)
    throw new ProbeError(`credentials are missing: give ${missing.map((name) => `--input ${name}=…`).join(" ")}`)
  return names.map((name) => String(inputs[name]))
}

/**
 * Authenticates. Returns, for each decision about tokens, whether the service follows it. A decision is an interpretation that the spec chooses where
 * the API document is unclear.
 */
const signIn = async (account: Account, { inputs, spec }: ProbeOptions): Promise<ReadonlyMap<string, Verdict>> => {
  if (spec === "exchange") {
    const [key = ""] = wanted(inputs, "api_key")
    account.useKey(key)
    return new Map()
  }
  const [client_id, client_secret, audience] = wanted(inputs, "client_id", "client_secret", "audience")
  const [platform_scopes] = wanted({ platform_scopes: "short app:imt", ...inputs }, "platform_scopes")
  const body = { grant_type: "client_credentials", client_id, client_secret, audience, platform_scopes }
  const first = await account.authorize("/oauth/token", body)
  const reply = first.status === 404 ? await account.authorize("/oauth/token/", body) : first
  if (reply.status !== 200)
    throw new ProbeError(
      `no token was granted: POST /oauth/token returned ${reply.status}. Check the credentials and the URL`
    )
  const seconds: unknown = Reflect.get(Object(reply.json), "expires_in")
  const isUsual = typeof seconds === "number" && Math.abs(seconds - 36_000) <= 60
  return new Map<string, Verdict>([
    ["token-address", { outcome: "holds", detail: "the base URL grants tokens" }],
    ["token-answer", { outcome: isUsual ? "holds" : "differs", detail: `expires_in was ${String(seconds)}` }]
  ])
}

const readSchemas = (document: Document, reads: Reads) => {
  const observations = makeObservations(document)
  for (const { operation, reply } of reads.all) {
    if (reply.json === undefined) continue
    const documented = repliesOf(document, operation).find(({ status }) => status === String(reply.status))
    if (reply.status < 300)
      observations.note(operation.pointer, "responses.200", reply.status === 200, String(reply.status))
    const place = documented && below(documented.pointer, "content", "application/json", "schema")
    if (place !== undefined && at(document, place) !== undefined) observations.add(place, reply.json)
  }
  return observations
}

const of = (isOther: boolean | undefined, detail: string, probe: string): Verdict =>
  isOther === undefined
    ? { outcome: "cannot tell", detail: `${detail}. ${probe}` }
    : { outcome: isOther ? "differs" : "holds", detail }

/**
 * Probes an account without changing it, to determine which of the spec's decisions hold. A decision is an interpretation that the spec chooses where
 * the API document is unclear. Creates an overlay that corrects the spec where a decision does not hold. The probe sends only GET and OPTIONS
 * requests and, for the brand lift service, token requests.
 *
 * @example
 * ```ts
 * import { probe } from "@fieldwork/contract-testing"
 * import { createSandbox, credentials } from "@fieldwork/sandbox"
 *
 * const sandbox = createSandbox() // stands in for your account
 * const { apiKey, suppliers } = credentials.exchange
 * const { lines, overlay } = await probe({
 *   spec: "exchange",
 *   url: "https://exchange.example",
 *   inputs: { api_key: apiKey, supplier_code: suppliers[0] },
 *   perSecond: 1000,
 *   fetch: sandbox.fetch
 * })
 * lines.some(({ outcome }) => outcome === "holds") // => true
 * overlay // => undefined
 * ```
 * @throws ProbeError if credentials are missing, the service cannot be reached, or the request limit is reached.
 */
export const probe = async (options: ProbeOptions): Promise<ProbeResult> => {
  const { inputs, paths = {}, perSecond = 4, spec } = options
  const document = documents[spec]
  const account = openAccount({
    url: options.url.replace(/\/$/, ""),
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    perSecond,
    maxRequests: options.maxRequests ?? 500
  })
  const verdicts = new Map(await signIn(account, options))
  const reads = await readAll(document, account, makeValues(document, operationsOf(document), inputs), paths)
  if (!reads.all.some(({ reply }) => reply.status < 300))
    throw new ProbeError(
      `no read succeeded: the first returned ${reads.all[0]?.reply.status ?? "nothing"}. Check the URL and the credentials`
    )
  const observations = readSchemas(document, reads)
  const changes = pathChangesOf(document, reads.all)
  const style = spec === "brand-lift" ? await findListStyle(reads) : undefined
  const own = Object.entries(scales).filter(([, { schema }]) => document.components?.schemas?.[schema] !== undefined)
  const found = {
    reads,
    changes,
    style,
    scales: new Map(own.map(([id, scale]) => [id, findScale(document, reads.all, scale)]))
  }

  const facets = facetsIn(document)
  const context = {
    account,
    reads,
    apiKey: spec === "exchange" ? String(inputs["api_key"]) : undefined,
    body: (id: string) => {
      const reply = reads.of(id)?.reply
      return reply !== undefined && reply.status < 300 ? reply.json : undefined
    }
  }
  verdicts.set("routes", routesVerdict(reads, changes))
  verdicts.set("base-urls", routesVerdict(reads, []))
  verdicts.set("trailing-slash", slashVerdict(reads))
  const actions = actionsOf(document, schemaActions(document, observations), found)
  /** The decisions that the overlay corrects by other means than the facets of a schema. */
  const corrected = new Set([
    ...(changes.some(({ isInferred }) => !isInferred) && reads.all.every(({ path }) => path !== undefined)
      ? ["routes"]
      : []),
    ...(reads.slash === "required" ? ["trailing-slash"] : []),
    "array-parameters",
    ...own.map(([id]) => id)
  ])
  const lines: Array<Line> = []
  for (const decision of decisions[spec]) {
    const { id, probe: how, question } = decision
    const check = checks[spec][id]
    const scale = found.scales.get(id)
    const shown = check === undefined ? undefined : await check(context)
    const styled = id === "array-parameters" ? style : undefined
    const differences = differencesOf(decision, facets, observations)
    const seenInstead = describeDifferences(differences)
    const verdict =
      verdicts.get(id) ??
      (scale !== undefined
        ? of(scale.areProportions, scale.detail, how)
        : styled !== undefined
          ? of(styled.style && styled.style !== "comma", styled.detail, how)
          : shown !== undefined && shown.differs !== undefined
            ? of(
                shown.differs,
                [shown.detail, ...(shown.differs ? [seenInstead] : [])].filter((part) => part !== "").join(". "),
                how
              )
            : verdictByFacets(decision, facets, observations.seen))
    const isCorrected =
      corrected.has(id) || (differences.names.length === 0 && areCorrected(differences.facets, actions))
    lines.push({ decision: id, question, ...verdict, ...(verdict.outcome === "differs" && { isCorrected }) })
  }
  return {
    lines,
    overlay: overlayOf(spec, document, actions, changes),
    unmatched: observations.unmatched(),
    requests: account.requests()
  }
}
