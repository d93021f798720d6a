/**
 * Converts the parameters and the body of an operation to options of its command.
 */
import { type Document, examplesOf, type Operation, resolveSchema, type Schema } from "@fieldwork/specs/openapi"
import { limitsOf } from "./limits.ts"

/** Converts names such as `CountryLanguageID`, `campaigns_pk` and `powerPoint` to kebab case. */
export const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .replaceAll(/_+/g, "-")
    .toLowerCase()

/** The options that every command has. Parameters must not have these names. */
const reserved = new Set(
  "output fields limit data dry-run sandbox scenario profile yes timeout retries quiet help version".split(" ")
)

const text = (value: string | undefined) => value?.replaceAll(/\s+/g, " ").trim()

const parameterOf = (
  document: Document,
  name: string,
  schema: Schema,
  { description, example, required }: { description?: string; example?: unknown; required: boolean }
) => {
  const own = resolveSchema(document, schema)
  const shown = text(description ?? own.description)
  const seen = example ?? own["example"] ?? (own["examples"] as ReadonlyArray<unknown> | undefined)?.[0]
  return {
    name,
    ...limitsOf(document, schema),
    ...(required && { required: true }),
    ...(shown !== undefined && { description: shown }),
    ...(seen !== undefined && { example: seen })
  }
}

const membersOf = (document: Document, schema: Schema) => {
  const { properties = {}, required = [] } = resolveSchema(document, schema)
  return Object.entries(properties).map(([name, member]) =>
    parameterOf(document, name, member, {
      required: required.includes(name),
      ...(member.description !== undefined && { description: member.description })
    })
  )
}

/** Returns the data about the request body that the command needs, or undefined for an operation without a body. */
export const bodyOf = (document: Document, { body, id }: Operation) => {
  if (body === undefined) return undefined
  const [content] = Object.entries(body.content)
  if (content === undefined) throw new Error(`${id} has a body without content`)
  const [mediaType, media] = content
  const [example] = examplesOf(document, media)
  if (media.schema === undefined || example === undefined) throw new Error(`${id} has a body without schema or example`)
  const description = text(body.description)
  return {
    mediaType,
    required: body.required === true,
    ...(description !== undefined && { description }),
    members: membersOf(document, media.schema),
    example: example.value
  }
}

export const optionsOf = (document: Document, operation: Operation) => {
  const places = operation.parameters.filter(({ in: place }) => place === "path" || place === "query")
  const order = (name: string) => operation.path.indexOf(`{${name}}`)
  const sorted = [
    ...places.filter((_) => _.in === "path").toSorted((a, b) => order(a.name) - order(b.name)),
    ...places.filter((_) => _.in === "query")
  ]
  const body = bodyOf(document, operation)
  const options = [
    ...sorted.map(({ description, example, in: place, name, required, schema = {} }) => ({
      option: kebab(name),
      in: place,
      ...parameterOf(document, name, schema, {
        required: required === true,
        ...(description !== undefined && { description }),
        ...(example !== undefined && { example })
      })
    })),
    ...(body?.mediaType === "multipart/form-data"
      ? body.members.map((member) => ({ option: kebab(member.name), in: "body", ...member }))
      : [])
  ]
  const names = options.map(({ option }) => option)
  const clash = names.find((name, index) => reserved.has(name) || names.indexOf(name) !== index)
  if (clash !== undefined) throw new Error(`${operation.id}: the option --${clash} has two meanings`)
  return options
}
