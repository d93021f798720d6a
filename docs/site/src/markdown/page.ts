/**
 * A reference page as Markdown.
 */

export interface Page {
  readonly href: string
  readonly title: string
  readonly description: string
  /** The body, without the title. */
  readonly markdown: string
}
