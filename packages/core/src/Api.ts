/**
 * From a table row to a method of a service: one line an operation.
 *
 * ```ts
 * const make = (api: Api<operations>) => ({
 *   list: api.list(rows.listCampaigns, validators.listCampaigns, "items"),
 *   get: api.method(rows.getCampaign, validators.getCampaign)
 * })
 * ```
 *
 * Types come from the generated `operations` interface by the row's `operationId`; nothing of a shape is written here.
 */
import { Effect } from "effect"
import type { ApiError } from "./ApiError.ts"
import { ConfigurationError } from "./BaseUrl.ts"
import * as Budget from "./Budget.ts"
import * as Call from "./Call.ts"
import type { Credential } from "./Credential.ts"
import * as Listing from "./Listing.ts"
import * as Download from "./Download.ts"
import type { Bytes, List, Method, PagedList } from "./Method.ts"
import type { Operation, Validator } from "./Operation.ts"
import { split } from "./Parts.ts"
import type { Family } from "./Problem.ts"
import * as RateLimiter from "./RateLimiter.ts"
import { defaultPolicy } from "./Retry.ts"
import type { Secrets } from "./Secrets.ts"
import type { Settings } from "./Settings.ts"
import { type Row, rowOf, type Setup } from "./Setup.ts"
import type { ListKey, Output, Shape } from "./Signature.ts"
import { hooks, overFetch, overGlobalFetch, type Transport } from "./Transport.ts"

type RowOf<Operations> = Operation<keyof Operations & string>

/** Where the items of a reply are: the name of the list, or what takes it out. */
type FromOf<Operations, Id> =
  | ListKey<Output<Shape<Operations, Id>>>
  | ((reply: Output<Shape<Operations, Id>>) => ReadonlyArray<unknown>)

export interface Api<Operations> {
  /** `check` ends the sentence "Before sending it again: …" of an `AmbiguousWriteError`. */
  method<const Row extends RowOf<Operations>>(
    row: Row,
    validator?: Validator<Row["operationId"]>,
    options?: { readonly check?: string }
  ): Method<Operations, Row["operationId"]>
  /** `from` says where the items are: `"items"`, or `(reply) => reply.flatMap(({ items }) => items)`. */
  list<const Row extends RowOf<Operations>, From extends FromOf<Operations, Row["operationId"]>>(
    row: Row,
    validator: Validator<Row["operationId"]>,
    from: From
  ): Row extends { readonly pagination: object }
    ? PagedList<Operations, Row["operationId"], From>
    : List<Operations, Row["operationId"], From>
  /** The body as it comes, in constant memory. */
  download<const Row extends RowOf<Operations>>(row: Row): Bytes<Operations, Row["operationId"]>
}

export interface Options {
  /** Prefix of spans and label of metrics, such as `brand-lift`. */
  readonly name: string
  /** Checked already. */
  readonly baseUrl: string
  /** Makes the package's openapi-fetch client. */
  readonly client: (options: ReturnType<typeof hooks> & { readonly baseUrl: string }) => {
    readonly request: (...args: never) => Promise<unknown>
  }
  /** The first that recognises an error body reads it. */
  readonly families: ReadonlyArray<Family>
  readonly secrets: Secrets
  readonly credential?: Credential
  /** What to do about a refused credential, as a sentence. */
  readonly hint: string
  /** What to do about a 404, as a sentence; to check the ids and the base URL when absent. */
  readonly notFoundHint?: string
  /** Request bodies are credentials, as in a token request. */
  readonly secretBody?: boolean
  readonly settings: Settings
}

const positive = (name: string, value: number): number => {
  if (value > 0) return value
  throw new ConfigurationError(`${name} must be more than 0`)
}

const usual = { ...defaultPolicy, budget: 20 }
const names = Object.keys(usual) as ReadonlyArray<keyof typeof usual>

/** What `retry` names, and the standard for the rest; a member that is undefined is one that is absent. */
const policyOf = (retry: NonNullable<Settings["retry"]>): typeof usual => {
  const policy = { ...usual }
  for (const name of names) {
    const value = retry[name] ?? usual[name]
    const least = name === "maxAttempts" ? 1 : 0
    if (!Number.isFinite(value) || value < least) {
      throw new ConfigurationError(`retry.${name} must be a finite number of at least ${least}`)
    }
    policy[name] = value
  }
  return policy
}

const setupOf = ({ settings, ...options }: Options, standard: Transport): Setup => {
  const transport = settings.fetch === undefined ? standard : overFetch(settings.fetch)
  const { budget, ...policy } = policyOf(settings.retry ?? {})
  if (settings.rateLimit !== undefined) {
    positive("rateLimit.perSecond", settings.rateLimit.perSecond)
    positive("rateLimit.burst", settings.rateLimit.burst ?? 1)
  }
  return {
    name: options.name,
    baseUrl: options.baseUrl,
    client: options.client({ baseUrl: options.baseUrl, ...hooks(transport) }),
    reader: {
      families: options.families,
      secrets: options.secrets,
      hint: options.hint,
      notFoundHint: options.notFoundHint
    },
    credential: options.credential,
    limiter: settings.rateLimit === undefined ? undefined : RateLimiter.make(settings.rateLimit),
    budget: Budget.make(budget),
    policy,
    timeoutMillis: positive("timeoutMillis", settings.timeoutMillis ?? 30_000),
    validation: settings.validation ?? "lenient",
    deprecation: settings.deprecation ?? "log",
    onDeprecation: settings.onDeprecation,
    onDrift: settings.onDrift,
    secretBody: options.secretBody ?? false
  }
}

type Values = Readonly<Record<string, unknown>>

/** `standard` sends where the settings bring no `fetch`. Throws `ConfigurationError` for settings that cannot work. */
export const makeOver = <Operations>(standard: Transport, options: Options): Api<Operations> => {
  const setup = setupOf(options, standard)

  const callOf =
    (row: Row) =>
    (input: Values = {}): Effect.Effect<Call.Replied<unknown>, ApiError> => {
      const parts = split(row, input)
      return parts instanceof Error ? Effect.fail(parts) : Call.run(setup, row, parts)
    }

  const dataOf = (row: Row) => {
    const call = callOf(row)
    return (input?: Values) => Effect.map(call(input), ({ data }) => data)
  }

  const method = (operation: Operation, validator?: Validator, { check }: { readonly check?: string } = {}) => {
    const row = rowOf(setup, operation, { validator, check })
    return Object.assign(dataOf(row), { withResponse: callOf(row) })
  }

  const list = (operation: Operation, validator: Validator, from: PropertyKey | Listing.ItemsOf) => {
    const row = rowOf(setup, operation, { validator })
    const itemsOf = typeof from === "function" ? Listing.taken(from) : Listing.named(from)
    const style = operation.pagination?.style
    const stream =
      style === undefined ? Listing.whole(dataOf(row), itemsOf) : Listing.paged(setup, row, style, dataOf(row), itemsOf)
    return (input: Values = {}) => stream(input)
  }

  const download = (operation: Operation) => {
    const row = rowOf(setup, operation, { streams: true })
    const call = dataOf(row)
    return (input?: Values) => Download.stream(setup, row, call(input))
  }

  return { method, list, download } as unknown as Api<Operations>
}

/** Throws `ConfigurationError` for settings that cannot work. */
export const make = <Operations>(options: Options): Api<Operations> => makeOver(overGlobalFetch, options)
