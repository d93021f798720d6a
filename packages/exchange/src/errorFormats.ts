/**
 * The formats of the exchange's error bodies (see "Errors" in the exchange's API document), including errors in responses with status 200.
 */
import { type ErrorFormat, isRecord, texts } from "@fieldwork/core"

/** Returns the code in `ApiResult`: the number, the number in a string such as `"0"`, or undefined if the field is absent, null or invalid. */
const resultOf = ({ ApiResult }: { readonly ApiResult?: unknown }): number | undefined => {
  if (typeof ApiResult === "number") return ApiResult
  return typeof ApiResult === "string" && /^-?\d+$/.test(ApiResult) ? Number(ApiResult) : undefined
}

/**
 * The envelope of v1 responses. If `ApiResult` is not 0, the call has failed, regardless of the status code. A value that is not a code, such as
 * `"Success"`, does not show whether the call has failed.
 */
const legacy: ErrorFormat = {
  read: (body) =>
    isRecord(body) && "ApiResult" in body
      ? {
          messages: texts(body["ApiMessages"]),
          codes: [`ApiResult ${JSON.stringify(body["ApiResult"])}`],
          fields: {}
        }
      : undefined,
  refuses: (body) => {
    if (!isRecord(body) || body["ApiResult"] === undefined || body["ApiResult"] === null) return false
    const result = resultOf(body)
    return result === undefined
      ? { instancePath: "/ApiResult", keyword: "type", message: "must be number" }
      : result !== 0
  }
}

/** The format `{ errors: [{ code, detail, docs_url, message }] }`, which v2-beta operations and presumably also the subscriptions use. */
const beta: ErrorFormat = {
  read: (body) => {
    if (!isRecord(body) || !Array.isArray(body["errors"])) return undefined
    const messages: Array<string> = []
    const codes: Array<string> = []
    // The object has no prototype, because a field may be named `constructor`.
    const fields: Record<string, ReadonlyArray<string>> = Object.create(null)
    for (const { code, detail, message } of body["errors"].filter(isRecord)) {
      const said = texts(message)
      const names = isRecord(detail) ? [...texts(detail["field"]), ...texts(detail["fields"])] : []
      codes.push(...texts(code))
      if (names.length === 0) messages.push(...said)
      for (const name of names) fields[name] = [...(fields[name] ?? []), ...said]
    }
    return { messages, codes, fields: { ...fields } }
  }
}

/** The formats `{ detail }` and `{ message }`, which gateways commonly use. They are tried for responses in an undocumented format. */
const detail: ErrorFormat = {
  read: (body) => {
    if (!isRecord(body)) return undefined
    const messages = [body["detail"], body["message"]].flatMap(texts)
    return messages.length > 0 ? { messages, codes: [], fields: {} } : undefined
  }
}

export const errorFormats: ReadonlyArray<ErrorFormat> = [legacy, beta, detail]
