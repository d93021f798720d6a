/**
 * Determines the differences between an operation in a document and in its corrected form.
 */
import { at, below, type Operation, type Parameter, resolvePointer, repliesOf, type Reply } from "../openapi/index.ts"
import type { ListStyle, OperationCorrection, ParameterCorrection } from "./Corrections.ts"
import { fieldCorrections, type Pair, valueCorrection } from "./fields.ts"
import { isObject, OverlayError } from "./Overlay.ts"
import { statusCorrections } from "./statuses.ts"

const isJson = (mediaType: string): boolean => /[/+]json\b/i.test(mediaType)

const namesOf = (path: string): ReadonlySet<string> =>
  new Set([...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name))

const styles: Readonly<Record<string, ListStyle>> = { spaceDelimited: "space", pipeDelimited: "pipe" }

const styleOf = ({ explode, style = "form" }: Parameter): ListStyle =>
  explode === false
    ? (styles[style] ?? "comma")
    : explode === true || style === "form"
      ? "repeated"
      : (styles[style] ?? "comma")

/** Returns the JSON Pointers to the parameters of an operation, keyed by location and name. */
const parametersOf = (pair: Pair, which: keyof Pair, operation: Operation): ReadonlyMap<string, string> => {
  const document = pair[which]
  const item = operation.pointer.split("/").slice(0, -1).join("/")
  const pointers = [item, operation.pointer].flatMap((pointer) => {
    const list = at(document, below(pointer, "parameters"))
    return Array.isArray(list) ? list.map((_, index) => below(pointer, "parameters", index)) : []
  })
  return new Map(
    pointers.map((pointer) => {
      const parameter = at(document, resolvePointer(document, pointer)) as Parameter
      return [`${parameter.in} ${parameter.name}`, pointer]
    })
  )
}

const parameterCorrections = (pair: Pair, before: Operation, after: Operation): Record<string, ParameterCorrection> => {
  const [old, now] = [parametersOf(pair, "original", before), parametersOf(pair, "corrected", after)]
  const found: Record<string, ParameterCorrection> = {}
  for (const [key, pointer] of old) {
    const place = now.get(key)
    const was = at(pair.original, resolvePointer(pair.original, pointer)) as Parameter
    if (place === undefined)
      throw new OverlayError(
        `${before.id}: the overlay removes or moves the parameter ${was.name}; set the name that the service uses with x-wire-name instead`
      )
    if (was.in !== "query") continue
    const is = at(pair.corrected, resolvePointer(pair.corrected, place)) as Parameter
    const {
      name: named,
      scale,
      type
    } = {
      ...valueCorrection(pair, below(resolvePointer(pair.corrected, place), "schema")),
      ...valueOf(is)
    }
    const style = styleOf(is)
    const correction: ParameterCorrection = {
      ...(named !== undefined && { name: named }),
      ...(scale !== undefined && { scale }),
      ...(type !== undefined && { type }),
      ...(style !== styleOf(was) && { style })
    }
    if (Object.keys(correction).length > 0) found[was.name] = correction
  }
  return found
}

/** Returns the corrections that are specified in a parameter itself and not in its schema. */
const valueOf = (parameter: object): { name?: string; scale?: number } => ({
  ...("x-wire-name" in parameter && { name: String(parameter["x-wire-name"]) }),
  ...("x-wire-scale" in parameter && { scale: Number(parameter["x-wire-scale"]) })
})

const schemasIn = (pair: Pair, pointer: string, accepts: (mediaType: string) => boolean): ReadonlyArray<string> => {
  const content = at(pair.corrected, below(pointer, "content"))
  return isObject(content)
    ? Object.keys(content)
        .filter((mediaType) => accepts(mediaType) && at(pair.corrected, below(pointer, "content", mediaType, "schema")))
        .map((mediaType) => below(pointer, "content", mediaType, "schema"))
    : []
}

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
          schemasIn(pair, after.bodyPointer, () => true)
        )
  const replies: ReadonlyArray<Reply> = repliesOf(pair.corrected, after)
  const response = fieldCorrections(
    pair,
    replies.flatMap(({ pointer }) => schemasIn(pair, pointer, isJson))
  )
  const statuses = statusCorrections(before.object, after.object)
  return {
    ...(after.method !== before.method && { method: after.method }),
    ...(after.path !== before.path && { path: after.path }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(request.length > 0 && { request }),
    ...(response.length > 0 && { response }),
    ...(statuses.length > 0 && { statuses })
  }
}
