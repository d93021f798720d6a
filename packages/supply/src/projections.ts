/**
 * The projections of this package with the default settings of the ledger, as values. `fieldwork-inbox` loads them from this module
 * (`FIELDWORK_INBOX_PROJECTIONS=@fieldwork/supply/projections`).
 */
import type { Projection } from "@fieldwork/inbox/projection"
import { supplyProjections } from "./service/OpenInbox.ts"

/**
 * The projections of a store that `createSupply` or `fieldwork-supply` opened with the default settings of the ledger. For other settings, list a
 * module of your own in `FIELDWORK_INBOX_PROJECTIONS`, with the line `export const projections = supplyProjections({ timeZone: "America/New_York" })`.
 *
 * @example
 * ```ts
 * import { projections } from "@fieldwork/supply/projections"
 * projections.map(({ name }) => name) // => ["supply", "ledger"]
 * ```
 */
export const projections: ReadonlyArray<Projection> = supplyProjections()
