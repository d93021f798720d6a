/**
 * Every response and request body, every parameter and every header has an example, because mocks, docs and tests depend on them.
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
