/**
 * The prose in a file: the comments and quoted sentences in a program, or the text of a Markdown page without code.
 */

export interface Prose {
  readonly text: string
  /** The line number, starting at 1. */
  readonly line: number
  readonly kind: "comment" | "string" | "markdown"
}

const lineOf = (source: string, index: number): number => source.slice(0, index).split("\n").length

/** Replaces every character except line breaks with a space, so that positions do not change. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, " ")

const withoutInlineCode = (text: string): string => text.replaceAll(/`[^`\n]*`/g, (code) => "x".repeat(code.length))

const commentText = (comment: string): string =>
  comment
    .replace(/^\/\*\*?|\*\/$/g, "")
    .replaceAll(/^[ \t]*(?:\*|\/\/) ?/gm, "")
    .replaceAll(/```[^]*?```/g, blank)

/** Matches block comments, consecutive `//` lines, and string literals. */
const tokens =
  /\/\*\*?[^]*?\*\/|(?<=^[ \t]*)\/\/ [^\n]*(?:\n[ \t]*\/\/ [^\n]*)*|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm

const isSentence = (text: string): boolean =>
  /[a-z]+ [a-z]+ [a-z]+/i.test(text) && !/^\s*(?:SELECT|UPDATE|INSERT|DELETE|CREATE|ALTER|WITH)\b/.test(text)

/** Returns the comments in a program, and the string literals that are sentences. */
export const proseOfCode = (source: string): ReadonlyArray<Prose> =>
  [...source.matchAll(tokens)].flatMap(({ 0: token, index }): ReadonlyArray<Prose> => {
    const line = lineOf(source, index)
    if (token.startsWith("/")) {
      const text = withoutInlineCode(commentText(token))
      const before = text.length - text.trimStart().length
      return [{ text: text.trim(), line: line + lineOf(text, before) - 1, kind: "comment" }]
    }
    const text = token.slice(1, -1)
    return isSentence(text) ? [{ text: withoutInlineCode(text), line, kind: "string" }] : []
  })

/** Returns the paragraphs of a Markdown page, without code, HTML or front matter. */
export const proseOfMarkdown = (source: string): ReadonlyArray<Prose> => {
  const text = source
    .replace(/^---\n[^]*?\n---\n/, blank)
    .replaceAll(/^( *)(```|~~~)[^]*?\n\1\2/gm, blank)
    .replaceAll(/<!--[^]*?-->|^<[^]*?>$/gm, blank)
  return [...text.matchAll(/(?:[^\n]*\S[^\n]*(?:\n|$))+/g)].map(({ 0: paragraph, index }) => ({
    text: withoutInlineCode(paragraph),
    line: lineOf(source, index),
    kind: "markdown" as const
  }))
}
