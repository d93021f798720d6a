/**
 * The formats of the exchange's error bodies (see "Errors" in the exchange's API document), including errors in responses with status 200.
 */
import { type ErrorFormat, isRecord, texts } from "@fieldwork/core"

/** The envelope of v1 responses. If `ApiResult` is not 0, the call has failed, regardless of the status code. */
const legacy: ErrorFormat = {
  read: (body) =>
    isRecord(body) && "ApiResult" in body
      ? {
          messages: texts(body["ApiMessages"]),
          codes: [`ApiResult ${JSON.stringify(body["ApiResult"])}`],
          fields: {}
        }
      : undefined,
  refuses: (body) => isRecord(body) && "ApiResult" in body && body["ApiResult"] !== 0
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
