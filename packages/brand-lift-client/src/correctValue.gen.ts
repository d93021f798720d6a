// Generated from tools/codegen/src/clients/correctValue.ts by `npm run generate`. Do not edit: change it and generate again.

/**
 * Converts a JSON value between the service's format and the format in the OpenAPI document. Numbers are kept as strings so that no digits are lost.
 */
import type { ValueCorrection } from "@fieldwork/specs/corrections"
import { LosslessNumber } from "lossless-json"

export type Side = "document" | "service"

/**
 * Converts a number between the scale in the document and the service's scale. `to` is the side whose scale the result has. If the two scales differ
 * by a power of ten, the decimal point is moved, so 0.07 becomes 7 percent and not 7.000000000000001.
 */
export const scaled = (text: string, scale: number, to: Side): string => {
  const power = Math.log10(scale)
  const steps = to === "service" ? power : -power
  if (Number.isInteger(power) && !/e/i.test(text)) return String(Number(`${text}e${steps}`))
  return String(to === "service" ? Number(text) * scale : Number(text) / scale)
}

const isNumber = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/

const typed = (value: unknown, to: "string" | "number" | "boolean"): unknown => {
  const text = value instanceof LosslessNumber ? value.value : value
  if (to === "string") return typeof text === "string" || typeof text === "boolean" ? String(text) : value
  if (to === "number") {
    if (typeof text === "boolean") return Number(text)
    return typeof text === "string" && isNumber.test(text) ? new LosslessNumber(text) : value
  }
  return text === "true" || text === "1" ? true : text === "false" || text === "0" ? false : value
}

/**
 * Converts a value to the format that `to` (the document or the service) uses. A value that cannot be converted is returned unchanged, so that
 * validation reports it.
 */
export const correctValue = (value: unknown, { scale, type }: ValueCorrection, to: Side): unknown => {
  const isFigure = value instanceof LosslessNumber || (typeof value === "string" && isNumber.test(value))
  const text = value instanceof LosslessNumber ? value.value : value
  const figure =
    scale === undefined || !isFigure
      ? value
      : typeof value === "string"
        ? scaled(value, scale, to)
        : new LosslessNumber(scaled(String(text), scale, to))
  return type === undefined || figure === null || (typeof figure === "object" && !(figure instanceof LosslessNumber))
    ? figure
    : typed(figure, type[to])
}
