/**
 * The addresses of one page for each page template of the site, including hand-written pages.
 */
export const templates = [
  "/",
  "/guides/lift-study/",
  "/guides/callback/",
  "/sandbox/",
  "/brand-lift/",
  "/brand-lift/operations/get-question-lift/",
  "/exchange/operations/create-survey/",
  "/exchange/webhooks/receive-outcomes/",
  "/exchange/schemas/",
  "/exchange/schemas/subscribed-survey/",
  "/exchange/errors/",
  "/exchange/errors/v07/",
  "/packages/",
  "/packages/webhooks/",
  "/packages/brand-lift-client/",
  "/statements/brand-lift/",
  "/silent/exchange/",
  "/states/",
  "/changelog/",
  "/architecture/",
  "/deprecations/",
  "/404.html"
] as const
