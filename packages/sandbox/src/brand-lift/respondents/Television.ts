/**
 * Generates the television data for an airing. The data is derived from the index of the impression, so it is reproducible. The lift does not depend
 * on it.
 */
import type { Impression } from "@fieldwork/specs/brand-lift/schema"
import { wordAt } from "../study/StudyIds.ts"

const programs = [
  { program: "Evening News", program_genre: "news", program_sub_genre: "national news" },
  { program: "Harbour Lights", program_genre: "drama", program_sub_genre: "crime" },
  { program: "Sunday Match", program_genre: "sports", program_sub_genre: "football" },
  { program: "Kitchen Table", program_genre: "lifestyle", program_sub_genre: "cooking" }
] as const

const skews = [
  { gender_skew: "male", age_skew: "18-34" },
  { gender_skew: "female", age_skew: "35-54" },
  { gender_skew: "female", age_skew: "55+" }
] as const

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const

/** Selects an item pseudo-randomly. Different salts make the selections for one airing independent of each other. */
const pick = <A>(items: ReadonlyArray<A>, salt: number, index: number): A | undefined =>
  items[wordAt(0x54560000 + salt * 0x1_000_003, index) % items.length]

export const airing = (index: number, timestamp: number, brand: string): Impression => {
  const position = pick<number>([1, 2, 3, 4, 5], 1, index) ?? 1
  return {
    ...pick(programs, 2, index),
    ...pick(skews, 3, index),
    buy_type: "national",
    program_type: "national",
    percent_viewed: String(pick([100, 75, 50], 4, index)),
    time_shift: pick([0, 0, 0, 1, 3], 5, index) ?? 0,
    new_or_rerun: pick(["new", "new", "rerun"], 6, index) ?? "new",
    pod_number: pick([1, 2, 3, 4], 7, index) ?? 1,
    pod_position_numeric: position,
    pod_position_letter: position === 1 ? "a" : position === 5 ? "z" : "s",
    day_of_week: weekdays[new Date(timestamp).getUTCDay()] ?? "sunday",
    spot_cost: (pick([4_000, 9_500, 12_000, 31_000], 8, index) ?? 0).toFixed(2),
    airing_type: "national_unsupported",
    brand
  }
}
