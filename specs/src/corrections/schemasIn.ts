import { at, below, type Document } from "../openapi/index.ts"
import { isObject } from "./Overlay.ts"

/** Returns the JSON Pointers to the schemas of those media types of the request body or response at `pointer` that `accepts` accepts. */
export const schemasIn = (
  document: Document,
  pointer: string,
  accepts: (mediaType: string) => boolean
): ReadonlyArray<string> => {
  const content = at(document, below(pointer, "content"))
  return isObject(content)
    ? Object.keys(content)
        .filter((mediaType) => accepts(mediaType) && at(document, below(pointer, "content", mediaType, "schema")))
        .map((mediaType) => below(pointer, "content", mediaType, "schema"))
    : []
}
