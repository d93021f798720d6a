/**
 * Decodes a download for a terminal.
 */
import { clean } from "./clean.ts"

/** Escapes the harmful characters of a text except for its line breaks. */
const cleanLines = (text: string): string => text.split(/\r?\n/).map(clean).join("\n")

/** Yields the text of a UTF-8 download with harmful characters escaped. A chunk may end inside a character or inside a line break. */
export async function* terminalText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  let held = ""
  for await (const chunk of chunks) {
    const text = held + decoder.decode(chunk, { stream: true })
    held = text.endsWith("\r") ? "\r" : ""
    yield cleanLines(text.slice(0, text.length - held.length))
  }
  yield cleanLines(held + decoder.decode())
}
