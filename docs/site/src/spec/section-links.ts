/**
 * Formats sections of the API documents as links to their statements.
 */
import { statementsOf } from "@fieldwork/checks/register"
import { type ApiName, apis } from "./documents.ts"
import { statementsHref } from "./links.ts"

/** The id of the first statement in each section, by API. */
const firstIn = new Map(
  apis.map(({ name }) => [
    name,
    new Map(
      statementsOf(name)
        .toReversed()
        .map(({ id, place }) => [place, id])
    )
  ])
)

const linked = (api: ApiName, section: string): string => {
  const id = firstIn.get(api)?.get(section)
  return id === undefined ? section : `[${section}](${statementsHref(api)}#${id})`
}

/** Returns links to the sections, as Markdown. */
export const sectionsText = (api: ApiName, sections: ReadonlyArray<string>): string =>
  sections.map((section) => linked(api, section)).join("; ")
