/** Builds the data of a test campaign, as `collect` would return it. */
import { identify, type LiftGroups, analyseParts } from "@fieldwork/lift-statistics"
import type { LiftTable } from "@fieldwork/brand-lift/promise"
import type { Source } from "../../src/index.ts"

export interface Counts {
  readonly name?: string
  readonly xe: number
  readonly ne: number
  readonly xc: number
  readonly nc: number
}

const groupsOf = ({ nc, ne, xc, xe }: Counts): LiftGroups => ({
  exposed: { x: xe, n: ne, respondents: ne },
  control: { x: xc, n: nc, respondents: nc },
  weighted: false,
  designEffect: 1
})

type Named = Pick<
  LiftTable.Row,
  "question" | "questionName" | "questionText" | "breakdown" | "variable" | "part" | "key" | "order"
>

const rowsOf = (all: ReadonlyArray<Named & { readonly counts: Counts }>): ReadonlyArray<LiftTable.Row> => {
  const { parts } = analyseParts(all.map(({ counts }) => groupsOf(counts)))
  return all.map(({ counts, ...named }, i): LiftTable.Row => {
    const part = parts[i]
    const verdict = part?.verdict ?? "tooFew"
    const { nc, ne, xc, xe } = counts
    return {
      ...named,
      exposed: ne,
      control: nc,
      exposedInTarget: xe,
      controlInTarget: xc,
      weighted: false,
      exposedEffective: ne,
      controlEffective: nc,
      exposedShare: ne === 0 ? null : xe / ne,
      controlShare: nc === 0 ? null : xc / nc,
      lift: part?.analysis.lift?.points ?? null,
      relativeLift: part?.analysis.lift?.relative ?? null,
      serviceMargin: null,
      serviceSignificant: null,
      servicePValue: null,
      serviceEnoughSample: null,
      lower: part?.test.interval?.lower ?? null,
      upper: part?.test.interval?.upper ?? null,
      method: part?.test.interval?.method ?? null,
      pValue: part?.pValue ?? null,
      adjustedP: part?.adjustedP ?? null,
      significant: verdict === "significantAdjusted" || verdict === "unadjustedOnly",
      significantAdjusted: verdict === "significantAdjusted",
      verdict,
      tooFew: verdict === "tooFew",
      impressionShare: null
    }
  })
}

export interface SourceOptions {
  readonly questions: ReadonlyArray<Counts>
  /** The counts of the first question, by device. */
  readonly devices?: ReadonlyArray<Counts>
  readonly status?: string
  readonly asOf?: string
  readonly client?: string
  readonly name?: string
}

export const sourceOf = ({
  asOf = "2026-02-15",
  client = "Alder Coffee",
  devices = [],
  name = "Alder Coffee winter",
  questions,
  status = "complete"
}: SourceOptions): Source => {
  const wholes = questions.map((counts, i) => ({
    question: i + 1,
    questionName: counts.name ?? `question_${i + 1}`,
    questionText: "Which of these have you heard of?",
    breakdown: "overall" as const,
    variable: null,
    part: "Everyone",
    key: "everyone",
    order: 0,
    counts
  }))
  const parts = devices.map((counts, order) => ({
    question: 1,
    questionName: questions[0]?.name ?? "question_1",
    questionText: "",
    breakdown: "device" as const,
    variable: null,
    part: counts.name ?? `device ${order + 1}`,
    key: `device-${order + 1}`,
    order,
    counts
  }))
  return {
    campaign: {
      id: "5f0c3a52",
      name,
      client,
      status,
      start: "2026-01-06T00:00:00Z",
      end: "2026-02-15T00:00:00Z",
      impressions: null,
      mainQuestion: 1
    },
    asOf: `${asOf}T03:00:00.000Z`,
    table: {
      campaign: "5f0c3a52",
      level: 0.9,
      minimumPerGroup: 50,
      adjustment: "benjaminiHochberg",
      convention: identify([]),
      rows: [...rowsOf(wholes), ...rowsOf(parts)],
      missing: []
    },
    days: questions.map((counts, i) => ({ at: `${asOf}T03:00:00.000Z`, question: i + 1, groups: groupsOf(counts) })),
    daysFrom: "history"
  }
}
