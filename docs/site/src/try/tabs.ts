/**
 * Tabs that follow the ARIA tabs pattern. Without JavaScript, all panels are shown. The selected tab is stored and applies to all pages.
 */

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const store = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The browser blocks storage. The selection is not stored, and the first tab is shown on the next page.
  }
}

export const makeTabs = (list: HTMLElement, key: string): void => {
  const tabs = [...list.querySelectorAll<HTMLButtonElement>("[role=tab]")]
  const panelOf = (tab: HTMLElement) => document.getElementById(tab.getAttribute("aria-controls") ?? "")
  const select = (chosen: HTMLElement) => {
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen))
      tab.tabIndex = tab === chosen ? 0 : -1
      const panel = panelOf(tab)
      if (panel !== null) panel.hidden = tab !== chosen
    }
  }
  const first = tabs.find((tab) => tab.textContent === stored(key)) ?? tabs[0]
  if (first !== undefined) select(first)
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener("click", () => {
      select(tab)
      store(key, tab.textContent)
    })
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      const next = step === undefined ? undefined : tabs[(index + step + tabs.length) % tabs.length]
      if (next === undefined) return
      event.preventDefault()
      next.click()
      next.focus()
    })
  }
}
