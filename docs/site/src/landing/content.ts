/**
 * The text of the landing page, which is rendered as both HTML and Markdown.
 */
export const title = "Brand lift and survey sampling, built and tested on your own machine."

export const lead =
  "TypeScript clients for both APIs, callbacks that are verified before they are used, and a sandbox that runs both services in one process. No account needed."

export const command = "@fieldwork/sandbox --scenario analyst"

export interface Role {
  readonly who: string
  readonly question: string
  readonly text: string
  readonly links: ReadonlyArray<{ readonly label: string; readonly href: string; readonly note: string }>
}

export const roles: ReadonlyArray<Role> = [
  {
    who: "Supplier",
    question: "Which surveys are open, and how much am I owed?",
    text: "Every signed callback is stored before the inbox responds. Respondents enter only surveys that they qualify for, and amounts are never rounded.",
    links: [
      { label: "Verify your first callback", href: "/guides/callback/", note: "10 min" },
      { label: "Never lose a callback", href: "/guides/inbox/", note: "guide" },
      { label: "Why a survey was not offered", href: "/guides/why-not-offered/", note: "guide" }
    ]
  },
  {
    who: "Analyst",
    question: "Did the campaign work, and how sure are we?",
    text: "Lift with its interval, for each day and each breakdown. Small samples are reported as “too few respondents”, and significance is adjusted for multiple comparisons.",
    links: [
      { label: "Run your first lift study", href: "/guides/lift-study/", note: "10 min" },
      { label: "Read lift every day", href: "/guides/lift-daily/", note: "guide" },
      { label: "Get the lift for a question", href: "/brand-lift/operations/get-question-lift/", note: "GET" }
    ]
  },
  {
    who: "Buyer",
    question: "Will this survey go live the first time?",
    text: "Drafts are checked before they are sent. A launch is never sent twice, and the page of every error code explains what to do.",
    links: [
      { label: "Publish a survey", href: "/guides/buyer/", note: "guide" },
      { label: "Error codes", href: "/exchange/errors/", note: "reference" },
      { label: "Create a survey", href: "/exchange/operations/create-survey/", note: "POST" }
    ]
  }
]

export const receiver = `import { receiver } from "@fieldwork/webhooks"
import { fetchReceiver } from "@fieldwork/webhooks/fetch"

export default fetchReceiver(
  receiver({
    keys,
    onOpportunity: async ({ survey_id }) => console.log(survey_id),
    onRefusal: ({ message }) => console.warn(message)
  })
)`

export const study = `const { fetch, advance } = createSandbox()
const brandLift = createBrandLift({ ...settings, fetch })

await brandLift.campaigns.launch({ id })
await advance({ days: 40 })

console.log(await brandLift.lift.get({ campaigns_pk, questions_pk }))`

export const markdown = [
  lead,
  `\`\`\`sh\nnpx ${command}\n\`\`\``,
  ...roles.map(
    ({ links, question, text, who }) =>
      `## ${who}: ${question}\n\n${text}\n\n${links.map(({ href, label }) => `- [${label}](${href})`).join("\n")}`
  ),
  "Calls to the exchange can cost money: read [who pays](/who-pays/) first."
].join("\n\n")
