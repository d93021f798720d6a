/**
 * Converts Markdown in the API documents to HTML. Angle brackets outside code are treated as text, because the documents use `<name>` literally.
 */
import { marked, Renderer } from "marked"

const renderer = new Renderer()
renderer.html = ({ text }) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

export const inline = (text: string): string => marked.parseInline(text, { renderer, async: false })

export const block = (text: string): string => marked.parse(text, { renderer, async: false })
