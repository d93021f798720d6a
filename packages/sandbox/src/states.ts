/** The state machines of the brand lift service and the exchange, for diagrams. They are derived from the tables that the sandbox itself uses. */
import * as Campaign from "./brand-lift/campaigns/Lifecycle.ts"
import * as Export from "./brand-lift/exports/Export.ts"
import { day, minute } from "./brand-lift/Instant.ts"
import { surveyStatuses } from "./exchange/data/codes.ts"
import * as Survey from "./exchange/market/Survey.ts"
import { reasons } from "./exchange/streams/toMessage.ts"

/** One transition of a state machine. */
export interface Transition {
  /** The state before the transition. */
  readonly from: string
  /** A description of the event that triggers the transition. */
  readonly when: string
  /** The state after the transition. */
  readonly to: string
}

/** The states of one kind of object. */
export interface StateMachine {
  readonly id: "campaign" | "export" | "survey" | "subscription" | "opportunity"
  /** The kind of object that the state machine describes, such as "A campaign". */
  readonly title: string
  /** Where the transitions are defined: a section of an API document, or the sandbox itself. */
  readonly source: string
  /** All transitions that occur in the sandbox. */
  readonly transitions: ReadonlyArray<Transition>
}

const campaignTriggers: Readonly<Record<Campaign.Trigger, string>> = {
  launch: "launchCampaign",
  start: "the start date is reached",
  end: "the end date is reached",
  reopen: "the end date or a count is raised"
}

const surveyName = (status: Survey.Status): string =>
  surveyStatuses.flatMap(([, code, name]) => (code === status ? [`${code} ${name.toLowerCase()}`] : []))[0] ?? status

const surveyTriggers: Readonly<Record<Survey.Trigger, string>> = {
  launch: "the buyer sets the survey live",
  pause: "the buyer pauses the survey",
  resume: "the buyer resumes the survey",
  finish: "the quota is full",
  archive: "the survey is archived"
}

/** Converts a transition table, keyed by state and trigger, to a list of transitions. */
const transitionsOf = <State extends string, Trigger extends string>(
  table: Readonly<Record<State, Partial<Record<Trigger, State>>>>,
  stateName: (state: State) => string,
  triggerName: (trigger: Trigger) => string
): ReadonlyArray<Transition> =>
  (Object.entries(table) as Array<[State, Partial<Record<Trigger, State>>]>).flatMap(([from, triggers]) =>
    (Object.entries(triggers) as Array<[Trigger, State]>).map(([trigger, to]) => ({
      from: stateName(from),
      when: triggerName(trigger),
      to: stateName(to)
    }))
  )

const { excel, powerpoint } = Export.kinds

/** The status of a survey as a supplier knows it after a message, keyed by the reason given in the message. */
const known = { new: "active", updated: "active", reactivated: "active", deactivated: "inactive" } as const

const opportunityTransitions = Object.entries(reasons).flatMap(([from, reasonsByFit]) =>
  Object.entries(reasonsByFit).flatMap(([now, reason]): ReadonlyArray<Transition> =>
    reason === undefined
      ? []
      : [
          {
            from,
            when: `${reason}: the survey has changed and ${now === "fits" ? "is open and matches" : "is closed or no longer matches"}`,
            to: Object.entries(known).find(([name]) => name === reason)?.[1] ?? from
          }
        ]
  )
)

/**
 * The state machines of the brand lift service and the exchange, for diagrams. They are derived from the tables that the sandbox itself uses.
 *
 * @example
 * ```ts
 * import { stateMachines } from "@fieldwork/sandbox/states"
 *
 * const campaign = stateMachines.find(({ id }) => id === "campaign")
 * campaign?.transitions.find(({ from }) => from === "draft") // => { "from": "draft", "when": "launchCampaign", "to": "pending" }
 * ```
 */
export const stateMachines: ReadonlyArray<StateMachine> = [
  {
    id: "campaign",
    title: "A campaign",
    source: "the brand lift document, States and transitions; `pending` between launch and start date is inferred",
    transitions: transitionsOf(
      Campaign.transitions,
      (state) => state,
      (trigger) => campaignTriggers[trigger]
    )
  },
  {
    id: "export",
    title: "An export",
    source: "the brand lift document, Endpoints 31 to 34; the durations are chosen by the sandbox",
    transitions: [
      {
        from: "requested",
        when: `the file is created: ${excel.takes / minute} minutes for Excel, ${powerpoint.takes / minute} for PowerPoint`,
        to: "ready"
      },
      { from: "ready", when: `${Export.retention / day} days later`, to: "expired" }
    ]
  },
  {
    id: "survey",
    title: "A survey of the market",
    source:
      "codes of the SurveyStatuses lookup; the exchange document does not specify transitions, so the sandbox chooses them",
    transitions: transitionsOf(Survey.transitions, surveyName, (trigger) => surveyTriggers[trigger])
  },
  {
    id: "opportunity",
    title: "A survey in the messages to a supplier",
    source: "the four reasons are taken from public material; when each is sent is the sandbox's interpretation",
    transitions: opportunityTransitions
  },
  {
    id: "subscription",
    title: "A subscription",
    source: "the exchange document, Opportunities and Respondent outcomes: one subscription per supplier and stream",
    transitions: [
      { from: "none", when: "create…Subscription", to: "active" },
      { from: "active", when: "create…Subscription replaces it", to: "active" },
      { from: "active", when: "remove…Subscription", to: "none" }
    ]
  }
]
