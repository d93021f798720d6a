/**
 * The sandbox's own panelists. A PID such as `panel-eng_us-000123` denotes a panelist of that locale. Any other PID does not have a locale.
 */
import { allCountryLanguages, localeOf } from "../data/locales.ts"

const locales: ReadonlySet<string> = new Set(allCountryLanguages.map(([, code]) => localeOf(code)))

const form = /^panel-([a-z]{3}_[a-z]{2})-\d+$/

/** Returns the locale of a PID, or undefined if the PID is not one of the sandbox's panelists. */
export const localeOfPanelist = (pid: string): string | undefined => {
  const [, locale] = form.exec(pid) ?? []
  return locale !== undefined && locales.has(locale) ? locale : undefined
}

export const panelist = (locale: string, index: number): string => `panel-${locale}-${String(index).padStart(6, "0")}`
