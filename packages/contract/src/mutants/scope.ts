/**
 * Selects the sandbox files to mutate. Files are excluded if the contract does not specify their behaviour.
 */
const openParts: ReadonlyArray<readonly [files: RegExp, reason: string]> = [
  [
    /^control\/|^exchange\/control\/|^brand-lift\/control\.ts$|^(Simulation|inProcess|states)\.ts$/,
    "the control API of the sandbox"
  ],
  [
    /^exchange\/recordings\/|^corrections\/|^http\/(applyFault|Delay|Faults|mutateResponse|remembered)\.ts$/,
    "tools of the sandbox"
  ],
  [
    /^exchange\/streams\/(DeliveryFaults|DeliveryHistory|digest)\.ts$/,
    "the history of deliveries that the sandbox records"
  ],
  [
    /^(brand-lift|exchange)\/Settings\.ts$|^exchange\/Compatibility\.ts$|^http\/RateLimit\.ts$/,
    "interpretations that are disabled by default"
  ],
  [/^http\/Respond\.ts$/, "the in-process `fetch` that replaces a network"],
  [/^environment\/|^platform\/|^exchange\/(Agenda|Timeline)\.ts$/, "the virtual clock and the random numbers"],
  [
    /^brand-lift\/study\/(Column|Condition|Effect|Ids|Media|MediaPlan|People|Population|RecruitmentPacing|Respondent|Study|Weights)\.ts$/,
    "the model of respondents and impressions: any respondents are allowed"
  ],
  [
    /^exchange\/market\/(Axes|change|Churn|Conditions|Entrants|Groups|Market|SurveyGenerator|Traffic|Wander)\.ts$/,
    "the model of the market: any surveys are allowed"
  ],
  [/^exchange\/(respondents|sessions)\//, "the model of the behaviour of respondents"],
  [/^exchange\/data\/questions\/languages\//, "translations: any text is allowed"]
]

/** Returns the reason why the contract does not specify a file's behaviour, or undefined if it does. */
export const openReason = (file: string): string | undefined => openParts.find(([files]) => files.test(file))?.[1]
