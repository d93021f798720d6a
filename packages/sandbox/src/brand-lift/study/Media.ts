/** The devices, ad channels and dayparts, with their codes and names. */
import type { Random } from "../../environment/Random.ts"
import type { Channel } from "@fieldwork/specs/brand-lift/schema"

/** The devices with their shares of respondents. A respondent sees the ads and answers the survey on the same device. */
export const devices = [
  { id: "mobile", name: "Mobile", share: 0.58 },
  { id: "desktop", name: "Desktop", share: 0.32 },
  { id: "tablet", name: "Tablet", share: 0.1 }
] as const

export const drawDevice = (random: Random): number => {
  const at = random.next()
  return at < devices[0].share ? 0 : at < devices[0].share + devices[1].share ? 1 : 2
}

export const adChannels = [
  { id: "mobile_web", name: "Mobile web" },
  { id: "mobile_app", name: "Mobile app" },
  { id: "desktop_web", name: "Desktop web" },
  { id: "tablet_web", name: "Tablet web" },
  { id: "linear_tv", name: "Linear TV" },
  { id: "social", name: "Social" }
] as const

type AdChannel = (typeof adChannels)[number]["id"]

const adChannelIndex = (id: AdChannel): number => adChannels.findIndex((_) => _.id === id)

const byDevice = {
  mobile: adChannelIndex("mobile_web"),
  desktop: adChannelIndex("desktop_web"),
  tablet: adChannelIndex("tablet_web")
}
const mobileApp = adChannelIndex("mobile_app")
const fixedAdChannels: Partial<Record<Channel, number>> = {
  linear_tv: adChannelIndex("linear_tv"),
  social: adChannelIndex("social")
}

/** Draws the ad channel of an impression. */
export const drawAdChannel = (channel: Channel, device: number, random: Random): number => {
  const fixed = fixedAdChannels[channel]
  if (fixed !== undefined) return fixed
  const id = devices[device]?.id ?? "desktop"
  return id === "mobile" && random.chance(0.4) ? mobileApp : byDevice[id]
}

/** The dayparts, with the hour in UTC at which each starts. */
export const dayparts = [
  { id: "overnight", name: "Overnight", from: 0 },
  { id: "early_morning", name: "Early morning", from: 5 },
  { id: "daytime", name: "Daytime", from: 9 },
  { id: "early_fringe", name: "Early fringe", from: 16 },
  { id: "prime", name: "Prime", from: 19 },
  { id: "late", name: "Late", from: 23 }
] as const

const daypartOfHour = Uint8Array.from({ length: 24 }, (_, hour) => dayparts.findLastIndex(({ from }) => from <= hour))

export const daypartAt = (instant: number): number => daypartOfHour[Math.floor(instant / 3_600_000) % 24] ?? 0
