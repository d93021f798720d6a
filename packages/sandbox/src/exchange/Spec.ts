/**
 * What the exchange's spec lists, read from its document.
 */
import document from "@fieldwork/specs/exchange" with { type: "json" }

interface Listed {
  readonly "x-known-values": ReadonlyArray<{ readonly value: number; readonly meaning: string }>
}

const { ClientStatus, MarketplaceStatus } = document.components.schemas as unknown as Readonly<Record<string, Listed>>

const meanings = (listed: Listed | undefined): ReadonlyMap<number, string> =>
  new Map(listed?.["x-known-values"].map(({ meaning, value }) => [value, meaning]))

export const spec = {
  /** Meanings by code. */
  marketplaceCodes: meanings(MarketplaceStatus),
  clientCodes: meanings(ClientStatus)
} as const
