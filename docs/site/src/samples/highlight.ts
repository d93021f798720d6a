/**
 * Highlights code as HTML with a few CSS classes. The function runs at build time and, if a sample changes, in the page. Light and dark mode use the
 * same dark theme.
 */

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

const keywords =
  "import|from|export|const|let|await|async|for|of|new|return|yield|function|type|interface|readonly|true|false|null|undefined|if|else|throw|try|catch|default"

const languages: Readonly<Record<"ts" | "json" | "sh" | "txt", RegExp>> = {
  ts: new RegExp(
    String.raw`(?<c>//[^\n]*)|(?<s>"(?:[^"\\]|\\.)*"|\x60(?:[^\x60\\]|\\.)*\x60)|(?<k>\b(?:${keywords})\b\*?)|(?<n>\b\d[\d_.]*\b)|(?<f>\b[A-Za-z_$][\w$]*(?=\())`,
    "g"
  ),
  json: /(?<f>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<s>"(?:[^"\\]|\\.)*")|(?<n>-?\b\d[\d.eE+-]*\b)|(?<k>\b(?:true|false|null)\b)/g,
  sh: /(?<c>#[^\n]*)|(?<s>'[^']*'|"[^"]*")|(?<k>--[\w-]+)|(?<f>^\s*(?:npm|npx|pnpm|yarn|node|curl|git)\b)/gm,
  txt: /(?!)/g
}

export type Language = keyof typeof languages

export const highlight = (code: string, language: Language): string => {
  let html = ""
  let from = 0
  for (const match of code.matchAll(languages[language])) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? []
    if (kind === undefined) continue
    html += `${escape(code.slice(from, match.index))}<i class="${kind}">${escape(match[0])}</i>`
    from = match.index + match[0].length
  }
  return html + escape(code.slice(from))
}
