import { defineEcConfig } from "@astrojs/starlight/expressive-code"
import { guidePrograms } from "./src/programs/fence-plugin.ts"
import { inkTheme } from "./src/programs/ink-theme.ts"

export default defineEcConfig({
  defaultProps: { wrap: true },
  plugins: [guidePrograms()],
  themes: [inkTheme],
  useStarlightUiThemeColors: false,
  styleOverrides: {
    borderColor: "var(--panel-line)",
    borderRadius: "12px",
    codeFontSize: "0.8125rem",
    codeBackground: "var(--panel)",
    frames: {
      editorBackground: "var(--panel)",
      editorTabBarBackground: "var(--panel)",
      editorActiveTabBackground: "var(--panel)",
      editorActiveTabForeground: "var(--panel-dim)",
      editorActiveTabIndicatorTopColor: "transparent",
      editorTabBarBorderBottomColor: "var(--panel-line)",
      editorTabBarBorderColor: "transparent",
      editorActiveTabBorderColor: "transparent",
      terminalBackground: "var(--panel)",
      terminalTitlebarBackground: "var(--panel)",
      terminalTitlebarForeground: "var(--panel-dim)",
      terminalTitlebarBorderBottomColor: "var(--panel-line)",
      terminalTitlebarDotsOpacity: "0",
      inlineButtonForeground: "var(--panel-dim)",
      frameBoxShadowCssValue: "none"
    }
  }
})
