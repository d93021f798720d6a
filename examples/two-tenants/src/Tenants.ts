import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { BrandLift } from "@fieldwork/brand-lift"
import { Context, Effect, Layer, LayerMap, Redacted, Schema } from "effect"

/** A tenant as the file of tenants has it. */
const TenantSettings = Schema.Struct({
  /** SHA-256 in hex of the key that the tenant's programs send. The key itself is stored nowhere. */
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

/** Who the tenants are, and which key belongs to which. */
export class Tenants extends Context.Service<
  Tenants,
  {
    readonly settings: (tenant: string) => TenantSettings
    /** The name of the tenant whose key this is. */
    readonly authenticate: (key: string) => Effect.Effect<string, UnknownKeyError>
  }
>()("two-tenants/Tenants") {
  static readonly layer = (tenants: Readonly<Record<string, TenantSettings>>): Layer.Layer<Tenants> => {
    // A look-up by hash: how long it takes tells nothing about a key.
    const names = new Map(Object.entries(tenants).map(([name, { keyHash }]) => [keyHash, name]))
    return Layer.succeed(Tenants, {
      settings: (tenant) => {
        const found = tenants[tenant]
        if (found === undefined) throw new Error(`There is no tenant ${tenant}`)
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

/** How calls reach the service; the default is the network. A test gives its own. */
export class Transport extends Context.Reference<Pick<BrandLift.Options, "fetch">>("two-tenants/Transport", {
  defaultValue: () => ({})
}) {}

/**
 * The brand lift services of each tenant. A tenant's account is made with its first request, with a token and limits of its own, and
 * closed when it has been idle for an hour. Accounts share nothing.
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
          // One tenant cannot use up the connections of the others.
          maxInFlight: 8,
          ...transport
        })
      })
    ),
  idleTimeToLive: "1 hour"
}) {}
