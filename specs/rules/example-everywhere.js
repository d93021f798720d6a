/**
 * Lint rule: every request body, response body, parameter and header must have an example, because mock servers, the documentation and tests use the
 * examples.
 */
const has = (node) => node.example !== undefined || Object.keys(node.examples ?? {}).length > 0
const inSchema = ({ schema }) =>
  schema?.example !== undefined || schema?.examples !== undefined || schema?.default !== undefined

const check =
  (what) =>
  (node, { location, report }) => {
    if (!has(node) && !inSchema(node)) report({ message: `This ${what} has no example.`, location: location.key() })
  }

export const exampleEverywhere = () => ({
  MediaType: check("media type"),
  Parameter: check("parameter"),
  Header: check("header")
})
