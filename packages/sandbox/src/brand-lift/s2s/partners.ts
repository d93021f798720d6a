/**
 * The partners that report impressions server to server (S2S).
 */
import type { LookupChannel } from "../lookups/countryLanguages.ts"

export interface Partner {
  readonly id: number
  readonly name: string
  readonly channel: LookupChannel
}

export const partners: ReadonlyArray<Partner> = [
  { id: 1, name: "Elder Streaming", channel: "digital" },
  { id: 2, name: "Fern Connected TV", channel: "digital" },
  { id: 3, name: "Gorse Audio", channel: "digital" },
  { id: 4, name: "Hazel Television", channel: "linear_tv" },
  { id: 5, name: "Ivy Set-top Boxes", channel: "linear_tv" }
]
