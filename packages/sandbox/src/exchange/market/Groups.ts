/** Survey groups: the surveys in each group, and the respondents who have entered at least one of these surveys. */
import { surveyGroups } from "../data/accounts.ts"
import * as Entrants from "./Entrants.ts"
import type { Survey } from "./Survey.ts"
import { firstGroup } from "./SurveyGenerator.ts"

export interface Group {
  readonly id: number
  readonly name: string
}

export interface Members {
  readonly surveys: Set<number>
  readonly entrants: Entrants.Entrants
}

export interface Groups {
  /** The number of groups that the market uses. Surveys of buyers may be in groups with higher ids. */
  readonly count: number
  readonly all: () => ReadonlyArray<Group>
  readonly of: (id: number) => Members
  /** Adds a survey to its groups. The respondents who have already entered the survey count as entrants of the groups from then on. */
  readonly add: (survey: Survey) => void
  /** Removes a survey from its groups. The respondents who entered the survey before remain entrants of the groups. */
  readonly remove: (survey: Survey) => void
}

const names = new Map(surveyGroups.map(({ id, name }) => [id, name]))

export const nameOf = (id: number): string => names.get(id) ?? `Wave ${id - firstGroup + 1}`

export const make = (count: number): Groups => {
  const members = new Map<number, Members>()
  const of = (id: number): Members => {
    const known = members.get(id) ?? { surveys: new Set(), entrants: Entrants.make() }
    members.set(id, known)
    return known
  }
  return {
    count,
    of,
    all: () =>
      Array.from({ length: count }, (_, index) => ({ id: firstGroup + index, name: nameOf(firstGroup + index) })),
    add: ({ entrants, groupIds, number }) => {
      for (const id of groupIds) {
        const group = of(id)
        group.surveys.add(number)
        Entrants.addAll(group.entrants, entrants, number)
      }
    },
    remove: ({ groupIds, number }) => {
      for (const id of groupIds) of(id).surveys.delete(number)
    }
  }
}
