import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { BrandLift } from "@fieldwork/brand-lift"
import { Context, Effect, Layer, LayerMap, Redacted, Schema } from "effect"

/** The schema of a tenant in the tenants file. */
const TenantSettings = Schema.Struct({
  /** The SHA-256 hash, in hexadecimal, of the key that the tenant's programs send. The key itself is not stored. */
  keyHash: Schema.String,
  baseUrl: Schema.String,
  authUrl: Schema.String,
  clientId: Schema.String,
  clientSecret: Schema.Redacted(Schema.String),
  audience: Schema.String
})

const TenantsFile = Schema.fromJsonString(Schema.Record(Schema.String, TenantSettings))

export type TenantSettings = typeof TenantSettings.Type

export class UnknownKeyError extends Schema.TaggedError<UnknownKeyError>()("UnknownKeyError", {}) {}

/** The service that provides the settings of tenants and authenticates their keys. */
export class Tenants extends Context.Service<
  Tenants,
  {
    readonly settings: (tenant: string) => TenantSettings
    /** Returns the name of the tenant to which the key belongs. */
    readonly authenticate: (key: string) => Effect.Effect<string, UnknownKeyError>
  }
>()("two-tenants/Tenants") {
  static readonly layer = (tenants: Readonly<Record<string, TenantSettings>>): Layer.Layer<Tenants> => {
    // Keys are looked up by their hash, so the time that a lookup takes does not reveal anything about a key.
    const names = new Map(Object.entries(tenants).map(([name, { keyHash }]) => [keyHash, name]))
    return Layer.succeed(Tenants, {
      settings: (tenant) => {
        const found = tenants[tenant]
        if (found === undefined) throw new Error(`Unknown tenant ${tenant}`)
        return found
      },
      authenticate: (key) => {
        const name = names.get(createHash("sha256").update(key).digest("hex"))
        return name === undefined ? Effect.fail(new UnknownKeyError()) : Effect.succeed(name)
      }
    })
  }

  static readonly fromFile = (file: string) =>
    Layer.unwrap(
      Effect.map(Schema.decodeUnknownEffect(TenantsFile)(readFileSync(file, "utf8")), (tenants) =>
        Tenants.layer(tenants)
      )
    )
}

/** The `fetch` function that sends the calls. Default: the global `fetch`. Tests provide their own. */
export class Transport extends Context.Reference<Pick<BrandLift.Options, "fetch">>("two-tenants/Transport", {
  defaultValue: () => ({})
}) {}

/**
 * The brand lift services of each tenant. A tenant's services are created on its first request, with their own access token and limits, and are
 * closed after an hour without requests. Tenants do not share any state.
 */
export class Accounts extends LayerMap.Service<Accounts>()("two-tenants/Accounts", {
  lookup: (tenant: string) =>
    Layer.unwrap(
      Effect.gen(function* () {
        const { audience, authUrl, baseUrl, clientId, clientSecret } = (yield* Tenants).settings(tenant)
        const transport = yield* Transport
        return BrandLift.layer({
          audience,
          authUrl,
          baseUrl,
          clientId,
          clientSecret: Redacted.value(clientSecret),
          // The limit prevents one tenant from using all connections.
          maxInFlight: 8,
          ...transport
        })
      })
    ),
  idleTimeToLive: "1 hour"
}) {}
