// Generated from tools/codegen/src/clients/correctValue.ts by `npm run generate`. Do not edit: change it and generate again.

/**
 * Converts a JSON value between the service's format and the format in the OpenAPI document. Numbers are kept as strings so that no digits are lost.
 */
import type { ValueCorrection } from "@fieldwork/specs/corrections"
import { LosslessNumber } from "lossless-json"

export type Side = "document" | "service"

const isNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/

const product = (text: string, scale: number, to: Side): number => {
  const power = Math.log10(scale)
  const [digits, exponent] = text.split(/e/i)
  if (Number.isInteger(power)) return Number(`${digits}e${Number(exponent ?? 0) + (to === "service" ? power : -power)}`)
  return to === "service" ? Number(text) * scale : Number(text) / scale
}

/**
 * Converts a number between the scale in the document and the service's scale. `to` is the side whose scale the result has. If the two scales differ
 * by a power of ten, the decimal point is moved, so 0.07 becomes 7 percent and not 7.000000000000001. A text that is not a JSON number is returned
 * unchanged, as is a number that is out of range in the other scale.
 */
export const scaled = (text: string, scale: number, to: Side): string => {
  const number = isNumber.test(text) ? product(text, scale, to) : Number.NaN
  return Number.isFinite(number) ? String(number) : text
}

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
  const text = value instanceof LosslessNumber ? value.value : value
  const corrected = scale === undefined || typeof text !== "string" ? value : scaled(text, scale, to)
  const figure =
    value instanceof LosslessNumber && typeof corrected === "string" ? new LosslessNumber(corrected) : corrected
  return type === undefined || figure === null || (typeof figure === "object" && !(figure instanceof LosslessNumber))
    ? figure
    : typed(figure, type[to])
}
