/**
 * Every operation and every shared schema, parameter, response and header says where it comes from; what stands inside inherits it.
 */
const needy = new Set(["Schema", "Parameter", "Response", "Header"])

const isProvenance = (value) => {
  if (typeof value !== "object" || value === null) return false
  const { kind, reason, section } = value
  if (kind === "stated") return typeof section === "string" && section.length > 0
  return (kind === "observed" || kind === "inferred") && typeof reason === "string" && reason.length > 0
}

const wanted = "`x-provenance` is { kind: stated, section }, { kind: observed, reason } or { kind: inferred, reason }"

export const provenance = () => ({
  ref: {
    enter(_reference, { location, report, type }, resolved) {
      if (needy.has(type.name) && resolved.node !== undefined && resolved.node["x-provenance"] === undefined) {
        report({ message: `This ${type.name.toLowerCase()} has no \`x-provenance\`.`, location })
      }
    }
  },
  Operation(operation, { location, report }) {
    if (operation["x-provenance"] === undefined)
      report({ message: "This operation has no `x-provenance`.", location: location.key() })
  },
  any: {
    enter(node, { location, report }) {
      const value = node?.["x-provenance"]
      if (value === undefined) return
      if (!isProvenance(value)) report({ message: wanted, location: location.child("x-provenance") })
      else if (value.route !== undefined && !isProvenance(value.route)) {
        report({ message: `${wanted}; \`route\` is one too`, location: location.child(["x-provenance", "route"]) })
      }
    }
  }
})
