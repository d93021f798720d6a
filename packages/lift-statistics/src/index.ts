/**
 * Brand lift statistics: pure functions, no dependencies, proportions (0 to 1) in and out.
 *
 * Plain named exports, so that a bundle holds only the functions it calls. Start at {@link readLift}; everything else
 * is what it is made of.
 */
export { criticalValue, defaultLevel, type Sides } from "./Confidence.ts"
export { type DetectableDesign, minimumDetectableLift } from "./DetectableLift.ts"
export { everSignificant, familyWiseFalsePositive, type RepeatedLooks } from "./FalsePositives.ts"
export { defaultMinimumPerGroup, enoughSampleSize, type Group, proportion } from "./Group.ts"
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
  type GroupInput,
  type GroupReading,
  type LevelReading,
  type Lift,
  type LiftReading,
  type ReadingOptions,
  readLift
} from "./LiftReading.ts"
export { normalCdf, normalQuantile, normalUpperTail } from "./Normal.ts"
export {
  defaultPower,
  type GroupSizes,
  power,
  type PoweredDesign,
  type RequiredResponses,
  requiredResponses,
  type TestDesign
} from "./Power.ts"
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
export { type VarianceMethod, weigh, type WeightedCell, type WeightedGroup } from "./Weighting.ts"
