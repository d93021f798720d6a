import { strToU8, unzipSync, zipSync } from "fflate"
import { describe, expect, it } from "vitest"
import { rewriteArchive } from "../../../src/brand-lift/exports/rewriteArchive.ts"
import { start } from "../startBrandLift.ts"

const files = { "b.xml": strToU8("<b/>"), "[Content_Types].xml": strToU8("<Types/>"), "a/": new Uint8Array() }

/** Returns the timestamp of the first entry, read from its local file header. */
const stampOf = (archive: Uint8Array) => new DataView(archive.buffer, archive.byteOffset).getUint32(10, true)

describe("rewritten archives", () => {
  it("a rewritten export archive depends only on its contents, not on the clock or the order of files", () => {
    const [early, late] = [new Date(2001, 1, 3), new Date(2040, 4, 6)].map((mtime) => zipSync(files, { mtime }))
    const reversed = zipSync(Object.fromEntries(Object.entries(files).toReversed()))
    const expected = rewriteArchive(early ?? new Uint8Array(), start)
    expect(rewriteArchive(late ?? new Uint8Array(), start)).toEqual(expected)
    expect(rewriteArchive(reversed, start)).toEqual(expected)
    // Midnight on 1 January 1980 is the earliest time that the format supports.
    expect(stampOf(expected)).toBe(0x00210000)
  })

  it("a rewritten export archive begins with the list of content types and contains no folders", () => {
    expect(Object.keys(unzipSync(rewriteArchive(zipSync(files), start)))).toEqual(["[Content_Types].xml", "b.xml"])
  })
})
