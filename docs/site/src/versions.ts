/**
 * Lists the versions whose documentation is deployed. The list is fetched from the host because it is not known during a build.
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
      // Ignored: the page works without the version list.
    }
  }
}

export const define = (): void => {
  if (customElements.get("fw-versions") === undefined) customElements.define("fw-versions", Versions)
}
