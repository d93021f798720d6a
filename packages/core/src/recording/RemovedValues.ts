/**
 * Stores the values that are removed from a recorded session, and replaces them in text by their placeholders.
 */
import { placeholders } from "./Session.ts"
import { writtenForms } from "./writtenForms.ts"

/**
 * The minimum length, in characters, of a value that is replaced everywhere. Shorter values are common in text, so they are replaced only where they
 * are an entire path segment, or where the name of their field, parameter or CSV column is sensitive.
 */
export const minLength = 5

export class RemovedValues {
  private readonly values = new Map<string, string>()
  private readonly forms = new Map<string, ReadonlyArray<string | RegExp>>()

  /** Returns the placeholder of a value, or undefined if the value is not removed. */
  placeholderOf(value: string): string | undefined {
    return this.values.get(value)
  }

  /** Records the placeholder of a value, unless the value already has one. */
  add(value: string, made: string): void {
    if (!this.values.has(value)) this.values.set(value, made)
  }

  /** Returns `text` with placeholders in place of the values, in every form in which a service may write them. */
  replaceIn(text: string): string {
    let clean = text
    for (const [value, made] of this.longestFirst()) {
      if (value.length < minLength) continue
      for (const form of this.formsOf(value)) clean = outsidePlaceholders(clean, form, made)
    }
    return clean
  }

  private longestFirst(): ReadonlyArray<readonly [string, string]> {
    return [...this.values].toSorted(([a], [b]) => b.length - a.length)
  }

  private formsOf(value: string): ReadonlyArray<string | RegExp> {
    const forms = this.forms.get(value) ?? writtenForms(value)
    this.forms.set(value, forms)
    return forms
  }
}

/** Replaces a value in `text`, but not within placeholders. */
const outsidePlaceholders = (text: string, value: string | RegExp, by: string): string => {
  const inserted = text.match(placeholders) ?? []
  return text
    .split(placeholders)
    .map((part, index) => part.replaceAll(value, by) + (inserted[index] ?? ""))
    .join("")
}
