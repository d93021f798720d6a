/**
 * Determines the differences between an operation in a document and in its corrected form.
 */
import { at, below, type Operation, type Parameter, resolvePointer } from "../openapi/index.ts"
import type { FieldCorrection, ListStyle, OperationCorrection, ParameterCorrection } from "./Corrections.ts"
import { fieldCorrections } from "./fields.ts"
import { OverlayError } from "./Overlay.ts"
import { parametersOf } from "../openapi/parametersOf.ts"
import { responseCorrections } from "./responses.ts"
import { schemasIn } from "./schemasIn.ts"
import { statusCorrections } from "./statuses.ts"
import { nameCorrection, type Pair, scaleCorrection } from "./valueCorrection.ts"

const namesOf = (path: string): ReadonlySet<string> =>
  new Set([...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name))

const styles: Readonly<Record<string, ListStyle>> = { spaceDelimited: "space", pipeDelimited: "pipe" }

const styleOf = ({ explode, style = "form" }: Parameter): ListStyle =>
  explode === false
    ? (styles[style] ?? "comma")
    : explode === true || style === "form"
      ? "repeated"
      : (styles[style] ?? "comma")

/**
 * Returns the correction of a query parameter. The keys in the parameter take precedence over those in its schema and in the schema of its items. A
 * type needs no correction, because every value in a query is text.
 */
const parameterCorrection = (pair: Pair, before: string, after: string): ParameterCorrection => {
  const [old, now] = [resolvePointer(pair.original, before), resolvePointer(pair.corrected, after)]
  const schema = below(now, "schema")
  const style = styleOf(at(pair.corrected, now) as Parameter)
  const isOtherStyle = style !== styleOf(at(pair.original, old) as Parameter)
  if (isOtherStyle) for (const key of ["style", "explode"]) pair.applied.add(below(now, key))
  return {
    ...nameCorrection(pair, schema),
    ...nameCorrection(pair, after),
    ...scaleCorrection(pair, below(resolvePointer(pair.corrected, schema), "items")),
    ...scaleCorrection(pair, schema),
    ...scaleCorrection(pair, after),
    ...(isOtherStyle && { style })
  }
}

const parameterCorrections = (pair: Pair, before: Operation, after: Operation): Record<string, ParameterCorrection> => {
  const now = parametersOf(pair.corrected, after.pointer)
  const found: Record<string, ParameterCorrection> = {}
  for (const [key, pointer] of parametersOf(pair.original, before.pointer)) {
    const place = now.get(key)
    const { in: location, name } = at(pair.original, resolvePointer(pair.original, pointer)) as Parameter
    if (place === undefined)
      throw new OverlayError(
        `${before.id}: the overlay removes or moves the parameter ${name}; set the name that the service uses with x-wire-name instead`
      )
    const correction = location === "query" ? parameterCorrection(pair, pointer, place) : {}
    if (Object.keys(correction).length > 0) found[name] = correction
  }
  return found
}

/** Returns the parameters and the fields at the root of the request body that have another name. */
const renamedInputs = (
  parameters: Readonly<Record<string, ParameterCorrection>>,
  request: ReadonlyArray<FieldCorrection>
): ReadonlyArray<FieldCorrection> =>
  [
    ...Object.entries(parameters).map(([parameter, { name }]) => ({ at: [parameter], name })),
    ...request.filter(({ at: path }) => path.length === 1).map(({ at: path, name }) => ({ at: path, name }))
  ].flatMap(({ at: path, name }) => (name === undefined ? [] : [{ at: path, name }]))

/** Returns the differences between an operation and its corrected form. Returns an empty object if there are none. */
export const operationCorrection = (pair: Pair, before: Operation, after: Operation): OperationCorrection => {
  const [names, now] = [namesOf(before.path), namesOf(after.path)]
  const missing = [...names, ...now].find((name) => !names.has(name) || !now.has(name))
  if (missing !== undefined)
    throw new OverlayError(
      `${before.id}: the path ${after.path} must have the parameters of ${before.path}, but ${missing} is in only one of them`
    )
  const parameters = parameterCorrections(pair, before, after)
  const request =
    after.body === undefined
      ? []
      : fieldCorrections(
          pair,
          schemasIn(pair.corrected, after.bodyPointer, () => true)
        )
  const responses = responseCorrections(pair, after, renamedInputs(parameters, request))
  const statuses = statusCorrections(before.object, after.object)
  return {
    ...(after.method !== before.method && { method: after.method }),
    ...(after.path !== before.path && { path: after.path }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(request.length > 0 && { request }),
    ...(Object.keys(responses).length > 0 && { responses }),
    ...(statuses.length > 0 && { statuses })
  }
}
