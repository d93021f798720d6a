/**
 * The settings of an exchange client, tagged with the environment that the key belongs to.
 *
 * Suppliers have no sandbox keys (the exchange document, General rules 2), so a client of the vendor's sandbox has no supply services at
 * compile time. A base URL of one's own, such as the local sandbox, carries no tag and has them all.
 */
import type { Settings } from "@fieldwork/core/promise"

interface Common<Key> extends Settings {
  /** `{base_url}` or `{sandbox_url}` of the document: scheme, host, and a path if there is one. */
  readonly baseUrl: string
  /** Sent alone, without a scheme before it. */
  readonly apiKey: Key
}

export interface Production<Key> extends Common<Key> {
  readonly environment: "production"
}

/** The vendor's sandbox: buyers only. */
export interface Sandbox<Key> extends Common<Key> {
  readonly environment: "sandbox"
}

/** A server of one's own. */
export interface Own<Key> extends Common<Key> {
  readonly environment?: never
}

export type Whole<Key> = Production<Key> | Own<Key>
export type Any<Key> = Whole<Key> | Sandbox<Key>
