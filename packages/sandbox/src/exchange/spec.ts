/** The lists of codes and the defaults that are read from the exchange's specification. */
import document from "@fieldwork/specs/exchange" with { type: "json" }

interface Listed {
  readonly "x-known-values": ReadonlyArray<{ readonly value: number; readonly meaning: string }>
}

const { ClientStatus, MarketplaceStatus } = document.components.schemas as unknown as Readonly<Record<string, Listed>>

const { payload_max_size_mb, payload_max_survey_count, send_interval_seconds } =
  document.components.schemas.OpportunitiesSubscriptionRequest.properties

const meanings = (listed: Listed | undefined): ReadonlyMap<number, string> =>
  new Map(listed?.["x-known-values"].map(({ meaning, value }) => [value, meaning]))

export const spec = {
  /** The meaning of each marketplace code. `clientCodes` contains the meanings of the client codes. */
  marketplaceCodes: meanings(MarketplaceStatus),
  clientCodes: meanings(ClientStatus),
  /**
   * The defaults for sending surveys in batches: the maximum size of a callback in megabytes, the maximum number of surveys in a callback, and the
   * interval between callbacks in seconds.
   */
  batching: {
    megabytes: payload_max_size_mb.default,
    surveys: payload_max_survey_count.default,
    seconds: send_interval_seconds.default
  }
} as const
