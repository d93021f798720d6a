/** Translates single values between the form that a service uses and the form that its API document describes, if they differ in type or scale. */
import type { Scalar, ValueCorrection } from "@fieldwork/specs/corrections"

/** Rounds to fifteen significant digits, which removes the rounding error of a division. */
const rounded = (value: number): number => Number(value.toPrecision(15))

const convert = (value: unknown, to: Scalar): unknown => {
  if (to === "string") return typeof value === "number" || typeof value === "boolean" ? String(value) : value
  if (to === "boolean") return typeof value === "boolean" ? value : value === "true" || value === 1
  const figure = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value)
  return Number.isNaN(figure) ? value : figure
}

const isFigure = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value))

const scaled = (value: unknown, factor: number): unknown => {
  if (!isFigure(value)) return value
  const figure = rounded(Number(value) * factor)
  return typeof value === "string" ? String(figure) : figure
}

/**
 * Translates a value in a request to its documented form. A value that does not have the service's type is replaced with an object, so validation
 * rejects it.
 */
export const read = (value: unknown, { scale, type }: ValueCorrection): unknown => {
  if (value === null || typeof value === "object") return value
  const figure = scale === undefined ? value : scaled(value, 1 / scale)
  if (type === undefined) return figure
  return typeof value === type.service ? convert(figure, type.document) : { refused: value }
}

/** Translates a value in a response to the form that the service uses. */
export const write = (value: unknown, { scale, type }: ValueCorrection): unknown => {
  if (value === null || typeof value === "object") return value
  const figure = scale === undefined ? value : scaled(value, scale)
  return type === undefined ? figure : convert(figure, type.service)
}
