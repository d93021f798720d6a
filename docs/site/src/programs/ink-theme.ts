/**
 * The dark syntax highlighting theme, which is used in both light and dark mode. Its colours are those of the code panels in the reference.
 */
import { ExpressiveCodeTheme } from "@astrojs/starlight/expressive-code"

const tokens = {
  "#f4a582": ["keyword", "storage", "keyword.operator.new", "variable.language"],
  "#a6d8a4": ["string", "punctuation.definition.string", "string.quoted"],
  "#a9b8ff": ["entity.name.function", "support.function", "entity.name.tag", "support.type.property-name"],
  "#efcb7e": ["constant", "constant.numeric", "constant.language"],
  "#9a958a": ["comment", "punctuation.definition.comment"]
}

export const inkTheme = new ExpressiveCodeTheme({
  name: "fieldwork-ink",
  type: "dark",
  colors: {
    "editor.background": "#1b1a17",
    "editor.foreground": "#edeae2",
    "terminal.background": "#1b1a17",
    "terminal.foreground": "#edeae2"
  },
  settings: [
    { settings: { foreground: "#edeae2", background: "#1b1a17" } },
    ...Object.entries(tokens).map(([foreground, scope]) => ({ scope, settings: { foreground } })),
    { scope: ["keyword.operator", "storage.type.function.arrow"], settings: { foreground: "#edeae2" } }
  ]
})
