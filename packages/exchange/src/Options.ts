/**
 * The settings of an exchange client, tagged with the environment that the key belongs to.
 *
 * Suppliers have no sandbox keys (the exchange document, General rules 2), so a client of the vendor's sandbox has no supply services at compile
 * time. With your own base URL, such as that of the local sandbox, no environment is set and all services are available.
 */
import type { Settings } from "@fieldwork/core/promise"

interface Common<Key> extends Settings {
  /** The `{base_url}` or `{sandbox_url}` of the document: scheme and host, and a path if there is one. */
  readonly baseUrl: string
  /** The key, which is sent without a scheme. */
  readonly apiKey: Key
}

export interface Production<Key> extends Common<Key> {
  readonly environment: "production"
}

/** The settings for the vendor's sandbox, which is only for buyers. */
export interface Sandbox<Key> extends Common<Key> {
  readonly environment: "sandbox"
}

/** The settings for a server of your own. */
export interface Own<Key> extends Common<Key> {
  readonly environment?: never
}

export type Whole<Key> = Production<Key> | Own<Key>
export type Any<Key> = Whole<Key> | Sandbox<Key>
