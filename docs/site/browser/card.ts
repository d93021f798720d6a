/**
 * Renders `public/card.png`, the image in the README and in link previews, from the built landing page. Run it with `node browser/card.ts`.
 */
import { join } from "node:path"
import { serve } from "../serve.ts"
import { executable, open } from "./browser.ts"

/** Hides the interactive parts of the landing page and fits the page to the size of the image. */
const style = `
  .fw-places, .fw-bar-end, .fw-places-narrow, .fw-hero .fw-actions, .fw-hero .fw-note, .fw-landing > :not(.fw-hero), .fw-footer, .fw-copy { display: none !important; }
  .header { position: static; border: 0; padding: 28px 44px 0; }
  .main-frame { padding-top: 0 !important; }
  main .content-panel, .sl-container { padding-block: 0 !important; }
  .fw-hero { padding: 30px 20px 0 !important; gap: 44px; grid-template-columns: 1fr 1.1fr; }
  .fw-hero h1 { font-size: 49px; }
  .fw-hero-lead { font-size: 20px; }
  .fw-hero .fw-code { margin-top: 26px; }
`

if (executable !== undefined) {
  const [site, browser] = await Promise.all([serve(), open()])
  const context = await browser.newContext({
    viewport: { width: 1200, height: 630 },
    deviceScaleFactor: 2,
    bypassCSP: true
  })
  const page = await context.newPage()
  await page.goto(`${site.url}/`)
  await page.addStyleTag({ content: style })
  await page.evaluate("document.fonts.ready.then(() => undefined)")
  await page.screenshot({ path: join(import.meta.dirname, "../public/card.png") })
  await browser.close()
  await site.close()
}
