/**
 * The formats of error bodies of the exchange (the exchange document, Errors), and the failures inside a 200.
 */
import { Problem } from "@fieldwork/core"

/** The envelope of v1. An `ApiResult` other than 0 is a failure, whatever the status. */
const legacy: Problem.ErrorFormat = {
  read: (body) =>
    Problem.isRecord(body) && "ApiResult" in body
      ? {
          messages: Problem.texts(body["ApiMessages"]),
          codes: [`ApiResult ${JSON.stringify(body["ApiResult"])}`],
          fields: {}
        }
      : undefined,
  refuses: (body) => Problem.isRecord(body) && "ApiResult" in body && body["ApiResult"] !== 0
}

/** `{ errors: [{ code, detail, docs_url, message }] }` of v2-beta and, as we assume, of the subscriptions. */
const beta: Problem.ErrorFormat = {
  read: (body) => {
    if (!Problem.isRecord(body) || !Array.isArray(body["errors"])) return undefined
    const errors = body["errors"].filter(Problem.isRecord)
    const fields: Record<string, Array<string>> = {}
    for (const { detail, message } of errors) {
      if (!Problem.isRecord(detail)) continue
      for (const name of [...Problem.texts(detail["field"]), ...Problem.texts(detail["fields"])]) {
        fields[name] = [...(fields[name] ?? []), ...Problem.texts(message)]
      }
    }
    return {
      messages: errors
        .filter(({ detail }) => !Problem.isRecord(detail) || !("field" in detail || "fields" in detail))
        .flatMap(({ message }) => Problem.texts(message)),
      codes: errors.flatMap(({ code }) => Problem.texts(code)),
      fields
    }
  }
}

/** Assumed where nothing is documented, as gateways respond so. */
const detail: Problem.ErrorFormat = {
  read: (body) => {
    if (!Problem.isRecord(body)) return undefined
    const messages = [body["detail"], body["message"]].flatMap(Problem.texts)
    return messages.length > 0 ? { messages, codes: [], fields: {} } : undefined
  }
}

export const errorFormats: ReadonlyArray<Problem.ErrorFormat> = [legacy, beta, detail]
