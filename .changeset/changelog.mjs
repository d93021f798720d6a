/**
 * Formats the entries of a CHANGELOG: only the texts of the changesets.
 *
 * All packages share one version, so a list of updated dependencies in each changelog would have no information.
 */
const getReleaseLine = ({ summary }) => {
  const [first = "", ...rest] = summary.trim().split("\n")
  return [`- ${first}`, ...rest.map((line) => (line.trim() === "" ? "" : `  ${line}`))].join("\n")
}

const getDependencyReleaseLine = () => ""

export default { getReleaseLine, getDependencyReleaseLine }
