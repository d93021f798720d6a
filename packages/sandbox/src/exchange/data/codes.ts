/**
 * The code lists that have only a few entries.
 *
 * The survey statuses 01, 02 and 04 are taken from publicly available sources. The other statuses are invented for the sandbox.
 */
import type { Row } from "./Lookup.ts"

export const sampleTypes: ReadonlyArray<Row> = [
  [100, "Consumer", "Consumer"],
  [101, "B2B", "Business-to-Business"],
  [102, "Healthcare", "Healthcare Professionals"],
  [103, "Teens", "Teens"]
]

export const supplierLinkTypes: ReadonlyArray<Row> = [
  [1, "TS", "Targeted / Standalone"],
  [2, "OWS", "Offerwall"]
]

export const trackingTypes: ReadonlyArray<Row> = [
  [1, "NONE", "None"],
  [2, "PIXEL", "Pixel"],
  [3, "S2S", "Server to Server"]
]

export const surveyStatuses: ReadonlyArray<Row> = [
  [1, "01", "Awarded"],
  [2, "02", "Pending"],
  [3, "03", "Live"],
  [4, "04", "Complete"],
  [5, "05", "Paused"],
  [6, "06", "Archived"]
]

export const surveyPlatforms: ReadonlyArray<Row> = [[1, "NONE", "None"]]

export const bidProbabilities: ReadonlyArray<Row> = [
  [1, "25", "25%"],
  [2, "50", "50%"],
  [3, "75", "75%"],
  [4, "100", "100%"]
]

export const bidStatuses: ReadonlyArray<Row> = [
  [1, "OPEN", "Open"],
  [2, "WON", "Won"],
  [3, "LOST", "Lost"],
  [4, "CANCELLED", "Cancelled"]
]

export const proposalTypes: ReadonlyArray<Row> = [
  [1, "STD", "Standard"],
  [2, "TRACK", "Tracker"]
]

export const lockOutDurations: ReadonlyArray<Row> = [
  [1, "0", "None"],
  [2, "7", "7 Days"],
  [3, "14", "14 Days"],
  [4, "30", "30 Days"],
  [5, "90", "90 Days"]
]

export const questionClassifications: ReadonlyArray<Row> = [
  [1, "DEM", "Demographic"],
  [2, "AUTO", "Automotive"],
  [3, "HEALTH", "Health"],
  [4, "B2B", "Occupation"],
  [5, "FOOD", "Food and Drink"],
  [6, "TECH", "Technology"],
  [7, "MEDIA", "Media"],
  [8, "FINANCE", "Finance"],
  [9, "TRAVEL", "Travel"],
  [10, "HOME", "Home and Personal Care"]
]

export const supplierPreferenceTypes: ReadonlyArray<Row> = [
  [1, "PREF", "Preferred"],
  [2, "BLOCK", "Blocked"]
]

export const supplierRequestStatuses: ReadonlyArray<Row> = [
  [1, "PEND", "Pending"],
  [2, "ACC", "Accepted"],
  [3, "DECL", "Declined"]
]

export const thirdPartyServices: ReadonlyArray<Row> = [
  [1, "IVT", "Invalid Traffic Protection"],
  [2, "GEO", "Geographic Check"]
]
