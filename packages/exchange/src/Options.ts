/**
 * The settings for an exchange client, as a union that is discriminated by the environment of the key.
 *
 * Suppliers have no sandbox keys (see "General rules", item 2, in the exchange's API document), so the type of a client for the vendor's sandbox does
 * not include the services for suppliers. With your own base URL, such as the URL of the local sandbox, no environment is set and all services are
 * available.
 */
import type { Settings } from "@fieldwork/core/promise"

interface CommonOptions<Key> extends Settings {
  /** The `{base_url}` or `{sandbox_url}` in the exchange's API document: a scheme, a host and an optional path. */
  readonly baseUrl: string
  /** The API key. It is sent in the `Authorization` header on its own, without a scheme such as `Bearer`. */
  readonly apiKey: Key
}

export interface ProductionOptions<Key> extends CommonOptions<Key> {
  readonly environment: "production"
}

/** The settings for the vendor's sandbox, which is available only to buyers. */
export interface SandboxOptions<Key> extends CommonOptions<Key> {
  readonly environment: "sandbox"
}

/** The settings for a server that you run yourself, such as the local sandbox. */
export interface OwnServerOptions<Key> extends CommonOptions<Key> {
  readonly environment?: never
}

export type FullOptions<Key> = ProductionOptions<Key> | OwnServerOptions<Key>
export type AnyOptions<Key> = FullOptions<Key> | SandboxOptions<Key>
