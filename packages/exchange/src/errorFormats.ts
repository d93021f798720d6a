/**
 * The formats of error bodies of the exchange (the exchange document, Errors), and the failures inside a 200.
 */
import { type ErrorFormat, isRecord, texts } from "@fieldwork/core"

/** The envelope of v1. An `ApiResult` other than 0 is a failure, whatever the status. */
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

/** `{ errors: [{ code, detail, docs_url, message }] }` of v2-beta and, as we assume, of the subscriptions. */
const beta: ErrorFormat = {
  read: (body) => {
    if (!isRecord(body) || !Array.isArray(body["errors"])) return undefined
    const errors = body["errors"].filter(isRecord)
    const fields: Record<string, Array<string>> = {}
    for (const { detail, message } of errors) {
      if (!isRecord(detail)) continue
      for (const name of [...texts(detail["field"]), ...texts(detail["fields"])]) {
        fields[name] = [...(fields[name] ?? []), ...texts(message)]
      }
    }
    return {
      messages: errors
        .filter(({ detail }) => !isRecord(detail) || !("field" in detail || "fields" in detail))
        .flatMap(({ message }) => texts(message)),
      codes: errors.flatMap(({ code }) => texts(code)),
      fields
    }
  }
}

/** Assumed where nothing is documented, as gateways respond so. */
const detail: ErrorFormat = {
  read: (body) => {
    if (!isRecord(body)) return undefined
    const messages = [body["detail"], body["message"]].flatMap(texts)
    return messages.length > 0 ? { messages, codes: [], fields: {} } : undefined
  }
}

export const errorFormats: ReadonlyArray<ErrorFormat> = [legacy, beta, detail]
