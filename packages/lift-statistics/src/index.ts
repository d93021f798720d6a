/**
 * Brand lift statistics: pure functions without dependencies. Inputs and results are proportions from 0 to 1.
 *
 * All exports are named, so a bundle contains only the functions that it uses. Start with {@link analyseLift} to compare two groups, or with {@link
 * fromWire} to convert a result from the brand lift API. Functions return `null`, never NaN, if a result is not mathematically defined.
 */
export { type BayesianOptions, type BayesianResult, betaBinomial, type BetaPrior } from "./betaBinomial.ts"
export {
  type BreakdownPart,
  fromBreakdown,
  type FromBreakdownOptions,
  type WireBreakdownItem
} from "./bridges/fromBreakdown.ts"
export {
  type RespondentBreakdown,
  fromRespondents,
  type FromRespondentsOptions,
  type RespondentLift,
  type RespondentRow
} from "./bridges/fromRespondents.ts"
export { fromWire, type FromWireOptions, type LiftGroups } from "./bridges/fromWire.ts"
export { isPossibleResult } from "./bridges/isPossibleResult.ts"
export { chiSquareUpperTail } from "./ChiSquare.ts"
export { type Assumption, conditionalPower, type ConditionalPowerOptions } from "./conditionalPower.ts"
export { criticalValue, defaultLevel, type Sides } from "./Confidence.ts"
export { type DetectableDesign, minimumDetectableLift } from "./DetectableLift.ts"
export { everSignificant, familyWiseErrorRate, type RepeatedLooks } from "./FalsePositives.ts"
export { fleissSampleSize, type FleissOptions, type FleissSize } from "./Fleiss.ts"
export {
  type Boundaries,
  groupSequential,
  type GroupSequentialDesign,
  groupSequentialSpending,
  type Looks,
  type SpendingBoundaries,
  type SpendingDesign
} from "./groupSequential.ts"
export { defaultMinimumPerGroup, enoughSampleSize, type Group, proportion } from "./Group.ts"
export type { Contradiction } from "./identify/Contradiction.ts"
export type { Convention, Decision, DetailedConvention, WireScale } from "./identify/Convention.ts"
export { shareDecimals } from "./identify/shareDecimals.ts"
export { checkConvention, type ConventionCheck } from "./identify/checkConvention.ts"
export { type Identification, identify, type PValueConvention } from "./identify/identify.ts"
export type { WireLift, WireTest } from "./identify/WireLift.ts"
export {
  excludesZero,
  type Interval,
  type LiftInterval,
  liftInterval,
  newcombeInterval,
  relativeLiftInterval,
  smallCell,
  waldInterval,
  wilsonInterval
} from "./Interval.ts"
export { InvalidInputError, type InvalidInputReason } from "./InvalidInputError.ts"
export {
  type GroupSummary,
  type LevelResult,
  type Lift,
  type LiftAnalysis,
  type AnalyseLiftOptions,
  analyseLift
} from "./LiftAnalysis.ts"
export { type GroupInput, limitToRespondents } from "./limitToRespondents.ts"
export { adjustPValues, type MultiplicityMethod, multiplicityMethods } from "./Multiplicity.ts"
export { normalCdf, normalQuantile, normalUpperTail } from "./Normal.ts"
export {
  type PartResult,
  type AnalysePartsOptions,
  type PartsAnalysis,
  type PartVerdict,
  analyseParts
} from "./PartsAnalysis.ts"
export { type RespondentCounts, daysUntil, likelyDay, type LikelyDayOptions, type Pacing, pacing } from "./Planning.ts"
export {
  defaultPower,
  type GroupSizes,
  power,
  type PowerOptions,
  type PoweredDesign,
  type RequiredResponses,
  requiredResponses,
  type TestDesign
} from "./power.ts"
export { rake, type RakingResult, type RakingOptions, type RakingTargets } from "./Raking.ts"
export type { RakingCell } from "./RakingDimension.ts"
export { relativeScoreInterval } from "./relativeScoreInterval.ts"
export { analyseLooks, type LookInput, type AnalyseLooksOptions, type LookResult } from "./analyseLooks.ts"
export { sampleRatio, type SampleRatio, type SampleRatioOptions } from "./SampleRatio.ts"
export { agrestiCaffoInterval, meeInterval, miettinenNurminenInterval } from "./ScoreInterval.ts"
export {
  asymptoticCs,
  type AsymptoticCsOptions,
  defaultAlpha,
  defaultTau,
  type Look,
  msprt,
  type MsprtOptions,
  type MsprtResult,
  type SequentialResult
} from "./Sequential.ts"
export {
  heterogeneity,
  type Heterogeneity,
  type LiftDifference,
  liftDifference,
  mantelHaenszel,
  type StratifiedLift,
  type Stratum
} from "./Stratified.ts"
export { cochranArmitage, type ScoredGroup, type Trend } from "./Trend.ts"
export {
  exceedsMargin,
  lift,
  type LiftScale,
  marginOfError,
  type Pooling,
  pValue,
  standardError,
  zScore
} from "./TwoProportions.ts"
export {
  type NotSignificantVerdict,
  type SignificantVerdict,
  type TooFewRespondentsVerdict,
  type Verdict,
  verdictSentence
} from "./Verdict.ts"
export {
  type VarianceMethod,
  weigh,
  type WeightedCell,
  type WeightedGroup,
  type Weigher,
  weigher
} from "./Weighting.ts"
