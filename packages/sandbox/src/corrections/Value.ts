/** Translates one value between a corrected service and its document. */
import type { Scalar, ValueCorrection } from "@fieldwork/specs/corrections"

/** Rounds to fifteen digits, which removes the rounding error of a division. */
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
 * Translates a value of a request. A value whose type is not the service's is converted to one that the document does
 * not accept either, so that it is
 * refused.
 */
export const read = (value: unknown, { scale, type }: ValueCorrection): unknown => {
  if (value === null || typeof value === "object") return value
  const figure = scale === undefined ? value : scaled(value, 1 / scale)
  if (type === undefined) return figure
  return typeof value === type.service ? convert(figure, type.document) : { refused: value }
}

/** Translates a value of a response. */
export const write = (value: unknown, { scale, type }: ValueCorrection): unknown => {
  if (value === null || typeof value === "object") return value
  const figure = scale === undefined ? value : scaled(value, scale)
  return type === undefined ? figure : convert(figure, type.service)
}
