/**
 * Lint rule: the default of a schema must lie within the schema's own bounds.
 */
const outside = ({ default: value, enum: values, maximum, maxLength, minimum, minLength }) =>
  (values !== undefined && !values.includes(value)) ||
  (typeof value === "number" &&
    ((minimum !== undefined && value < minimum) || (maximum !== undefined && value > maximum))) ||
  (typeof value === "string" &&
    ((minLength !== undefined && value.length < minLength) || (maxLength !== undefined && value.length > maxLength)))

export const boundedDefault = () => ({
  Schema(schema, { location, report }) {
    if (schema.default !== undefined && outside(schema)) {
      report({
        message: `The default ${JSON.stringify(schema.default)} lies outside the schema's own bounds.`,
        location: location.child("default")
      })
    }
  }
})
