/** Reads a request body according to its media type. */
import type { Operation } from "@fieldwork/specs/openapi"
import type { Incoming } from "./Message.ts"

export type Read =
  | { readonly tag: "none" }
  | { readonly tag: "value"; readonly mediaType: string; readonly value: unknown }
  | { readonly tag: "unreadable"; readonly detail: string }

const utf8 = new TextDecoder("utf-8", { fatal: true })

const mediaTypeOf = (header: string): string =>
  header === "application/json" ? header : (header.split(";")[0]?.trim().toLowerCase() ?? "")

/** Reads the body. JSON is parsed. Bodies of other documented media types are returned as bytes. */
export const read = (operation: Operation, incoming: Incoming): Read => {
  const { body } = operation
  if (body === undefined) return { tag: "none" }
  if (incoming.body.length === 0) {
    return body.required ? { tag: "unreadable", detail: "A request body is required." } : { tag: "none" }
  }
  const mediaType = mediaTypeOf(incoming.headers["content-type"] ?? "")
  if (!Object.hasOwn(body.content, mediaType)) {
    const accepted = Object.keys(body.content)
    const found = mediaType === "" ? "none was sent" : `${mediaType} was sent`
    return { tag: "unreadable", detail: `Content-Type must be ${accepted.join(" or ")}; ${found}.` }
  }
  if (mediaType !== "application/json") return { tag: "value", mediaType, value: incoming.body }
  try {
    return { tag: "value", mediaType, value: JSON.parse(utf8.decode(incoming.body)) }
  } catch (cause) {
    return {
      tag: "unreadable",
      detail: `The body is not valid JSON: ${cause instanceof Error ? cause.message : "unreadable"}`
    }
  }
}
