/**
 * Hides secrets and respondent identifiers from the language model. The spec marks the properties that contain them.
 */
import type { Document } from "@fieldwork/specs/openapi"

export const hiddenText = "[hidden]"

/** Returns the kind of each property that the API documents mark as sensitive, keyed by property name. */
export const sensitiveNames = (documents: Iterable<Document>): ReadonlyMap<string, "respondent" | "secret"> => {
  const found = new Map<string, "respondent" | "secret">()
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return
    if ("properties" in value && typeof value.properties === "object" && value.properties !== null) {
      for (const [name, schema] of Object.entries(value.properties as Record<string, unknown>)) {
        const mark: unknown = Reflect.get(Object(schema), "x-sensitive")
        if (mark === "respondent" || mark === "secret") found.set(name, mark)
      }
    }
    Object.values(value).forEach(visit)
  }
  for (const document of documents) visit(document.components?.schemas)
  return found
}

export class Privacy {
  private readonly secrets = new Set<string>()
  private readonly names: ReadonlySet<string>

  /** `revealed` contains the names of the sensitive properties that the user has permitted the model to see. Secrets are never revealed. */
  constructor(sensitive: ReadonlyMap<string, "respondent" | "secret">, revealed: ReadonlySet<string>) {
    this.names = new Set(
      [...sensitive].filter(([name, kind]) => kind === "secret" || !revealed.has(name)).map(([name]) => name)
    )
  }

  /** Adds a value that must not appear in any output, such as a key or a token. */
  addSecret(secret: string | undefined): void {
    if (secret === undefined || secret.length < 4) return
    this.secrets.add(secret)
    this.secrets.add(JSON.stringify(secret).slice(1, -1))
  }

  /** Returns a copy in which the values of sensitive properties are hidden. `null` and undefined values are kept. */
  hide(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.hide(each))
    if (typeof value !== "object" || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => {
        const isEmpty = each === null || each === undefined
        return [name, this.names.has(name) && !isEmpty ? hiddenText : this.hide(each)]
      })
    )
  }

  /** Returns `text` with all secrets removed. */
  hideSecrets(text: string): string {
    let shown = text
    for (const secret of this.secrets) shown = shown.replaceAll(secret, hiddenText)
    return shown
  }
}
