import type { Ids } from "./TestData.ts"

/** Well-formed ids of objects that do not exist. They are used with mocks and for requests that are only validated. */
export const sampleIds: Ids = {
  draft: "6a1c2f34-8d0e-4b55-9a77-0e4d2b9b1c10",
  live: "3d5a1c70-8e42-4b7f-b9d1-2a60c4e7f815",
  question: 48_001,
  excel: "c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57",
  powerPoint: "c7a3f6d2-5b18-4d4e-a0f9-8e2b6c1d3a57",
  frequencyReport: "a81d5c07-6f3b-4e92-b0c4-2d7e9f1a6b38",
  pixelGroup: 61,
  pixel: 7001,
  group: 41,
  supplier: "4711",
  survey: 1_000_001,
  linked: 1_000_002,
  recontact: 1_000_004,
  ownSurvey: 5_000_001
}
