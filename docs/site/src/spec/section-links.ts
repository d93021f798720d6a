/**
 * The places of the documents that state something, as links to where each of their sentences went.
 */
import { statementsOf } from "@fieldwork/checks/register"
import { type ApiName, apis } from "./documents.ts"
import { statementsHref } from "./links.ts"

/** The first statement of each place. */
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

/** Markdown. */
export const sectionsText = (api: ApiName, sections: ReadonlyArray<string>): string =>
  sections.map((section) => linked(api, section)).join("; ")
