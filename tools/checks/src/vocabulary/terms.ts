/**
 * Words and patterns that this project does not use in prose, each with its replacement.
 *
 * The list contains mistakes that have been made before, so that they do not recur. It does not replace the style guide in CONTRIBUTING.md.
 */

/** A pattern that is not allowed in prose. */
export interface Term {
  readonly pattern: RegExp
  /** The wording that replaces the pattern. */
  readonly use: string
  /** Whether the pattern is disallowed only at the beginning of a comment. */
  readonly opens?: boolean
}

const thing =
  "document|documents|spec|specs|server|service|response|header|field|row|table|wire|file|log|exchange|sandbox|message|status|body|error|test|guide|page|report|decision|schema"

export const terms: ReadonlyArray<Term> = [
  {
    pattern: /(?<!\bthere )\b(?:is|are|was) no (?!longer\b|more\b|other\b|fewer\b|less\b|later\b|earlier\b)[a-z]/i,
    use: '"is not a …"'
  },
  { pattern: /\bfor good\b/i, use: '"permanently"' },
  { pattern: /\bwho does\b(?! not)/, use: '"a caller that …", "users who …"' },
  { pattern: /\bstands(?! for\b)/, use: '"is written", "is stored" or "is listed"' },
  { pattern: /\banew\b/i, use: '"again" or "from scratch"' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, use: '"fix"' },
  { pattern: /\bonce more\b/i, use: '"again"' },
  { pattern: /\bis sent again\b/, use: '"resent" or "retried"' },
  { pattern: /\bgo(?:es)? on\b/, use: '"continue"' },
  { pattern: /\b(?:by|of|for|from|in|on|with) (?:(?:the|a|its|their) )?[\w-]+ alone\b/i, use: '"only"' },
  { pattern: /\bnot understood\b/i, use: '"could not be interpreted"' },
  { pattern: /\bpaging style/i, use: '"pagination"' },
  { pattern: /\bparcels?\b/i, use: '"batch"' },
  {
    pattern: new RegExp(`\\b(?:${thing}) (?:says|said|answers|answered)\\b`, "i"),
    use: '"states", "returns", "responds with" or "contains"'
  },
  { pattern: /\bby itself alone\b|\bof its own accord\b/i, use: '"by itself"' },
  { pattern: /\bis no fault\b/i, use: '"no error"' },
  { pattern: /^(?:Of(?! two\b)|Those|Whatever|Whoever|As many|As it is)\b/, use: "a noun as the subject", opens: true }
]
