/**
 * A lift result, or an item of a breakdown, as the service sends it: names and shapes are the wire's.
 *
 * The type is structural on purpose, because this package does not depend on a client. Every field may be absent or null.
 */

/** One requested level. */
export interface WireTest {
  readonly confidence_level: number
  readonly margin_of_error?: number | null | undefined
  readonly statistically_significant?: boolean | null | undefined
}

/**
 * The fields of a lift result of the service that this package reads, in wire names. Every field may be absent or null. Percentages are 0 to
 * 100.
 */
export interface WireLift {
  readonly exposed_count?: number | null | undefined
  readonly control_count?: number | null | undefined
  readonly in_target_exposed_count?: number | null | undefined
  readonly in_target_control_count?: number | null | undefined
  readonly total_count?: number | null | undefined
  readonly exposed_percentage?: number | null | undefined
  readonly control_percentage?: number | null | undefined
  readonly lift_percentage?: number | null | undefined
  readonly confidence_level?: number | null | undefined
  readonly margin_of_error?: number | null | undefined
  readonly statistically_significant?: boolean | null | undefined
  readonly statistical_test?: ReadonlyArray<WireTest> | null | undefined
  readonly p_value?: number | null | undefined
  readonly enough_sample_size?: boolean | null | undefined
}

/** Whether this is a number that can be read; the wire has null where there is none. */
export const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value)

/** The tests of a result at levels between 0 and 1, the one at the top first. */
export const testsOf = ({
  confidence_level: level,
  margin_of_error,
  statistical_test,
  statistically_significant
}: WireLift): ReadonlyArray<WireTest> =>
  [
    ...(isNumber(level) ? [{ confidence_level: level, margin_of_error, statistically_significant }] : []),
    ...(statistical_test ?? [])
  ].filter((test) => test.confidence_level > 0 && test.confidence_level < 1)
