/**
 * The lift result or breakdown item as the brand lift API returns it, with the field names and types of the API.
 *
 * The type is structural, so this package does not depend on a client. Every field may be absent or null.
 */

/** The significance test at one of the requested confidence levels. */
export interface WireTest {
  readonly confidence_level: number
  readonly margin_of_error?: number | null | undefined
  readonly statistically_significant?: boolean | null | undefined
}

/**
 * The fields of a lift result that this package reads, with their names in the brand lift API. Every field may be absent or null. Percentages are
 * from 0 to 100.
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

/** Checks whether a value is a finite number. The API returns null if there is no value. */
export const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value)

/** Returns the tests of a result at levels between 0 and 1, with the test in the top-level fields first. */
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
