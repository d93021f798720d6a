/**
 * The formats of the API's error bodies. The brand lift document specifies only the error format of the group operations. Other formats that are
 * common in similar services are supported as well.
 */
import { type ErrorFormat, isRecord, texts } from "@fieldwork/core"

/** `{ detail }`: the format for invalid credentials, missing resources and exceeded limits. */
const detail: ErrorFormat = {
  read: (body) =>
    isRecord(body) && typeof body["detail"] === "string"
      ? { messages: [body["detail"]], codes: [], fields: {} }
      : undefined
}

/** `{ error, error_description }`: the OAuth 2.0 format for a rejected token request (RFC 6749, section 5.2). */
const oauth: ErrorFormat = {
  read: (body) =>
    isRecord(body) && typeof body["error"] === "string" && typeof body["error_description"] === "string"
      ? { messages: [body["error_description"]], codes: [body["error"]], fields: {} }
      : undefined
}

/** `{ message, error, error_details: [{ scope, title, detail }] }`: the format that the brand lift document specifies (section "Errors", item 1). */
const message: ErrorFormat = {
  read: (body) => {
    if (!isRecord(body) || !("message" in body || "error" in body)) return undefined
    const details = Array.isArray(body["error_details"]) ? body["error_details"].filter(isRecord) : []
    const said = [body["message"], body["error"], ...details.flatMap((_) => [_["title"], _["detail"]])]
    return { messages: said.flatMap(texts), codes: [], fields: {} }
  }
}

/** `{ field: [messages] }`: the format for a request that violates the API's rules. */
const fields: ErrorFormat = {
  read: (body) => {
    if (!isRecord(body)) return undefined
    const complaints = Object.entries(body).map(([name, value]) => [name, texts(value)] as const)
    const isOfFields = complaints.length > 0 && complaints.every(([, said]) => said.length > 0)
    return isOfFields ? { messages: [], codes: [], fields: Object.fromEntries(complaints) } : undefined
  }
}

export const errorFormats: ReadonlyArray<ErrorFormat> = [detail, oauth, message, fields]
