/**
 * Records which properties a service sends in place of documented ones that it never sends. Contains only names and no values.
 */
import { stepsOf } from "@fieldwork/specs/openapi"

/** A schema of which the service never sends some documented properties, but sends others that are not documented. */
export interface UnmatchedNames {
  /** The JSON pointer of the schema in the API document. */
  readonly schema: string
  /** The documented properties that no response contained. */
  readonly absent: ReadonlyArray<string>
  /** The properties that a response contained and that the schema does not define. */
  readonly unknown: ReadonlyArray<string>
}

export interface PropertyNames {
  /** Records one object: the documented names, those that the object has in any spelling, and its other names. */
  readonly add: (
    schema: string,
    documented: Iterable<string>,
    present: ReadonlySet<string>,
    unknown: Iterable<string>
  ) => void
  readonly unmatched: () => ReadonlyArray<UnmatchedNames>
}

/** Matches names that are not data, in contrast to a key such as an e-mail address or an id. */
const nameForm = /^[A-Za-z_$][\w$-]{0,59}$/

/** The maximum number of unknown names per schema. An object with more of them is probably a map, whose keys are data. */
const maxUnknown = 20

export const makePropertyNames = (): PropertyNames => {
  const found = new Map<string, { readonly absent: Set<string>; readonly unknown: Set<string> }>()
  return {
    add: (schema, documented, present, unknown) => {
      const known = found.get(schema)
      const { absent, unknown: others } = known ?? { absent: new Set(documented), unknown: new Set<string>() }
      if (known === undefined) found.set(schema, { absent, unknown: others })
      for (const name of present) absent.delete(name)
      for (const name of unknown) if (nameForm.test(name) && others.size <= maxUnknown) others.add(name)
    },
    unmatched: () =>
      [...found]
        .filter(([, { absent, unknown }]) => absent.size > 0 && unknown.size > 0 && unknown.size <= maxUnknown)
        .map(([schema, { absent, unknown }]) => ({ schema, absent: [...absent], unknown: [...unknown] }))
  }
}

/** Returns one clause about the names, such as `Industry never has industry_name, but has title, which is not documented`. */
export const describeNames = ({ absent, schema, unknown }: UnmatchedNames): string => {
  const steps = stepsOf(schema)
  const name = steps[0] === "components" ? steps.slice(2).join(".") : steps.join(".")
  const are = unknown.length === 1 ? "is" : "are"
  return `${name} never has ${absent.join(", ")}, but has ${unknown.join(", ")}, which ${are} not documented`
}
