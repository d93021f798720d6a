/**
 * The media plan of a campaign: the sites, placements and creatives of its impressions.
 *
 * There are at most 32 of each kind, so the segments of a respondent can be stored as a bit mask in one 32-bit word.
 */
import type { Random } from "../../environment/Random.ts"
import type { Channel } from "@fieldwork/specs/brand-lift/schema"

export const customVariables = ["c1", "c2", "c3", "c4", "c5"] as const
export type CustomVariable = (typeof customVariables)[number]

export interface Placement {
  readonly id: string
  readonly channel: Channel
  /** The site of the placement, as an index into `publishers`. */
  readonly publisher: number
  /** The network; undefined unless the channel is linear TV. */
  readonly network: string | undefined
  /** The values of the custom variables in the placement's tag. */
  readonly custom: Readonly<Record<CustomVariable, string>>
}

export interface Creative {
  readonly id: string
  readonly channel: Channel
  readonly mediaChannel: string
  /** The length of the ad in seconds; undefined for a static ad. */
  readonly adDuration: number | undefined
}

export interface MediaPlan {
  readonly publishers: ReadonlyArray<{ readonly id: string }>
  readonly placements: ReadonlyArray<Placement>
  readonly creatives: ReadonlyArray<Creative>
  /**
   * For each channel, the indexes of its placements in the `placements` array. `creativesOf` contains the indexes of its creatives in `creatives`.
   */
  readonly placementsOf: Readonly<Partial<Record<Channel, ReadonlyArray<number>>>>
  readonly creativesOf: Readonly<Partial<Record<Channel, ReadonlyArray<number>>>>
}

const networks = ["ABC", "CBS", "FOX", "NBC", "ESPN"]
const segments = ["segment-a", "segment-b", "segment-c", "segment-d"]

const drawCreative = (id: string, channel: Channel, index: number, random: Random): Creative => {
  if (channel === "linear_tv") return { id, channel, mediaChannel: "linear_tv", adDuration: random.pick([15, 30, 60]) }
  if (channel === "social") return { id, channel, mediaChannel: "social", adDuration: random.pick([6, 15]) }
  return index % 2 === 0
    ? { id, channel, mediaChannel: "display", adDuration: undefined }
    : { id, channel, mediaChannel: "online_video", adDuration: random.pick([15, 30]) }
}

const places = (items: ReadonlyArray<{ readonly channel: Channel }>, channels: ReadonlyArray<Channel>) =>
  Object.fromEntries(
    channels.map((channel) => [channel, items.flatMap((item, index) => (item.channel === channel ? index : []))])
  )

export const draw = (channels: ReadonlyArray<Channel>, random: Random): MediaPlan => {
  const first = {
    publisher: random.integer(100, 899),
    placement: random.integer(1000, 8999),
    creative: random.integer(10, 899)
  }
  const publishers: Array<{ id: string }> = []
  const placements: Array<Placement> = []
  const creatives: Array<Creative> = []
  for (const channel of channels) {
    for (let site = random.integer(3, 4); site > 0; site--) {
      publishers.push({ id: `site-${first.publisher + publishers.length}` })
      for (let slot = random.integer(1, 2); slot > 0; slot--) {
        placements.push({
          id: `plc-${first.placement + placements.length}`,
          channel,
          publisher: publishers.length - 1,
          network: channel === "linear_tv" ? random.pick(networks) : undefined,
          custom: {
            c1: random.pick(segments),
            c2: random.pick(segments),
            c3: random.pick(segments),
            c4: random.pick(segments),
            c5: random.pick(segments)
          }
        })
      }
    }
    for (let index = 0, count = random.integer(2, 4); index < count; index++) {
      creatives.push(drawCreative(`crv-${first.creative + creatives.length}`, channel, index, random))
    }
  }
  return {
    publishers,
    placements,
    creatives,
    placementsOf: places(placements, channels),
    creativesOf: places(creatives, channels)
  }
}
