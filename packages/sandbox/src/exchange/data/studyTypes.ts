/** The study types. The codes in the newer endpoints differ from the codes in the lookups: `adhoc` is `ADH` in the lookups. */
import type { Row } from "./Lookup.ts"

interface StudyType {
  readonly row: Row
  /** The code of the study type in opportunities, outcomes and the `study-types` dictionary. */
  readonly code: string
}

/** The id of the recontact study type, whose surveys invite known respondents again. */
export const recontact = 22
export const recontactCode = "recontact"

export const studyTypes: ReadonlyArray<StudyType> = [
  { row: [1, "ADH", "Adhoc"], code: "adhoc" },
  { row: [2, "DIA", "Diary"], code: "diary" },
  { row: [5, "IHT", "In-Home Use Test"], code: "ihut" },
  { row: [8, "CBU", "Community Build"], code: "community_build" },
  { row: [11, "INC", "Incidence Check"], code: "incidence_check" },
  { row: [14, "REC", "Recruit"], code: "recruit" },
  { row: [16, "TRM", "Tracking"], code: "tracking" },
  { row: [21, "WAV", "Wave Study"], code: "wave_study" },
  { row: [22, "RCT", "Recontact"], code: recontactCode },
  { row: [23, "ADE", "Ad Effectiveness Research"], code: "ad_effectiveness" }
]

const codes: ReadonlyMap<number, string> = new Map(studyTypes.map(({ code, row: [id] }) => [id, code]))

/** Returns the code of a study type, or an empty string if the id is unknown. */
export const studyTypeCode = (id: number): string => codes.get(id) ?? ""
