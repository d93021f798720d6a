/**
 * The formats of error bodies of the brand lift service. The document shows only that of groups; those usual for services of this kind are read
 * as well.
 */
import { type ErrorFormat, isRecord, texts } from "@fieldwork/core"

/** `{ detail }`: credentials, absence, limits. */
const detail: ErrorFormat = {
  read: (body) =>
    isRecord(body) && typeof body["detail"] === "string"
      ? { messages: [body["detail"]], codes: [], fields: {} }
      : undefined
}

/** `{ error, error_description }`: the error of OAuth 2.0 for a token that is not granted (RFC 6749, section 5.2). */
const oauth: ErrorFormat = {
  read: (body) =>
    isRecord(body) && typeof body["error"] === "string" && typeof body["error_description"] === "string"
      ? { messages: [body["error_description"]], codes: [body["error"]], fields: {} }
      : undefined
}

/** `{ message, error, error_details: [{ scope, title, detail }] }` (Errors 1). */
const message: ErrorFormat = {
  read: (body) => {
    if (!isRecord(body) || !("message" in body || "error" in body)) return undefined
    const details = Array.isArray(body["error_details"]) ? body["error_details"].filter(isRecord) : []
    const said = [body["message"], body["error"], ...details.flatMap((_) => [_["title"], _["detail"]])]
    return { messages: said.flatMap(texts), codes: [], fields: {} }
  }
}

/** `{ field: [messages] }`: rules of the request. */
const fields: ErrorFormat = {
  read: (body) => {
    if (!isRecord(body)) return undefined
    const complaints = Object.entries(body).map(([name, value]) => [name, texts(value)] as const)
    const isOfFields = complaints.length > 0 && complaints.every(([, said]) => said.length > 0)
    return isOfFields ? { messages: [], codes: [], fields: Object.fromEntries(complaints) } : undefined
  }
}

export const errorFormats: ReadonlyArray<ErrorFormat> = [detail, oauth, message, fields]
