/**
 * What stands in a CHANGELOG: the sentences of the changesets, and nothing beside them.
 *
 * All packages share one version, so "updated dependencies" would stand in each of them and tell nobody anything.
 */
const getReleaseLine = ({ summary }) => {
  const [first = "", ...rest] = summary.trim().split("\n")
  return [`- ${first}`, ...rest.map((line) => (line.trim() === "" ? "" : `  ${line}`))].join("\n")
}

const getDependencyReleaseLine = () => ""

export default { getReleaseLine, getDependencyReleaseLine }
