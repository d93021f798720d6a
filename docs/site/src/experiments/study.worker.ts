/**
 * Runs the campaign in a worker, so it does not block the page.
 */
import { handle } from "../try/messages.ts"
import { openStudy, type Study, type StudyOptions } from "./study.ts"

export interface StudyRequest extends StudyOptions {
  /** Whether to start a new campaign. */
  readonly begin: boolean
  readonly day: number
}

let study: Promise<Study> | undefined

handle(async ({ begin, day, ...options }: StudyRequest) => {
  if (begin || study === undefined) study = openStudy(options)
  return (await study).to(day)
})
