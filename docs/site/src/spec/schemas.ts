/**
 * The named schemas of both APIs, with their uses.
 */
import { pointerOf, referencesIn, type Resolved, resolveSchema } from "@fieldwork/specs/openapi"
import { type Api, apis } from "./documents.ts"
import { bodyTree, type Tree } from "./fields.ts"
import { schemaHref } from "./links.ts"
import { operations, type Route, webhooks } from "./operations.ts"
import { limits, typeWords, type Values, valuesOf, withoutStated, type Words } from "./schema-words.ts"
import { facetsAt, type Origin, originsOf, sectionsOf } from "./sources.ts"

export interface NamedSchema {
  readonly api: Api
  readonly name: string
  readonly href: string
  readonly schema: Resolved
}

export const schemas: ReadonlyArray<NamedSchema> = apis.flatMap((api) =>
  Object.entries(api.document.components.schemas).map(([name, schema]) => ({
    api,
    name,
    href: schemaHref(api.name, name),
    schema: resolveSchema(api.document, schema)
  }))
)

export interface SchemaView {
  readonly type: ReadonlyArray<Words>
  readonly limits: ReadonlyArray<string>
  readonly values?: Values
  readonly tree: Tree
  /** The sections of the API document that contain statements about the schema. */
  readonly sections: ReadonlyArray<string>
  /** The sources of the facets (details such as a limit) that the API document does not state. */
  readonly origins: ReadonlyArray<Origin>
  readonly usedIn: ReadonlyArray<{ readonly text: string; readonly href: string }>
}

const mentions = (value: unknown, name: string): boolean =>
  JSON.stringify(value).includes(`"#/components/schemas/${name}"`)

const reached = new Map<Route, ReadonlySet<string>>()

const reaches = (route: Route, name: string): boolean => {
  const known = reached.get(route) ?? referencesIn(route.api.document, route.operation)
  reached.set(route, known)
  return known.has(pointerOf("components", "schemas", name))
}

/** Returns the data for the page of a schema. Its uses are the schemas that refer to it and the operations whose messages contain it. */
export const viewOf = ({ api, name, schema }: NamedSchema): SchemaView => {
  const holders = Object.entries(api.document.components.schemas)
    .filter(([other, each]) => other !== name && mentions(each, name))
    .map(([other]) => ({ text: other, href: schemaHref(api.name, other) }))
  const routes = [...operations, ...webhooks]
    .filter((route) => route.api === api && reaches(route, name))
    .map(({ href, operation }) => ({ text: operation.summary, href }))
  const values = valuesOf(api, schema)
  const facets = facetsAt(api, api.document.components.schemas[name] ?? {})
  return {
    type: typeWords(api, schema),
    limits: withoutStated(limits(schema), schema.description ?? ""),
    ...(values !== undefined && { values }),
    tree: bodyTree(api, { $ref: pointerOf("components", "schemas", name) }, "field"),
    sections: sectionsOf(api, facets),
    origins: originsOf(
      api,
      facets.filter((facet) => !/^(properties|required)\./.test(facet.name))
    ),
    usedIn: [...holders, ...routes]
  }
}
