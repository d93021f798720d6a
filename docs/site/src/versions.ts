/**
 * Lists the versions of the documentation that are deployed. The list is fetched at run time, because it is not known at build time.
 */
class Versions extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const root = this.dataset["root"] ?? ""
    try {
      const response = await fetch(`${root}/versions.json`)
      if (!response.ok) return
      const versions = (await response.json()) as ReadonlyArray<string>
      if (versions.length === 0) return
      const links = versions.flatMap((version) => [
        ", ",
        Object.assign(document.createElement("a"), { href: `${root}/${version}/`, textContent: version })
      ])
      this.replaceChildren("Documentation of other versions: ", ...links.slice(1), ".")
    } catch {
      // The error is ignored because the page works without the list of versions.
    }
  }
}

export const define = (): void => {
  if (customElements.get("fw-versions") === undefined) customElements.define("fw-versions", Versions)
}
