/**
 * Determines how the bodies of the responses to an operation differ from the document, for each status code.
 */
import { type Operation, repliesOf } from "../openapi/index.ts"
import type { FieldCorrection } from "./Corrections.ts"
import { fieldCorrections } from "./fields.ts"
import { isMap } from "./isMap.ts"
import { schemasIn } from "./schemasIn.ts"
import type { Pair } from "./valueCorrection.ts"

type Fields = ReadonlyArray<FieldCorrection>

const isJson = (mediaType: string): boolean => /[/+]json\b/i.test(mediaType)

const isSuccess = (status: string): boolean => status.startsWith("2")

/** Returns the fields that differ in any of the given responses. If two responses differ in the same field, the first one is used. */
const union = (all: ReadonlyArray<Fields>): Fields => {
  const found = new Map<string, FieldCorrection>()
  for (const field of all.flat()) {
    const key = field.at.join("\0")
    if (!found.has(key)) found.set(key, field)
  }
  return [...found.values()]
}

const isSame = (one: Fields, other: Fields = []): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the differences in the response bodies of an operation of the corrected document, keyed by status code, by a range such as `4XX` or by
 * `default`. A key is omitted if the next more general key has the same differences.
 *
 * The document may leave out status codes and have no range or `default` for them. A success is then corrected like the documented successes, and any
 * other response like the documented errors.
 *
 * `inputs` contains the parameters and the fields of the request that have another name. An error whose property names are not documented lists the
 * problems of each parameter or field, so these names are corrected in it too.
 */
export const responseCorrections = (pair: Pair, after: Operation, inputs: Fields): Readonly<Record<string, Fields>> => {
  const replies = repliesOf(pair.corrected, after).map(({ pointer, status }) => {
    const schemas = schemasIn(pair.corrected, pointer, isJson)
    const listsInputs = !isSuccess(status) && schemas.some((schema) => isMap(pair.corrected, schema))
    return { status, fields: fieldCorrections(pair, schemas), listsInputs }
  })
  const all = new Map(
    replies.map(({ fields, listsInputs, status }) => [status, listsInputs ? union([fields, inputs]) : fields])
  )
  if (!all.has("default")) {
    const fieldsOf = (success: boolean): Fields =>
      union(replies.filter(({ status }) => isSuccess(status) === success).map(({ fields }) => fields))
    if (!all.has("2XX")) all.set("2XX", fieldsOf(true))
    all.set("default", fieldsOf(false))
  }
  const general = (status: string): Fields | undefined => {
    if (status === "default") return undefined
    const range = status.endsWith("XX") ? undefined : all.get(`${status[0]}XX`)
    return range ?? all.get("default")
  }
  return Object.fromEntries([...all].filter(([status, fields]) => !isSame(fields, general(status))))
}
