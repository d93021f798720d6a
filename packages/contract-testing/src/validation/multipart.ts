/**
 * Reads the parts of a `multipart/form-data` body.
 */

/** A part of a `multipart/form-data` body. */
export interface Part {
  readonly name: string
  /** The media type of the part. Empty if the part does not state one. */
  readonly contentType: string
  /** Whether the part is a file. */
  readonly isFile: boolean
  readonly content: string
}

/** Returns the string between the parts of a body with this content type. Returns undefined if the content type does not contain it. */
export const boundaryOf = (contentType: string): string | undefined => {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? []
  return quoted ?? plain
}

/** Returns the parts of a body that have a name. */
export const partsOf = (text: string, boundary: string): ReadonlyArray<Part> =>
  `\r\n${text}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => {
      const end = part.indexOf("\r\n\r\n")
      const head = part.slice(0, Math.max(end, 0))
      const [, name] = /content-disposition:[^\r\n]*?\bname="([^"]*)"/i.exec(head) ?? []
      if (name === undefined) return []
      const [, contentType = ""] = /content-type:[ \t]*([^\r\n]*)/i.exec(head) ?? []
      return [{ name, contentType, isFile: /;[ \t]*filename\*?=/i.test(head), content: part.slice(end + 4) }]
    })
