/**
 * Writes the docstrings of validators and their loaders, with an example that the tests run. The example uses values from the document if they are
 * short.
 */
import { type Document, examplesOf, type MediaType, type Operation, repliesOf, resolve } from "@fieldwork/specs/openapi"
import { docstring } from "../docstring.ts"

/** The maximum length of an example value in characters. Longer values are unreadable in an editor's tooltip. */
const maxExampleLength = 400

const textOf = (value: unknown): string | undefined => {
  const text = value === undefined ? undefined : JSON.stringify(value)
  return text === undefined || text.length > maxExampleLength || text.includes("*/") ? undefined : text
}

const exampleOf = (document: Document, media: MediaType | undefined): unknown =>
  media === undefined ? undefined : (media.example ?? examplesOf(document, media)[0]?.value)

/** Returns an input built from the examples in the document, or undefined if a required part does not have an example. */
const inputOf = (document: Document, { body, parameters }: Operation): unknown => {
  const input: Record<string, unknown> = {}
  for (const { example, name, required, schema } of parameters) {
    if (required !== true) continue
    input[name] = example ?? (schema === undefined ? undefined : resolve(document, schema).example)
  }
  if (body?.required === true) input["body"] = exampleOf(document, Object.values(body.content ?? {})[0])
  return Object.values(input).includes(undefined) ? undefined : input
}

const successOf = (document: Document, operation: Operation): unknown => {
  const success = repliesOf(document, operation).find(({ status }) => status.startsWith("2"))
  return exampleOf(document, success?.response.content?.["application/json"])
}

const found = "`errors` contains the differences that the last call found."

/** Returns the docstring of a validator for inputs. */
export const ofRequest = (document: Document, client: string, operation: Operation): string => {
  const { id, method, path } = operation
  const input = textOf(inputOf(document, operation))
  const lines = [
    ...(input === undefined ? [] : [`${id}(${input}) // => true`]),
    `${id}({ colour: "red" }) // => false`,
    `${id}.errors?.some(({ keyword }) => keyword === "additionalProperties") // => true`
  ]
  const text = `Whether a value is an input of \`${id}\` (\`${method} ${path}\`): path and query parameters by name, and \`body\`. ${found}`
  return docstring(text, `${client}/request-validators`, [id], lines)
}

/** Returns the docstring of a validator for successful responses. */
export const ofResponse = (document: Document, client: string, operation: Operation): string => {
  const { id, method, path } = operation
  const success = textOf(successOf(document, operation))
  const lines = [
    ...(success === undefined ? [] : [`${id}(${success}) // => true`]),
    `${id}(null) // => false`,
    `${id}.errors?.length !== 0 // => true`
  ]
  const text = `Whether a value is the body of a successful response of \`${id}\` (\`${method} ${path}\`). ${found}`
  return docstring(text, `${client}/validators`, [id], lines)
}

/** Returns the docstring of a loader. `kinds` are the names of the validators that it loads. */
export const ofLoader = (client: string, id: string, kinds: ReadonlyArray<string>): string =>
  docstring(
    `Loads the validators of \`${id}\` when they are needed: ${kinds.map((kind) => `\`${kind}\``).join(" and ")}.`,
    `${client}/validator-loaders`,
    [id],
    [`Object.keys(await ${id}.load()).toSorted() // => ${JSON.stringify(kinds.toSorted())}`]
  )

/**
 * Returns the docstrings for a callback item's validator, for its shape (the types and the required fields, as data), and for the function that tests
 * the shape.
 */
export const ofItem = (client: string, name: string) => {
  const entry = `${client}/validators`
  return {
    validator: docstring(
      `Whether a value is an \`${name}\` of a callback. ${found}`,
      entry,
      [name],
      [`${name}("text") // => false`, `${name}.errors?.[0]?.keyword // => "type"`]
    ),
    shape: docstring(
      `The fields of an \`${name}\` with their types, and the names of those that are required.`,
      entry,
      [`${name}Shape`],
      [`${name}Shape.required.every((field) => field in ${name}Shape.fields) // => true`]
    ),
    test: docstring(
      `Whether a value has the fields and types of an \`${name}\`. Limits are not checked, so an item from a newer version of the service is accepted.`,
      entry,
      [`is${name}`],
      [`is${name}({ }) // => false`, `is${name}("text") // => false`]
    )
  }
}
